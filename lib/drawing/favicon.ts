import { BRAND_COLOURS } from './brand-colours.generated'
import { MARK_PATH } from './mark'

/** The favicon: the mark in white on a square of ink. */
const ICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -12 52 52"><rect x="-4" y="-12" width="52" height="52" rx="12" fill="${BRAND_COLOURS.ink}"/><path fill="#fff" d="${MARK_PATH}"/></svg>`

/** The favicon as an address that costs no request. */
export const ICON_DATA_URL = `data:image/svg+xml,${encodeURIComponent(ICON_SVG)}`
