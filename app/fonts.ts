import localFont from 'next/font/local'

// Cut by scripts/fonts. The fallbacks, matched in metrics, are in styles/base.css.
const display = localFont({
  src: './fonts/bricolage-display.woff2',
  weight: '700',
  variable: '--font-display-cut',
  adjustFontFallback: false,
})

const text = localFont({
  src: './fonts/bricolage-text.woff2',
  weight: '400 600',
  variable: '--font-text-cut',
  adjustFontFallback: false,
})

// What is said comes into sight later than what is stated, so these two are not preloaded.
const saidRoman = localFont({
  src: './fonts/newsreader-roman.woff2',
  weight: '400',
  variable: '--font-said-roman',
  adjustFontFallback: false,
  preload: false,
})

const saidItalic = localFont({
  src: './fonts/newsreader-italic.woff2',
  weight: '400',
  style: 'italic',
  variable: '--font-said-italic-cut',
  adjustFontFallback: false,
  preload: false,
})

/** Class names that define the font variables used by styles/theme.css. */
export const fontVariables = [display, text, saidRoman, saidItalic].map((font) => font.variable).join(' ')
