import { brand } from '@/content/brand'
import { BRAND_COLOURS } from './brand-colours.generated'

/** The brand mark, 44 wide and 28 high. */
export const MARK_PATH = brand.mark

const { accentOnLight, accentOnDark } = BRAND_COLOURS

/** The brand mark as a picture of its own, in the accent of the visitor's colour scheme. */
const BRAND_MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 28" width="44" height="28"><style>path{fill:${accentOnLight};stroke:${accentOnLight};stroke-width:.6}@media(prefers-color-scheme:dark){path{fill:${accentOnDark};stroke:${accentOnDark}}}</style><path d="${MARK_PATH}"/></svg>`

/** The brand mark as an address that costs no request. */
export const BRAND_MARK_DATA_URL = `data:image/svg+xml,${encodeURIComponent(BRAND_MARK_SVG)}`
