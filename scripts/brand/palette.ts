import type { BrandColours } from '@/content/brand'
import { contrast, fromHex, inGamut, toHex, type Oklch } from './oklch'

/** A token's colour in each colour scheme. */
interface SchemePair {
  light: Oklch
  dark: Oklch
}

type Scheme = keyof SchemePair

export interface Palette {
  /** Tokens of every surface, by their name in CSS without `--`. */
  tokens: Record<TokenName, SchemePair>
  /** The accent as a ground, the same in both schemes. */
  brand: Oklch
  /** Tokens of the footer, whose background is the brand colour. */
  onBrand: Record<'surface-2' | 'ink' | 'ink-2' | 'ink-3' | 'accent' | 'on-accent', Oklch>
  /** The ground of the sample call in the dark scheme. */
  darkAccent: Oklch
  /** The panel of a call, dark in both schemes. */
  panel: Record<'ground' | 'raised' | 'ink' | 'ink-2' | 'line' | 'agent' | 'live', Oklch>
  shadow: Oklch
  live: Oklch
  /** Three neighbours of the accent, for the light that runs around a button. */
  glow: readonly [Oklch, Oklch, Oklch]
  /** Sentences that say which colours were made darker or lighter, so that a text can be read. */
  adjusted: readonly string[]
}

export type TokenName =
  | 'surface'
  | 'surface-2'
  | 'surface-3'
  | 'raised'
  | 'surface-accent'
  | 'highlight'
  | 'ink'
  | 'ink-2'
  | 'ink-3'
  | 'line'
  | 'line-2'
  | 'accent'
  | 'accent-strong'
  | 'on-accent'
  | 'alert'

/** The least contrast of text by WCAG 2.2, level AA. */
export const TEXT_CONTRAST = 4.5

type TextToken = 'ink' | 'ink-2' | 'ink-3' | 'accent' | 'accent-strong' | 'alert'
const GROUNDS = ['surface', 'surface-2', 'raised', 'surface-accent'] as const
const TINTED_GROUNDS = [...GROUNDS, 'surface-3', 'highlight'] as const
/** The backgrounds of each text. Quiet ink is not used on the two that are tinted most. */
export const TEXT_ON: Record<TextToken, readonly TokenName[]> = {
  ink: TINTED_GROUNDS,
  'ink-2': TINTED_GROUNDS,
  'ink-3': GROUNDS,
  accent: TINTED_GROUNDS,
  'accent-strong': TINTED_GROUNDS,
  alert: TINTED_GROUNDS,
}

/** Lightness and chroma of the accent where the brand gives a hue alone. */
const ACCENT = { l: 0.475, c: 0.235 }
/** From this chroma on a colour tints its surroundings in full. */
const FULL_TINT = 0.12
const STEP = 0.005

export function createPalette(colours: BrandColours): Palette {
  const adjusted: string[] = []
  const accent: Oklch =
    typeof colours.accent === 'number' ? { ...ACCENT, h: turned(colours.accent, 0) } : fromHex(colours.accent)
  const tint = Math.min(1, accent.c / FULL_TINT)
  const of = (hue: number, l: number, c: number, alpha?: number): Oklch =>
    inGamut({ l, c: round(c), h: hue, ...(alpha !== undefined && { alpha }) })
  const ink = (l: number, c: number, alpha?: number) => of(colours.ink, l, c, alpha)
  const ground = (l: number, c: number) => of(turned(colours.ink, -2), l, c)
  const paper = (l: number, c: number, turn = 0) => of(turned(colours.paper, turn), l, c)
  const accentTint = (l: number, c: number, turn: number) => of(turned(accent.h, turn), l, c * tint)

  const tokens: Palette['tokens'] = {
    surface: { light: paper(0.968, 0.008), dark: ground(0.185, 0.05) },
    'surface-2': { light: paper(0.947, 0.012, 8), dark: ground(0.215, 0.052) },
    'surface-3': { light: paper(0.9, 0.017, 8), dark: ground(0.3, 0.05) },
    raised: { light: paper(0.992, 0.003), dark: ground(0.29, 0.055) },
    'surface-accent': { light: accentTint(0.925, 0.036, 7), dark: accentTint(0.24, 0.075, 3) },
    highlight: { light: accentTint(0.9, 0.048, 7), dark: accentTint(0.34, 0.11, 3) },
    ink: { light: ink(0.215, 0.055), dark: paper(0.965, 0.008, 10) },
    'ink-2': { light: ink(0.42, 0.035), dark: ink(0.8, 0.03) },
    'ink-3': { light: ink(0.5, 0.03), dark: ink(0.72, 0.035) },
    line: { light: ink(0.215, 0.055, 0.16), dark: ink(0.97, 0.01, 0.18) },
    'line-2': { light: ink(0.215, 0.055, 0.3), dark: ink(0.97, 0.01, 0.36) },
    accent: { light: inGamut(accent), dark: accentTint(0.8, 0.1, 7) },
    'accent-strong': {
      light: of(accent.h, round(accent.l - 0.075), accent.c - 0.025 * tint),
      dark: accentTint(0.87, 0.07, 7),
    },
    'on-accent': { light: { l: 1, c: 0, h: 0 }, dark: ground(0.185, 0.05) },
    // A warning is red with every brand colour.
    alert: { light: { l: 0.5, c: 0.19, h: 27 }, dark: { l: 0.8, c: 0.12, h: 30 } },
  }

  for (const [name, grounds] of Object.entries(TEXT_ON) as [TextToken, readonly TokenName[]][])
    for (const scheme of ['light', 'dark'] as const) {
      const wanted = tokens[name][scheme]
      const against = grounds.map((on) => tokens[on][scheme])
      const shown = readable(wanted, against, scheme === 'light' ? -STEP : STEP)
      tokens[name] = { ...tokens[name], [scheme]: shown }
      if (shown !== wanted) adjusted.push(sentence(name, wanted, shown, scheme))
    }

  const wantedBrand = inGamut(accent)
  const lightTexts = [{ l: 1, c: 0, h: 0 }, accentTint(0.94, 0.02, 7), accentTint(0.9, 0.03, 7)] as const
  const darkTexts = [ink(0.2, 0.055), ink(0.23, 0.055), ink(0.26, 0.05)] as const
  // A bright colour stays as it is, and its texts are dark. Any other colour is made dark enough for light texts.
  const isBright = darkTexts.every((text) => contrast(text, wantedBrand) >= TEXT_CONTRAST)
  const brandTexts = isBright ? darkTexts : lightTexts
  const brand = readable(wantedBrand, brandTexts, -STEP)
  if (brand !== wantedBrand) adjusted.push(sentence('brand', wantedBrand, brand, 'light'))

  return {
    tokens,
    brand,
    onBrand: {
      'surface-2': of(
        brand.h,
        round(isBright ? Math.min(1, brand.l + 0.055) : brand.l - 0.055),
        brand.c - 0.015 * tint,
      ),
      ink: brandTexts[0],
      'ink-2': brandTexts[1],
      'ink-3': brandTexts[2],
      accent: darkTexts[0],
      'on-accent': lightTexts[0],
    },
    darkAccent: accentTint(0.24, 0.095, 1),
    panel: {
      ground: ground(0.185, 0.05),
      raised: ground(0.265, 0.055),
      ink: paper(0.965, 0.008, 10),
      'ink-2': ink(0.79, 0.035),
      line: ink(0.97, 0.01, 0.2),
      agent: tokens.accent.dark,
      live: { l: 0.76, c: 0.18, h: 150 },
    },
    shadow: ink(0.2, 0.05),
    live: { l: 0.72, c: 0.19, h: 150 },
    glow: [accentTint(0.62, 0.2, -13), accentTint(0.55, 0.24, 0), accentTint(0.7, 0.16, 17)],
    adjusted,
  }
}

/** The nearest lightness at which a text can be read on all of these grounds. */
function readable(colour: Oklch, grounds: readonly Oklch[], step: number): Oklch {
  let next = colour
  const isReadable = () => grounds.every((ground) => contrast(next, ground) >= TEXT_CONTRAST)
  while (!isReadable() && (step < 0 ? next.l > 0 : next.l < 1))
    next = inGamut({ ...colour, l: round(next.l + step) })
  return next
}

const sentence = (name: string, wanted: Oklch, shown: Oklch, scheme: Scheme) =>
  `${name} in the ${scheme} scheme: ${toHex(wanted)} cannot be read on its grounds, so it is ${toHex(shown)}.`

const turned = (hue: number, by: number) => round((hue + by + 360) % 360)
const round = (value: number) => Number(value.toFixed(4))
