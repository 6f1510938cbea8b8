import { waveOutline, type WaveSegment } from './waveform-path'

/** The mark: one word spoken on a live line. */
const MARK_SEGMENTS: readonly WaveSegment[] = [
  { dx: 7, y: 0 },
  { dx: 5, y: 8 },
  { dx: 5, y: -9 },
  { dx: 5, y: 10 },
  { dx: 5, y: -10 },
  { dx: 5, y: 5 },
  { dx: 4, y: 0 },
  { dx: 6, y: 0 },
]

export const MARK_PATH = waveOutline(1, 14, MARK_SEGMENTS)

/** The brand mark as a picture of its own, in the violet of the visitor's colour scheme. */
const BRAND_MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 28" width="44" height="28"><style>path{fill:#4d2fd6;stroke:#4d2fd6;stroke-width:.6}@media(prefers-color-scheme:dark){path{fill:#c0b0ff;stroke:#c0b0ff}}</style><path d="${MARK_PATH}"/></svg>`

/** The brand mark as an address that costs no request. */
export const BRAND_MARK_DATA_URL = `data:image/svg+xml,${encodeURIComponent(BRAND_MARK_SVG)}`

/** The favicon: the mark in white on a square of ink. */
export const ICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -12 52 52"><rect x="-4" y="-12" width="52" height="52" rx="12" fill="#1c1430"/><path fill="#fff" d="${MARK_PATH}"/></svg>`

/** The favicon as an address that costs no request. */
export const ICON_DATA_URL = `data:image/svg+xml,${encodeURIComponent(ICON_SVG)}`
