import { displayWidthEm } from './fit-text'

interface Box {
  /** Width and height, in hundredths of a measure. */
  width: number
  height: number
  /** Height of a line, in em. */
  leadingEm: number
  trackingEm: number
  /** The largest size to try, in hundredths of the measure. */
  largest: number
}

const STEP = 0.1
const SMALLEST = 3

/** The largest type size, in hundredths of a measure, with which a title that wraps keeps to a box. */
export function sizeToWrap(title: string, { width, height, leadingEm, trackingEm, largest }: Box): number {
  let size = largest
  while (size > SMALLEST && linesOf(title, width / size, trackingEm) * size * leadingEm > height) size -= STEP
  return Math.round(size * 10) / 10
}

/** How many lines a title has in a column of this width; more than any box holds if a word is wider than that. */
function linesOf(title: string, widthEm: number, trackingEm: number): number {
  let lines = 1
  let line = ''
  for (const word of title.split(' ')) {
    if (displayWidthEm(word, trackingEm) > widthEm) return Infinity
    const longer = line ? `${line} ${word}` : word
    const fits = displayWidthEm(longer, trackingEm) <= widthEm
    if (!fits) lines += 1
    line = fits ? longer : word
  }
  return lines
}
