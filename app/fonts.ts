import localFont from 'next/font/local'

// Cut by scripts/fonts. The fallbacks, matched in metrics, are in styles/base.css.
const display = localFont({
  src: './fonts/bricolage-display.woff2',
  weight: '700',
  variable: '--display-cut',
  adjustFontFallback: false,
})

const text = localFont({
  src: './fonts/bricolage-text.woff2',
  weight: '400 600',
  variable: '--text-cut',
  adjustFontFallback: false,
})

// What is said comes into sight later than what is stated, so these two are not preloaded. Holding them back
// until the first paint was tried: whatever lets them in then lays out the whole page a second time.
const saidRoman = localFont({
  src: './fonts/newsreader-roman.woff2',
  weight: '400',
  variable: '--said-roman-cut',
  adjustFontFallback: false,
  preload: false,
})

const saidItalic = localFont({
  src: './fonts/newsreader-italic.woff2',
  weight: '400',
  style: 'italic',
  variable: '--said-italic-cut',
  adjustFontFallback: false,
  preload: false,
})

// Rare signs and accents, fetched only where one is drawn. The range has to be written out each time: the
// framework reads these calls without running them. A test holds it to the cuts.
const displayRest = localFont({
  src: './fonts/bricolage-display-rest.woff2',
  weight: '700',
  variable: '--display-rest',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+23,U+2A,U+3C-3E,U+40,U+5B-60,U+7B-7E,U+C9,U+E1-FC' }],
})

const textRest = localFont({
  src: './fonts/bricolage-text-rest.woff2',
  weight: '400 600',
  variable: '--text-rest',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+23,U+2A,U+3C-3E,U+40,U+5B-60,U+7B-7E,U+C9,U+E1-FC' }],
})

const saidRomanRest = localFont({
  src: './fonts/newsreader-roman-rest.woff2',
  weight: '400',
  variable: '--said-roman-rest',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+23,U+2A,U+3C-3E,U+40,U+5B-60,U+7B-7E,U+C9,U+E1-FC' }],
})

const saidItalicRest = localFont({
  src: './fonts/newsreader-italic-rest.woff2',
  weight: '400',
  style: 'italic',
  variable: '--said-italic-rest',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+23,U+2A,U+3C-3E,U+40,U+5B-60,U+7B-7E,U+C9,U+E1-FC' }],
})

const fonts = [display, text, saidRoman, saidItalic, displayRest, textRest, saidRomanRest, saidItalicRest]

/** Class names that define the font variables used by styles/base.css. */
export const fontVariables = fonts.map((font) => font.variable).join(' ')
