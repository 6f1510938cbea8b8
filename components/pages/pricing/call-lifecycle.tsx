import { cx } from 'class-variance-authority'
import type { CSSProperties, ReactNode } from 'react'
import moves from '@/components/motion/moves.module.css'
import { callerData } from '@/content/contract-figures'
import type { LifecycleStage } from '@/content/your-data'
import { flatSegment, speechWave, wavePath, type WaveSegment } from '@/lib/drawing/waveform-path'
import { toTenth } from '@/lib/drawing/svg-math'

/** The stages of what was said in a call, on one line: side by side in a wide window, two in a row in a narrow one. */
export function CallLifecycle({ stages }: { stages: readonly LifecycleStage[] }) {
  return (
    <ol className="grid grid-cols-2 gap-y-4 md:gap-y-8 lg:grid-cols-4">
      {stages.map(({ id, title, text }, index) => (
        <li key={index}>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            aria-hidden="true"
            className={cx('w-full fill-none stroke-ink stroke-2', moves.swells)}
            style={{ '--line-at': LINE_Y / HEIGHT } as CSSProperties}
          >
            {DRAWINGS[id]}
          </svg>
          <h3 className="mt-1 type-display text-2xl md:mt-3">{title}</h3>
          <p className="mt-1.5 pr-6 text-sm text-pretty text-ink-2 lg:pr-10 lg:text-base">{text}</p>
        </li>
      ))}
    </ol>
  )
}

const WIDTH = 280
const HEIGHT = 92
const LINE_Y = 56

const speech = (width: number, seed: number, side: 'above' | 'below') =>
  speechWave({ width, height: side === 'above' ? 44 : 28, pitch: 7, seed, side })

const lineFrom = (x: number, ...segments: readonly (WaveSegment | WaveSegment[])[]) =>
  wavePath(x, LINE_Y, segments.flat())

/** At most two months are drawn, so that the days stay apart. */
const MAX_DAYS = 60

/** The line with a stroke for each day, every seventh longer. */
function daysLine(days: number): string {
  const drawn = Math.min(days, MAX_DAYS)
  const strokes = Array.from(
    { length: drawn },
    (_, day) => `M${toTenth(4 + (day * (WIDTH - 8)) / drawn)} ${LINE_Y}v${day % 7 === 0 ? -20 : -10}`,
  )
  return lineFrom(0, flatSegment(WIDTH)) + strokes.join('')
}

/** A call, the same with words cut out, the days it is kept, and a line without it. */
const DRAWINGS: Record<LifecycleStage['id'], ReactNode> = {
  said: (
    <>
      <path d={lineFrom(0, flatSegment(20), speech(120, 4, 'above'))} className="stroke-accent" />
      <path d={lineFrom(140, flatSegment(10), speech(110, 7, 'below'), flatSegment(20))} />
    </>
  ),
  cut: (
    <>
      <path d={lineFrom(0, flatSegment(10), speech(250, 9, 'below'), flatSegment(20))} />
      {/* Higher than the wave on both sides of the line, so that nothing of it can be read. */}
      <path d={`M58 ${LINE_Y + 10}h58m34 0h70`} strokeWidth="52" />
    </>
  ),
  kept: <path d={daysLine(callerData.keptDays)} />,
  deleted: (
    <>
      <path d={`M6 ${LINE_Y}H214`} strokeLinecap="round" strokeDasharray="0.1 8" />
      <path d={`M222 ${LINE_Y - 9}l18 18m0-18-18 18`} className="stroke-accent" />
    </>
  ),
}
