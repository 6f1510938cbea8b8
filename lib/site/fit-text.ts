import { displayWidths } from './display-widths.generated'

/** Width of a character that the display cut lacks, in em: that of a wide letter. */
const UNKNOWN_EM = 0.5

const emOf = new Map(
  Object.entries(displayWidths).flatMap(([em, characters]) =>
    [...characters].map((character) => [character, Number(em)] as const),
  ),
)

/** Width of a line set in the display cut, in em, without kerning, which makes it shorter. `trackingEm` follows each letter. */
export const displayWidthEm = (line: string, trackingEm = 0): number =>
  [...line].reduce((width, character) => width + (emOf.get(character) ?? UNKNOWN_EM) + trackingEm, 0)

/** Font size with which a line of this width fills its measure, in hundredths of the measure. */
export const sizeToFill = (widthEm: number): number => Math.floor(1000 / widthEm) / 10

/** From this size on, in hundredths of the measure, a title stands on one line on a phone too. */
const LARGE_ENOUGH = 20
/** Share of the measure that the longer of two lines fills. */
const TWO_LINES_FILL = 0.9

/** Sizes with which a title fills its measure, in hundredths of it: on one line, and on a phone on two if one would be small. */
export function closingSizes(title: string, trackingEm: number): { wide: number; narrow: number } {
  const wide = sizeToFill(displayWidthEm(title, trackingEm))
  if (wide >= LARGE_ENOUGH) return { wide, narrow: wide }
  const words = title.split(' ')
  const longerLines = words.map((_, at) =>
    Math.max(
      displayWidthEm(words.slice(0, at).join(' '), trackingEm),
      displayWidthEm(words.slice(at).join(' '), trackingEm),
    ),
  )
  return { wide, narrow: TWO_LINES_FILL * sizeToFill(Math.min(...longerLines)) }
}
