import type { SampleMark } from './sample'

/** Radii in px of cards, buttons and the panel. */
export const CORNERS = {
  sharp: { card: 0, button: 0, panel: 0 },
  soft: { card: 3, button: 4, panel: 10 },
  round: { card: 14, button: 14, panel: 20 },
} as const

/** The colours that a brand chooses; all others follow from them. */
export interface BrandColours {
  /** The one accent: its hue, or `#rrggbb` where it must be exact. */
  accent: number | `#${string}`
  /** Hue of the ink and of the dark grounds. */
  ink: number
  /** Hue of the paper. */
  paper: number
}

/** One face of the site: where its font is, and what of it is used. */
export interface FontFace {
  /**
   * Font files (woff2, ttf or otf) by their path in the repository. A second one may hold the letters of Central Europe, as
   * in the packages of Fontsource.
   */
  files: readonly [string] | readonly [string, string]
  /** Axes of a variable font, each at the value that is used. Those that are not named keep their default. */
  axes?: Readonly<Record<string, number>>
}

/** The faces of the site. Two families are enough: one that speaks up, one that is read. */
export interface BrandFonts {
  /** Headlines and figures. Its letters are scaled to the width for which the pages are drawn. */
  display: FontFace
  /** What is read. A variable font whose weights reach from 400 to 600. */
  text: FontFace
  /** What the agent says, and quotes. */
  serif: FontFace
  /** What the caller says. */
  serifItalic: FontFace
}

export interface Brand extends SampleMark {
  name: string
  /** One SVG path, drawn 44 wide and 28 high. */
  mark: string
  colours: BrandColours
  corners: keyof typeof CORNERS
}

/**
 * Everything that makes the site yours at first sight. Change it, then run `npm run brand`, which draws all that follows:
 * the colours of both schemes, the logo, icons and share pictures, the confetti, the panel and the embed, the fonts.
 */
export const brand: Brand = {
  name: 'Callwright',
  /** One path, drawn 44 wide and 28 high. Here: a short waveform. */
  mark: 'M1.9 13.4c3.2 0 3.9 0 7 0c2.3 0 2.8 8 5 8c2.3 0 2.8-17 5-17c2.3 0 2.8 19 5 19c2.3 0 2.8-20 5-20c2.3 0 2.8 15 5 15c1.8 0 2.2-5 4-5c2.7 0 3.3 0 6 0l-1.8 1.2c-2.7 0-3.3 0-6 0c-1.8 0-2.2 5-4 5c-2.2 0-2.7-15-5-15c-2.2 0-2.7 20-5 20c-2.2 0-2.7-19-5-19c-2.2 0-2.7 17-5 17c-2.2 0-2.7-8-5-8c-3.1 0-3.9 0-7 0Z',
  /** Hues in degrees: 30 is red, 70 sand, 100 yellow, 150 green, 250 blue, 290 violet. The accent can be exact, as `#5530d8`. */
  colours: { accent: 283, ink: 290, paper: 70 },
  /** `sharp`, `soft` or `round`. */
  corners: 'soft',
  sample: true,
}

const BRICOLAGE = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
const NEWSREADER = 'node_modules/@fontsource-variable/newsreader/files/newsreader'

/** Your own go into `content/fonts/`. Apart from `brand`, because only `npm run brand` needs it. */
export const brandFonts: BrandFonts = {
  display: {
    files: [`${BRICOLAGE}-latin-standard-normal.woff2`, `${BRICOLAGE}-latin-ext-standard-normal.woff2`],
    axes: { wght: 700, wdth: 75, opsz: 96 },
  },
  text: {
    files: [`${BRICOLAGE}-latin-standard-normal.woff2`, `${BRICOLAGE}-latin-ext-standard-normal.woff2`],
    axes: { wdth: 100, opsz: 14 },
  },
  serif: {
    files: [`${NEWSREADER}-latin-standard-normal.woff2`, `${NEWSREADER}-latin-ext-standard-normal.woff2`],
    axes: { wght: 400, opsz: 24 },
  },
  serifItalic: {
    files: [`${NEWSREADER}-latin-standard-italic.woff2`, `${NEWSREADER}-latin-ext-standard-italic.woff2`],
    axes: { wght: 400, opsz: 24 },
  },
}
