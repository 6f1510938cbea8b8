import { cx } from 'class-variance-authority'
import { speechWave, wavePath, flatSegment, type WaveSegment } from '@/lib/drawing/waveform-path'

/** Units of the drawing, which is stretched to the width of its place. */
const WIDTH = 1200
const HEIGHT = 132
const AXIS_Y = 40
const BURST = { width: 46, height: 34, pitch: 5 }

const MINUTES_A_DAY = 24 * 60

/** Minutes since midnight. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The hours that an axis of this width shows, from the first call's to midnight, and where on it the calls are. */
function axisOf(times: readonly string[], width: number, burstWidth: number) {
  const from = Math.floor(Math.min(...times.map(minutesOf)) / 60) * 60
  const x = (minutes: number) => ((minutes - from) / (MINUTES_A_DAY - from)) * width
  const half = burstWidth / 2
  return {
    hours: Array.from({ length: (MINUTES_A_DAY - from) / 60 + 1 }, (_, hour) => x(from + hour * 60)),
    // The last ones leave space for those after them.
    calls: times.map((time, index) =>
      Math.min(Math.max(x(minutesOf(time)), half), width - half - (times.length - 1 - index) * burstWidth),
    ),
  }
}

/** A level line with a burst of speech at each call. */
function axisPath(calls: readonly number[]): string {
  const segments: WaveSegment[] = []
  let x = 0
  calls.forEach((call, index) => {
    const start = Math.max(x, call - BURST.width / 2)
    segments.push(flatSegment(start - x), ...speechWave({ ...BURST, seed: index + 3, side: 'above' }))
    x = start + BURST.width
  })
  return wavePath(0, AXIS_Y, [...segments, flatSegment(WIDTH - x)])
}

interface DayAxisProps {
  /** 24-hour clock, in the order of the day. */
  times: readonly string[]
  /** Distance between two of the columns below, as a share of the width. */
  gap: number
  className?: string
}

/**
 * The day as a line, with a cord from each call to the column that describes it. The line joins the page line at its
 * last hour.
 */
export function DayAxis({ times, gap, className }: DayAxisProps) {
  const { hours, calls } = axisOf(times, WIDTH, BURST.width)
  return (
    <div aria-hidden="true" className={cx('relative h-33', className)}>
      <i
        className="absolute left-full w-(--page-line-gap) border-t-2 border-ink rtl:hidden"
        style={{ top: AXIS_Y - 1 }}
      />
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="size-full overflow-visible fill-none stroke-2 *:[vector-effect:non-scaling-stroke]"
      >
        <path
          className="stroke-line-2 stroke-1"
          d={hours.map((x) => `M${Math.round(x)} ${AXIS_Y + 6}v8`).join('')}
        />
        {calls.map((x, index) => {
          const end = ((WIDTH * (1 + gap)) / times.length) * index
          return (
            <path
              key={index}
              className="stroke-accent"
              d={`M${Math.round(x)} ${AXIS_Y}C${Math.round(x)} ${HEIGHT - 30} ${Math.round(end)} ${AXIS_Y + 30} ${Math.round(end)} ${HEIGHT}`}
            />
          )
        })}
        <path className="stroke-ink" d={axisPath(calls)} />
      </svg>
    </div>
  )
}

/** A phone's line: as wide as its screen is, so that the bursts keep their shape. */
const PHONE = { width: 328, height: 44, axisY: 34, burst: { width: 52, height: 30, pitch: 5 }, tick: 12 }

interface CallOnDayProps {
  /** 24-hour clock, in the order of the day. */
  times: readonly string[]
  /** Index of the call that speaks. */
  current: number
  className?: string
}

/** The line of the day as one of its calls has it: a burst of speech at its time, and a jack at those of the others. */
export function CallOnDay({ times, current, className }: CallOnDayProps) {
  const { width, height, axisY, burst, tick } = PHONE
  const { calls } = axisOf(times, width, tick)
  const start = Math.min(Math.max((calls[current] ?? 0) - burst.width / 2, 0), width - burst.width)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={cx('w-full overflow-visible fill-none stroke-2', className)}
      aria-hidden="true"
    >
      <path className="stroke-ink" d={`M0 ${axisY}H${start}M${start + burst.width} ${axisY}H${width}`} />
      <path
        className="stroke-accent"
        d={wavePath(start, axisY, speechWave({ ...burst, seed: current + 3, side: 'above' }))}
      />
      {calls.map((x, index) =>
        x > start && x < start + burst.width ? null : (
          <circle key={index} className="fill-surface stroke-ink" cx={x} cy={axisY} r="4" />
        ),
      )}
    </svg>
  )
}
