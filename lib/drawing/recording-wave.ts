import { wavePath, flatSegment, type WaveSegment } from './waveform-path'

/** Loudness over a recording, 0 to 100 a bar, for each of its two voices. */
interface RecordedVoices {
  agent: readonly number[]
  caller: readonly number[]
}

export const WAVE = { width: 600, height: 96 } as const
const MIDDLE = WAVE.height / 2
const REACH = 45
const SILENCE_THRESHOLD = 4
/** The number of bars over which the waveform returns to the line if a recording ends during speech. */
const END_BARS = 4
/** How far a peak crosses to the other side of the line. */
const CROSSING = 0.14

/** Waveforms of a recording's loudness: our agent above the line, the caller below it. */
export const drawRecording = ({ agent, caller }: RecordedVoices) => ({
  agent: drawVoice(agent, -1),
  caller: drawVoice(caller, 1),
})

function drawVoice(bars: readonly number[], side: 1 | -1): string {
  const dx = WAVE.width / bars.length
  return spokenParts(bars)
    .map(({ from, to }) => {
      // The last bar returns to the line, so that the path has no gap.
      const segments: WaveSegment[] = bars
        .slice(from, Math.min(to, bars.length - 1))
        .map((loudness, index) => {
          const untilEnd = Math.min(1, (bars.length - 1 - from - index) / END_BARS)
          const reach = Math.min(1, loudness / 100) * untilEnd * REACH * side
          // Whole units: tenths are not visible, and would make the page's drawings a tenth larger.
          return { dx, y: Math.round(index % 2 === 1 ? reach : -reach * CROSSING) }
        })
      return wavePath(from * dx, MIDDLE, [...segments, flatSegment(dx)])
    })
    .join('')
}

/** Ranges of bars with speech, half-open. */
function spokenParts(bars: readonly number[]): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  let from = -1
  for (let index = 0; index <= bars.length; index++) {
    const speaks = (bars[index] ?? 0) >= SILENCE_THRESHOLD
    if (speaks && from < 0) from = index
    if (speaks || from < 0) continue
    parts.push({ from, to: index })
    from = -1
  }
  return parts
}
