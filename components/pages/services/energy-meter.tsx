import { fill } from '@/content/format'
import type { ProcessContent } from '@/content/services'
import { waveOutline, flatSegment, speechWave } from '@/lib/drawing/waveform-path'

const WIDTH = 300
const MIDDLE = 22

/** A meter from 0 to 100: a waveform whose length and height follow the value, then a flat line. */
export function EnergyMeter({ content, energy }: { content: ProcessContent; energy: number }) {
  const busy = (WIDTH - 8) * (energy / 100)
  const burst = speechWave({ width: busy, height: 6 + energy * 0.13, pitch: 6, seed: energy })
  const path = waveOutline(2, MIDDLE, [...burst, flatSegment(WIDTH - 4 - busy)])
  return (
    <div className="mt-4">
      <svg
        viewBox={`0 0 ${WIDTH} ${2 * MIDDLE}`}
        preserveAspectRatio="none"
        className="h-11 w-full max-w-102 fill-accent stroke-accent stroke-[.55px]"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <p
        role="meter"
        aria-label={content.energy}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={energy}
        aria-valuetext={fill(content.energyShare, { energy })}
        className="text-sm lining-nums tabular-nums"
      >
        <b>{`${content.energy} ${energy}`}</b> <span className="text-ink-3">{content.energyNote}</span>
      </p>
    </div>
  )
}
