import { cx } from 'class-variance-authority'

interface RecordingWaveProps {
  width: number
  height: number
  /** Paths of the two voices: ours is the accent, the caller's is ink. */
  agent: string
  caller: string
  /** line: strokes of one width on a base line; pen: filled outlines whose width varies. */
  strokeStyle: 'line' | 'pen'
}

/** Grey after the playback position, and in colour up to it. */
const restClass =
  'stroke-ink-3 opacity-0 group-data-[state=paused]/player:opacity-55 group-data-[state=playing]/player:opacity-55'
const playedClass =
  'group-data-[state=paused]/player:[clip-path:inset(0_calc(100%-var(--played)*100%)_0_0)] group-data-[state=playing]/player:[clip-path:inset(0_calc(100%-var(--played)*100%)_0_0)]'

export function RecordingWave({ width, height, agent, caller, strokeStyle }: RecordingWaveProps) {
  const line = strokeStyle === 'line'
  const penClass = line ? 'fill-none stroke-[1.7px] [stroke-linejoin:round]' : 'stroke-[.55px]'
  const svg = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', 'aria-hidden': true }
  const stroke = line ? ({ vectorEffect: 'non-scaling-stroke' } as const) : {}
  return (
    <>
      <svg {...svg} className={cx('absolute inset-0 size-full', penClass, restClass, line || 'fill-ink-3')}>
        {line ? <path d={`M0 ${height / 2}H${width}`} {...stroke} /> : null}
        <path d={agent + caller} {...stroke} />
      </svg>
      <svg {...svg} className={cx('absolute inset-0 size-full', penClass, playedClass)}>
        <path d={agent} className={cx('stroke-accent', line || 'fill-accent')} {...stroke} />
        <path d={caller} className={cx('stroke-ink', line || 'fill-ink')} {...stroke} />
      </svg>
    </>
  )
}
