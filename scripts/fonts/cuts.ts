/** One font file of the site. */
export interface Cut {
  /** File inside node_modules/@fontsource-variable. */
  source: string
  /** File written to app/fonts. */
  file: string
  /** Every character that the cut can draw. */
  characters: string
  /** Pinned axes as numbers, kept ones as a range. */
  axes: Record<string, number | { min: number; max: number; default?: number }>
}

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
/** Seldom written, and dear: their kerning with every letter is a seventh of a cut. */
const RARE_SIGNS = '#*<=>@[\\]^_`{|}~'
const PUNCTUATION = '\u00A0–—‘’“”•…©′×→↗'
/** For names; anything rarer falls back to the system's sans. */
const ACCENTED = 'Éáçéèíñóöøúüäå'

/** What English copy is made of. */
const COPY = ASCII.filter((character) => !RARE_SIGNS.includes(character)).join('') + PUNCTUATION

const BRICOLAGE = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'
const NEWSREADER = 'newsreader/files/newsreader-latin-standard'

const CUTS_FOR_COPY: readonly Cut[] = [
  {
    source: BRICOLAGE,
    file: 'bricolage-display.woff2',
    characters: COPY,
    axes: { wght: 700, wdth: 75, opsz: 96 },
  },
  {
    source: BRICOLAGE,
    file: 'bricolage-text.woff2',
    characters: COPY,
    axes: { wght: { min: 400, max: 600, default: 400 }, wdth: 100, opsz: 14 },
  },
  {
    source: `${NEWSREADER}-normal.woff2`,
    file: 'newsreader-roman.woff2',
    characters: COPY,
    axes: { wght: 400, opsz: 24 },
  },
  {
    source: `${NEWSREADER}-italic.woff2`,
    file: 'newsreader-italic.woff2',
    characters: COPY,
    axes: { wght: 400, opsz: 24 },
  },
]

/** The rest of each cut, in a file of its own that a browser fetches where a page draws one of its characters. */
const rest = ({ file, ...cut }: Cut): Cut => ({
  ...cut,
  file: file.replace('.woff2', '-rest.woff2'),
  characters: RARE_SIGNS + ACCENTED,
})

export const CUTS: readonly Cut[] = [...CUTS_FOR_COPY, ...CUTS_FOR_COPY.map(rest)]
