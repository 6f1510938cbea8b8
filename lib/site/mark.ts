import { nibLine, type Swing } from './pen'

/** The mark: one word spoken on a live line. */
const SWINGS: readonly Swing[] = [
  { dx: 7, y: 0 },
  { dx: 5, y: 8 },
  { dx: 5, y: -9 },
  { dx: 5, y: 10 },
  { dx: 5, y: -10 },
  { dx: 5, y: 5 },
  { dx: 4, y: 0 },
  { dx: 6, y: 0 },
]

export const MARK_PATH = nibLine(1, 14, SWINGS)
