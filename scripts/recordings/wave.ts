interface PeakOptions {
  bars: number
  /** Only what is said within these spans counts. */
  spans: ReadonlyArray<{ startSeconds: number; endSeconds: number }>
  sampleRate: number
}

const WAV_HEADER_BYTES = 44

/** Loudness of each bar's time as 0..100, from a 16-bit mono WAV; silence is 0. */
export function peaksOf(wav: Buffer, { bars, spans, sampleRate }: PeakOptions): number[] {
  const count = Math.floor((wav.length - WAV_HEADER_BYTES) / 2)
  const within = (seconds: number) =>
    spans.some((span) => seconds >= span.startSeconds && seconds < span.endSeconds)
  const levels = Array.from({ length: bars }, (_, bar) => {
    const [from, to] = [Math.floor((bar * count) / bars), Math.floor(((bar + 1) * count) / bars)]
    let sum = 0
    for (let index = from; index < to; index++) {
      if (!within(index / sampleRate)) continue
      const sample = wav.readInt16LE(WAV_HEADER_BYTES + index * 2) / 32768
      sum += sample * sample
    }
    return Math.sqrt(sum / Math.max(1, to - from))
  })
  const loudest = Math.max(...levels, Number.EPSILON)
  return levels.map((level) => Math.round((level / loudest) * 100))
}
