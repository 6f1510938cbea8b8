/**
 * The brand mark: a short waveform, as `waveOutline` draws it (tests/unit/drawing/mark.test.ts). It is written out
 * here because the bar of every page shows it, and nothing else there needs the code that draws waveforms.
 */
export const MARK_PATH =
  'M1.9 13.4c3.2 0 3.9 0 7 0c2.3 0 2.8 8 5 8c2.3 0 2.8-17 5-17c2.3 0 2.8 19 5 19c2.3 0 2.8-20 5-20c2.3 0 2.8 15 5 15c1.8 0 2.2-5 4-5c2.7 0 3.3 0 6 0l-1.8 1.2c-2.7 0-3.3 0-6 0c-1.8 0-2.2 5-4 5c-2.2 0-2.7-15-5-15c-2.2 0-2.7 20-5 20c-2.2 0-2.7-19-5-19c-2.2 0-2.7 17-5 17c-2.2 0-2.7-8-5-8c-3.1 0-3.9 0-7 0Z'

/** The brand mark as a picture of its own, in the accent of the visitor's colour scheme. */
const BRAND_MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 28" width="44" height="28"><style>path{fill:#4d2fd6;stroke:#4d2fd6;stroke-width:.6}@media(prefers-color-scheme:dark){path{fill:#c0b0ff;stroke:#c0b0ff}}</style><path d="${MARK_PATH}"/></svg>`

/** The brand mark as an address that costs no request. */
export const BRAND_MARK_DATA_URL = `data:image/svg+xml,${encodeURIComponent(BRAND_MARK_SVG)}`
