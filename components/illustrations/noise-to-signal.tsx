import { CalligraphicStroke } from './waveform'
import { wavePath, flatSegment, speechWave, type WaveSegment } from '@/lib/drawing/waveform-path'
import { seededRandom } from '@/lib/drawing/random'

const WIDTH = 1296
const QUARTER = WIDTH / 4

/** A line in four quarters, one for each step of the process: noise, rhythm, turns of speech, signal. */
export function NoiseToSignal({ label }: { label: string }) {
  const turns = [
    ...speechWave({ width: QUARTER / 3, height: 52, pitch: 8, seed: 31 }),
    ...speechWave({ width: QUARTER / 3, height: 56, pitch: 8, seed: 36 }),
    ...speechWave({ width: QUARTER / 3, height: 54, pitch: 8, seed: 33 }),
  ]
  const signal = [
    flatSegment(30),
    ...speechWave({ width: 150, height: 34, pitch: 8, seed: 5, side: 'above' }),
    flatSegment(QUARTER - 180),
  ]
  return (
    <div
      className="page-line-drawing relative page-full mt-[clamp(24px,3vw,48px)] h-[clamp(110px,11.5vw,190px)] max-md:mb-3 max-md:h-16"
      data-page-line="drawing"
      role="img"
      aria-label={label}
    >
      <svg
        viewBox={`0 0 ${WIDTH} 160`}
        preserveAspectRatio="none"
        className="size-full overflow-visible fill-none stroke-ink stroke-[1.25px]"
        aria-hidden="true"
      >
        <CalligraphicStroke d={wavePath(0, 80, [...noise(QUARTER), ...rhythm(QUARTER), ...turns])} />
        <CalligraphicStroke d={wavePath(QUARTER * 3, 80, signal)} className="stroke-accent" />
      </svg>
      <i className="absolute top-[calc(50%-6px)] -right-px size-3 rounded-full bg-live" />
    </div>
  )
}

function noise(width: number): WaveSegment[] {
  const random = seededRandom(7)
  const segments: WaveSegment[] = []
  let x = 0
  while (x < width - 12) {
    const dx = Math.round(3 + random() * 6)
    const size = Math.round(Math.min(1, x / 60) * (18 + random() * 54))
    segments.push({ dx, y: segments.length % 2 === 0 ? size : -size })
    x += dx
  }
  return [...segments, { dx: width - x, y: 0 }]
}

function rhythm(width: number): WaveSegment[] {
  const count = 22
  const dx = width / count
  return Array.from({ length: count }, (_, index) => ({
    dx,
    y: index === count - 1 ? 0 : (index % 2 === 0 ? 1 : -1) * (58 - index * 1.3),
  }))
}
