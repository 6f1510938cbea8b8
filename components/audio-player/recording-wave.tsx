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

const svgClass = 'absolute inset-0 size-full'

export function RecordingWave({ width, height, agent, caller, strokeStyle }: RecordingWaveProps) {
  const box = `0 0 ${width} ${height}`
  const line = strokeStyle === 'line'
  return (
    <>
      <svg
        viewBox={box}
        preserveAspectRatio="none"
        className={cx(
          svgClass,
          'stroke-ink-3 opacity-0 group-data-[state=paused]/player:opacity-55 group-data-[state=playing]/player:opacity-55',
          line ? 'fill-none stroke-[1.7px] [stroke-linejoin:round]' : 'fill-ink-3 stroke-[.55px]',
        )}
        aria-hidden="true"
      >
        {line ? <path d={`M0 ${height / 2}H${width}`} vectorEffect="non-scaling-stroke" /> : null}
        <path d={agent + caller} vectorEffect={line ? 'non-scaling-stroke' : undefined} />
      </svg>
      <svg
        viewBox={box}
        preserveAspectRatio="none"
        className={cx(
          svgClass,
          'group-data-[state=paused]/player:[clip-path:inset(0_calc(100%-var(--played)*100%)_0_0)] group-data-[state=playing]/player:[clip-path:inset(0_calc(100%-var(--played)*100%)_0_0)]',
          line ? 'fill-none stroke-[1.7px] [stroke-linejoin:round]' : 'stroke-[.55px]',
        )}
        aria-hidden="true"
      >
        <path
          d={agent}
          className={line ? 'stroke-accent' : 'fill-accent stroke-accent'}
          vectorEffect={line ? 'non-scaling-stroke' : undefined}
        />
        <path
          d={caller}
          className={line ? 'stroke-ink' : 'fill-ink stroke-ink'}
          vectorEffect={line ? 'non-scaling-stroke' : undefined}
        />
      </svg>
    </>
  )
}
