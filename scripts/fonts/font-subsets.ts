/** One font file of the site. */
export interface FontSubset {
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
/** These characters are rare on the site, and their kerning with every letter takes a seventh of a font's bytes. */
const RARE_SIGNS = '#*<=>@[\\]^_`{|}~'
const PUNCTUATION = '\u00A0–—‘’“”•…©′×→↗'
const charactersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** What English copy is made of. */
const COPY = ASCII.filter((character) => !RARE_SIGNS.includes(character)).join('') + PUNCTUATION

/** Signs, currencies, and the letters of Western Europe. */
const WESTERN = [...(RARE_SIGNS + charactersFrom(0xa1, 0xff) + 'ıŒœ‚„†‡‰€™↑↓−')]
  .filter((character) => !COPY.includes(character))
  .join('')
/** The letters of Central Europe, Romania and Turkey; anything rarer falls back to the system's sans. */
const CENTRAL = [...(charactersFrom(0x100, 0x17f) + 'ȘșȚțẞ₩₪₫₱₹₺₽')]
  .filter((character) => !WESTERN.includes(character))
  .join('')

const BRICOLAGE = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'
const NEWSREADER = 'newsreader/files/newsreader-latin-standard'

const CUTS_FOR_COPY: readonly FontSubset[] = [
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

/** Further characters of each cut, in files of their own: a browser fetches one where a page draws one of its characters. */
const western = ({ file, ...cut }: FontSubset): FontSubset => ({
  ...cut,
  file: file.replace('.woff2', '-western.woff2'),
  characters: WESTERN,
})
const central = ({ file, source, ...cut }: FontSubset): FontSubset => ({
  ...cut,
  source: source.replace('latin-standard', 'latin-ext-standard'),
  file: file.replace('.woff2', '-central.woff2'),
  characters: CENTRAL,
})

export const FONT_SUBSETS: readonly FontSubset[] = [
  ...CUTS_FOR_COPY,
  ...CUTS_FOR_COPY.map(western),
  ...CUTS_FOR_COPY.map(central),
]
