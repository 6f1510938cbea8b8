import { flatSegment, speechWave, type WaveSegment } from '@/lib/drawing/waveform-path'

/* Waveforms on the rule above a section. Each refers to the content of its section. */

/** Our agent above the line, and a caller below it. */
export const agentAndCallerBursts: readonly WaveSegment[] = [
  ...speechWave({ width: 112, height: 17, pitch: 8, seed: 4, side: 'above' }),
  flatSegment(10),
  ...speechWave({ width: 74, height: 15, pitch: 8, seed: 6, side: 'below' }),
]

/** One short rise for each question. */
export const questionBursts = (count: number): WaveSegment[] =>
  Array.from({ length: count }, () => [{ dx: 9, y: -15 }, { dx: 12, y: 0 }, flatSegment(13)]).flat()

/** One burst for each recording, as long as the recording is. */
export const recordingBursts = (durationsSeconds: readonly number[]): WaveSegment[] =>
  durationsSeconds.flatMap((seconds, index) => [
    ...speechWave({ width: seconds, height: 14, pitch: 6, seed: index + 2 }),
    flatSegment(14),
  ])
