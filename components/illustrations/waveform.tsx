import { useId, type CSSProperties } from 'react'
import { waveOutline, speechWave, type WaveSegment } from '@/lib/drawing/waveform-path'

const WIDTH = 1440

interface InkRuleProps {
  /** Middle of the burst, in 1440ths of the rule. */
  burstAt: number
  /** Shape of the burst; speech unless given. At most 20 units high. */
  burst?: readonly WaveSegment[] | undefined
}

/** A rule across the page with a burst of a waveform in it. */
export function InkRule({
  burstAt,
  burst = speechWave({ width: 180, height: 15, pitch: 8, seed: burstAt }),
}: InkRuleProps) {
  const half = burst.reduce((width, { dx }) => width + dx, 0) / 2
  const start = burstAt - half
  const penId = useId()
  const pen = `url(#${penId})`
  return (
    <div className="ink-rule" style={{ '--at': `${burstAt}px` } as CSSProperties} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} 40`} preserveAspectRatio="xMidYMid slice">
        <path d={`M0 20H${start}M${burstAt + half} 20H${WIDTH}`} />
        <path d={waveOutline(start, 20, burst)} fill={pen} stroke={pen} />
        {/* The colour of the pen above the rule, on the ground of the previous section, and below it (page.css). */}
        <linearGradient id={penId} gradientUnits="userSpaceOnUse" x2="0" y2="40">
          <stop offset=".5" />
          <stop offset=".5" />
        </linearGradient>
      </svg>
    </div>
  )
}

/** Offsets of the two edges of the stroke from its middle, in drawing units. */
const EDGES = ['translate(.55 -.4)', 'translate(-.55 .4)']

/** A thin line whose width changes with its direction, as with a broad pen: the path, drawn twice and set apart. */
export function CalligraphicStroke({ d, className }: { d: string; className?: string | undefined }) {
  return EDGES.map((edge) => (
    <path key={edge} d={d} transform={edge} className={className} vectorEffect="non-scaling-stroke" />
  ))
}
