import localFont from 'next/font/local'

// The files, and the system fonts that stand in for them (styles/fonts.generated.css), are written by `npm run brand`.
const display = localFont({
  src: './fonts/display.woff2',
  weight: '700',
  variable: '--display-cut',
  adjustFontFallback: false,
})

const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 600',
  variable: '--text-cut',
  adjustFontFallback: false,
})

// The serif fonts for quotes and transcripts are used further down the page, so they are not preloaded. They are not
// deferred until after the first paint either, because that lays out the whole page a second time.
const serifRoman = localFont({
  src: './fonts/serif.woff2',
  weight: '400',
  variable: '--serif-roman-cut',
  adjustFontFallback: false,
  preload: false,
})

const serifItalic = localFont({
  src: './fonts/serif-italic.woff2',
  weight: '400',
  style: 'italic',
  variable: '--serif-italic-cut',
  adjustFontFallback: false,
  preload: false,
})

const fonts = [display, text, serifRoman, serifItalic]

/** Class names that define the font variables used by styles/base.css. */
export const fontVariables = fonts.map((font) => font.variable).join(' ')
