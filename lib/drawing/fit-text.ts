import type { CSSProperties } from 'react'
import { displayWidths } from './display-widths.generated'

/** Assumed width, in em, of a character that the display font lacks, in whichever font has it: CJK and emoji are square. */
const fallbackWidthEm = (character: string) => (character < '\u2e80' ? 0.7 : 1)

const widthEmByCharacter = new Map(
  Object.entries(displayWidths).flatMap(([em, characters]) =>
    [...characters].map((character) => [character, Number(em)] as const),
  ),
)

/** Letter spacing in em, as the theme has it: `tracking-display`, `tracking-quote`, `tracking-figure`. */
export const TRACKING_EM = { display: -0.006, quote: -0.012, figure: -0.013 } as const

/** Width of a line set in the display font, in em, without kerning, which makes it shorter. `trackingEm` follows each letter. */
export const displayWidthEm = (line: string, trackingEm = 0): number =>
  [...line].reduce(
    (width, character) =>
      width + (widthEmByCharacter.get(character) ?? fallbackWidthEm(character)) + trackingEm,
    0,
  )

/** Width of the longest word, in em: what cannot be narrower. */
const longestWordEm = (line: string, trackingEm = 0): number =>
  Math.max(...line.split(' ').map((word) => displayWidthEm(word, trackingEm)))

/** Some systems round the width of each letter to a pixel. A word that is too wide then breaks before its full stop. */
export const ROUNDED_ADVANCES = 1.01

/** Font size with which a line of this width fills its measure, in hundredths of the measure. */
export const sizeToFill = (widthEm: number): number => Math.floor(1000 / widthEm) / 10

/**
 * As a style: `--fit`, the size at which a line fills its measure, and `--fit-word`, that at which its longest word does.
 * `hangingEm`: how far its first letter extends into the margin.
 */
export const fitStyle = (line: string, trackingEm = 0, hangingEm = 0): CSSProperties =>
  ({
    '--fit': `${sizeToFill(displayWidthEm(line, trackingEm) - hangingEm)}cqw`,
    '--fit-word': `${sizeToFill(ROUNDED_ADVANCES * longestWordEm(line, trackingEm) - hangingEm)}cqw`,
  }) as CSSProperties

/** A title of at least this size, in hundredths of the measure, has one line on a phone too. */
const MIN_SINGLE_LINE_SIZE = 20
const TWO_LINE_FILL_SHARE = 0.9

/**
 * The type sizes with which a title fills its width, in hundredths of it: on one line, or on a phone on two if one would
 * be small.
 */
export function closingSizes(title: string, trackingEm: number): { wide: number; narrow: number } {
  const wide = sizeToFill(displayWidthEm(title, trackingEm))
  if (wide >= MIN_SINGLE_LINE_SIZE) return { wide, narrow: wide }
  const words = title.split(' ')
  const longerLines = words.map((_, index) =>
    Math.max(
      displayWidthEm(words.slice(0, index).join(' '), trackingEm),
      displayWidthEm(words.slice(index).join(' '), trackingEm),
    ),
  )
  return { wide, narrow: TWO_LINE_FILL_SHARE * sizeToFill(Math.min(...longerLines)) }
}

/** Largest sizes of the headline of home, with which "It rings once" fills the page: on one line, and on a phone on two. */
const MAX_HEADLINE_SIZE = { wide: 25.7, narrow: 46.6 }
const PHONE_HEADLINE_SHARE = 0.982
/** How far its first letter extends into the margin, in em. */
const HANGING_EM = 0.018
/** The full stop of the headline, drawn as a dot, and the space before it. */
const DOT_EM = 0.158
const DOT_GAP_EM = 0.04

/**
 * Sizes with which the headline of home fills its measure, in hundredths of it, and the position of its full stop, in em
 * from the start of its line: on one line, and on a phone on two.
 */
export function headlineFit(
  [first, second]: readonly [string, string],
  trackingEm: number,
): Record<'wide' | 'narrow', { size: number; dotEm: number }> {
  const wideDotEm = displayWidthEm(`${first} ${second}`, trackingEm) + DOT_GAP_EM
  const narrowDotEm = displayWidthEm(second, trackingEm) + DOT_GAP_EM
  const longerEm = Math.max(displayWidthEm(first, trackingEm), narrowDotEm + DOT_EM)
  return {
    wide: {
      size: Math.min(MAX_HEADLINE_SIZE.wide, sizeToFill(wideDotEm + DOT_EM - HANGING_EM)),
      dotEm: wideDotEm,
    },
    narrow: {
      size: Math.min(MAX_HEADLINE_SIZE.narrow, PHONE_HEADLINE_SHARE * sizeToFill(longerEm)),
      dotEm: narrowDotEm,
    },
  }
}
