import { brand } from '@/content/brand'
import { BRAND_COLOURS } from './brand-colours.generated'

/** The brand mark, 44 wide and 28 high. */
export const MARK_PATH = brand.mark

const { accent, accentOnDark } = BRAND_COLOURS

/** The brand mark as a picture of its own, in the accent of the visitor's colour scheme. */
const BRAND_MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 28" width="44" height="28"><style>path{fill:${accent};stroke:${accent};stroke-width:.6}@media(prefers-color-scheme:dark){path{fill:${accentOnDark};stroke:${accentOnDark}}}</style><path d="${MARK_PATH}"/></svg>`

/** The brand mark as an address that costs no request. */
export const BRAND_MARK_DATA_URL = `data:image/svg+xml,${encodeURIComponent(BRAND_MARK_SVG)}`

/** The favicon: the mark in white on a square of ink. */
const ICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -12 52 52"><rect x="-4" y="-12" width="52" height="52" rx="12" fill="${BRAND_COLOURS.ink}"/><path fill="#fff" d="${MARK_PATH}"/></svg>`

/** The favicon as an address that costs no request. */
export const ICON_DATA_URL = `data:image/svg+xml,${encodeURIComponent(ICON_SVG)}`
