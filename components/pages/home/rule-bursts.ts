import { rest, speech, type Swing } from '@/lib/site/pen'

/** What is heard on the rule above a section: it belongs to what the section shows. */

/** Our agent above the line, and a caller below it. */
export const twoVoices: readonly Swing[] = [
  ...speech({ width: 112, height: 17, pitch: 8, seed: 4, side: 'above' }),
  rest(10),
  ...speech({ width: 74, height: 15, pitch: 8, seed: 6, side: 'below' }),
]

/** One short rise for each question. */
export const questions = (count: number): Swing[] =>
  Array.from({ length: count }, () => [{ dx: 9, y: -15 }, { dx: 12, y: 0 }, rest(13)]).flat()

/** One burst for each recording, as long as the recording is. */
export const recordingBursts = (durationsSeconds: readonly number[]): Swing[] =>
  durationsSeconds.flatMap((seconds, index) => [
    ...speech({ width: seconds, height: 14, pitch: 6, seed: index + 2 }),
    rest(14),
  ])
