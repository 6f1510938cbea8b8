import { CalligraphicStroke } from './waveform'
import { wavePath, flatSegment, speechWave, type WaveSegment } from '@/lib/drawing/waveform-path'

const WIDTH = 1440

/** A waveform whose amplitude falls to zero. The page line enters it on the left and leaves it on the right. */
export function FadingLine() {
  const segments: WaveSegment[] = []
  let x = 0
  for (let turn = 0; x < 1000; turn++) {
    const progress = x / 1100
    const width = 130 - turn * 6
    const side = turn % 2 === 0 ? 'above' : 'below'
    segments.push(
      ...speechWave({ width, height: 52 * (1 - progress) ** 1.4, pitch: 8 + turn, seed: turn + 11, side }),
    )
    const pause = 14 + turn * 9
    segments.push(flatSegment(pause))
    x += width + pause
  }
  segments.push(flatSegment(WIDTH - x))
  return (
    <div
      className="page-line-drawing relative mt-[clamp(16px,4vw,64px)] mb-[clamp(12px,3vw,40px)] h-[clamp(48px,8vw,120px)]"
      data-page-line="drawing"
      aria-hidden="true"
    >
      <svg
        viewBox={`0 0 ${WIDTH} 120`}
        preserveAspectRatio="none"
        className="size-full fill-none stroke-ink stroke-[1.25px]"
      >
        <CalligraphicStroke d={wavePath(0, 60, segments)} />
      </svg>
      {/* The dot at the end of the line. */}
      <i className="absolute top-[calc(50%-6px)] -right-0.5 size-3 rounded-full bg-live" />
    </div>
  )
}
