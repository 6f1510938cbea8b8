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

/** The favicon: the mark in white on a square of ink. */
export const ICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -12 52 52"><rect x="-4" y="-12" width="52" height="52" rx="12" fill="#1c1430"/><path fill="#fff" d="${MARK_PATH}"/></svg>`

/** The favicon as an address that costs no request. */
export const ICON_DATA_URL = `data:image/svg+xml,${encodeURIComponent(ICON_SVG)}`
