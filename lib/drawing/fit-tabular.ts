import type { CSSProperties } from 'react'
import { fitStyle, TRACKING_EM } from './fit-text'

/**
 * As `fitStyle`, for a figure whose digits are all as wide as a zero (`tabular-nums`). Apart from it, because not every page
 * has such a figure.
 */
export const tabularFitStyle = (figure: string): CSSProperties =>
  fitStyle(figure.replace(/\d/g, '0'), TRACKING_EM.figure)
