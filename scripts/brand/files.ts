import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { CORNERS, type Brand } from '@/content/brand'
import { toCss, toHex, type Oklch } from './oklch'
import { createPalette, type Palette } from './palette'

/** A file that follows from the brand, by its path in the repository. */
export interface BrandFile {
  path: string
  content: string | Buffer
}

const NOTE = 'Written by `npm run brand` from content/brand.ts.'

/** Every file that follows from the name, the colours and the corners. The files of the fonts are in scripts/fonts/files.ts. */
export function brandFiles(brand: Brand): BrandFile[] {
  const palette = createPalette(brand.colours)
  return [
    { path: 'app/styles/brand.generated.css', content: siteCss(palette, brand) },
    { path: 'components/voice/brand.generated.css', content: panelCss(palette) },
    { path: 'lib/drawing/brand-colours.generated.ts', content: constants(palette) },
    ...portraits(palette),
  ]
}

const block = (selector: string, values: Record<string, string>): string =>
  `${selector} {\n${Object.entries(values)
    .map(([name, value]) => `  --${name}: ${value};`)
    .join('\n')}\n}\n`
const cssOf = (colours: Record<string, Oklch>) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, toCss(colour)]))

function siteCss(palette: Palette, brand: Brand): string {
  const { tokens, onBrand } = palette
  const pairs = Object.entries(tokens).map(([name, { light, dark }]) => [
    name,
    `light-dark(${toCss(light)}, ${toCss(dark)})`,
  ])
  const corners = CORNERS[brand.corners]
  const root = {
    brand: toCss(palette.brand),
    'on-brand': toCss(onBrand.ink),
    'brand-on-dark': toCss(tokens.accent.dark),
    'print-accent': toCss(tokens['accent-strong'].light),
    live: toCss(palette.live),
    shade: toCss(palette.shadow),
    ...Object.fromEntries(palette.glow.map((colour, index) => [`glow-${index + 1}`, toCss(colour)])),
    ...Object.fromEntries(Object.entries(corners).map(([name, px]) => [`corner-${name}`, `${px}px`])),
  }
  const { 'surface-2': surface2, ...text } = cssOf(onBrand)
  const footer = {
    surface: 'var(--brand)',
    'surface-2': surface2 ?? '',
    'surface-3': surface2 ?? '',
    ...text,
    'accent-strong': text.accent ?? '',
    focus: 'var(--ink)',
    line: toCss({ ...onBrand.ink, alpha: 0.28 }),
    'line-2': toCss({ ...onBrand.ink, alpha: 0.5 }),
  }
  const sampleCall = block("  [data-surface='dark-accent']", { surface: toCss(palette.darkAccent) })
  return [
    `/* ${NOTE} */`,
    block(':root,\n[data-surface]', Object.fromEntries(pairs) as Record<string, string>),
    block(':root', root),
    `@media (prefers-color-scheme: dark) {\n${sampleCall}}`,
    block("[data-surface='accent']", footer),
  ].join('\n')
}

function panelCss({ panel, brand, onBrand, shadow }: Palette): string {
  const colours = Object.entries(panel).map(([name, colour]) => [`panel-${name}`, toCss(colour)])
  return [
    `/* ${NOTE} On this site and, in a shadow tree, on others. */`,
    block(':root,\n:host', {
      ...Object.fromEntries(colours),
      'panel-hue': String(panel.ground.h),
      'panel-button': toCss(brand),
      'panel-on-button': toCss(onBrand.ink),
      'panel-shade': toCss(shadow),
    } as Record<string, string>),
  ].join('\n')
}

/** For icons, share pictures, the manifest and confetti, which cannot read CSS. */
function constants({ tokens, brand, live }: Palette): string {
  const colours = {
    paper: tokens.surface.light,
    ink: tokens.ink.light,
    ink2: tokens['ink-2'].light,
    night: tokens.surface.dark,
    moon: tokens.ink.dark,
    accent: brand,
    accentOnLight: tokens.accent.light,
    accentOnDark: tokens.accent.dark,
    highlight: tokens.highlight.light,
    live,
  }
  const lines = Object.entries(colours).map(([name, colour]) => `  ${name}: '${toHex(colour)}',`)
  return `/** ${NOTE} */\nexport const BRAND_COLOURS = {\n${lines.join('\n')}\n} as const\n`
}

const PORTRAITS = 'public/portraits'

function portraits(palette: Palette): BrandFile[] {
  const names = existsSync(PORTRAITS) ? readdirSync(PORTRAITS).filter((name) => name.endsWith('.svg')) : []
  return names.map((name) => {
    const path = `${PORTRAITS}/${name}`
    // As bytes, since no formatter knows a drawing.
    return { path, content: Buffer.from(portraitIn(palette, readFileSync(path, 'utf8'))) }
  })
}

/** In a drawn portrait an attribute such as `data-fill="ink"` says which colour of the brand the one before it has. */
export function portraitIn({ tokens }: Palette, drawing: string): string {
  const colours = {
    ink: tokens.ink.light,
    accent: tokens.accent.light,
    'accent-2': tokens.accent.dark,
    highlight: tokens.highlight.light,
  }
  return Object.entries(colours).reduce(
    (drawn, [role, colour]) =>
      drawn.replace(
        new RegExp(`(fill|stroke)="[^"]*" data-\\1="${role}"`, 'g'),
        `$1="${toHex(colour)}" data-$1="${role}"`,
      ),
    drawing,
  )
}
