import type { BrandFonts } from '@/content/brand'
import type { BrandFile } from '../brand/files'
import { unicodeRange } from './characters'
import { compressed, subsetFace, TEXT_WEIGHTS, type FontSubset, type FontRole } from './subsets'
import { metricsOf, widthsOf, type FontMetrics } from './measure'

const NOTE = 'Written by `npm run brand` from content/brand.ts.'

/** System fonts that are shown until ours have loaded, with the average width of their letters in em. */
const SYSTEM = {
  sans: { names: ['Arial', 'Liberation Sans'], averageWidth: 0.4322 },
  sansBold: { names: ['Arial Bold', 'Liberation Sans Bold'], averageWidth: 0.4655 },
  serif: { names: ['Times New Roman', 'Liberation Serif'], averageWidth: 0.3912 },
  serifItalic: { names: ['Times New Roman Italic', 'Liberation Serif Italic'], averageWidth: 0.3935 },
} as const

const FAMILIES: Record<
  FontRole,
  { name: string; weight: string; style?: 'italic'; system: keyof typeof SYSTEM }
> = {
  display: { name: 'Display', weight: '700', system: 'sansBold' },
  text: { name: 'Text', weight: `${TEXT_WEIGHTS.min} ${TEXT_WEIGHTS.max}`, system: 'sans' },
  serif: { name: 'Serif', weight: '400', system: 'serif' },
  serifItalic: { name: 'Serif italic', weight: '400', style: 'italic', system: 'serifItalic' },
}

/** Line heights of display type, for capitals of this height in em. Lower capitals stand closer. */
const DISPLAY_LEADING = { figure: 0.79, headline: 0.88 }
const DISPLAY_CAPITAL_EM = 0.66
/** Width of the widest figure for which the sizes of figures are chosen. */
const DISPLAY_FIGURE_EM = 0.425

/** What follows from the fonts of the brand. */
interface FontResult {
  files: BrandFile[]
  /** The characters that each face has, of those that the site asks for. */
  faces: { role: FontRole; characters: string }[]
}

export async function fontFiles(fonts: BrandFonts): Promise<FontResult> {
  const roles = Object.keys(FAMILIES) as FontRole[]
  const subsetsOf = await Promise.all(roles.map((role) => subsetFace(role, fonts[role])))
  const subsets = subsetsOf.flat()
  const files = await Promise.all(
    subsets.map(async (subset) => ({ path: `app/fonts/${subset.file}`, content: await compressed(subset) })),
  )
  return {
    files: [
      ...files,
      { path: 'app/styles/fonts.generated.css', content: fontsCss(subsets) },
      {
        path: 'lib/drawing/display-widths.generated.ts',
        content: widthsModule(subsets.filter(({ role }) => role === 'display')),
      },
    ],
    faces: roles.map((role, index) => ({
      role,
      characters: (subsetsOf[index] ?? []).map(({ characters }) => characters).join(''),
    })),
  }
}

const percent = (share: number, digits = 1) => `${Number((share * 100).toFixed(digits))}%`
const rule = (declarations: readonly string[]) =>
  `@font-face {\n${declarations.map((line) => `  ${line};\n`).join('')}}\n`

/** A line height in em of the display font, whose capitals are this high. */
const leadingOf = (value: number, capital: number) =>
  Number(((value * capital) / DISPLAY_CAPITAL_EM).toFixed(3))

function fontsCss(subsets: readonly FontSubset[]): string {
  const copy = subsets.filter(
    ({ role }, index) => subsets.findIndex((subset) => subset.role === role) === index,
  )
  const display = copy.find(({ role }) => role === 'display')
  const { capital, ascent, descent } = display
    ? metricsOf(display.sfnt)
    : { capital: DISPLAY_CAPITAL_EM, ascent: 1, descent: 0 }
  const leading = Object.entries(DISPLAY_LEADING).map(
    ([name, value]) => `  --leading-${name}: ${leadingOf(value, capital)};\n`,
  )
  return [
    `/* ${NOTE} */`,
    '/* System fonts with the metrics of ours, so that a late font causes no layout shift. */',
    ...copy.flatMap(({ role, sfnt }) => {
      const { name, system } = FAMILIES[role]
      const regular = fallback(name, system, metricsOf(sfnt, role === 'text' ? TEXT_WEIGHTS.min : undefined))
      return role === 'text'
        ? [regular, fallback(name, 'sansBold', metricsOf(sfnt, TEXT_WEIGHTS.max), TEXT_WEIGHTS.max)]
        : [regular]
    }),
    '/* Characters that English copy seldom needs: fetched only where one is drawn. */',
    ...subsets.filter((subset) => !copy.includes(subset)).map(rest),
    '/* Line height of figures and headlines. */',
    `@theme inline {\n${leading.join('')}}\n`,
    '/* How far the baseline of display type is below the middle of its line. How much smaller wide figures are. */',
    `:root {\n  --display-baseline: ${Number(((ascent - descent) / 2).toFixed(3))}em;\n  --figure-fit: ${figureFit(display)};\n}\n`,
  ].join('\n')
}

/** The factor with which the figures of the display font fit where their size is that of the window: 1 or less. */
function figureFit(display: FontSubset | undefined): number {
  const widths = display ? [...widthsOf(display.sfnt, '0123456789').keys()].map(Number) : []
  return Number(Math.min(1, DISPLAY_FIGURE_EM / Math.max(DISPLAY_FIGURE_EM, ...widths)).toFixed(3))
}

function fallback(name: string, system: keyof typeof SYSTEM, metrics: FontMetrics, weight?: number): string {
  const { names, averageWidth } = SYSTEM[system]
  const size = metrics.averageWidth / averageWidth
  return rule([
    `font-family: '${name} fallback'`,
    ...(weight ? [`font-weight: ${weight}`] : []),
    `src: ${names.map((each) => `local('${each}')`).join(', ')}`,
    `size-adjust: ${percent(size, 2)}`,
    `ascent-override: ${percent(metrics.ascent / size)}`,
    `descent-override: ${percent(metrics.descent / size)}`,
    'line-gap-override: 0%',
  ])
}

function rest({ role, file, characters }: FontSubset): string {
  const { name, weight, style } = FAMILIES[role]
  return rule([
    `font-family: '${name} rest'`,
    `font-weight: ${weight}`,
    ...(style ? [`font-style: ${style}`] : []),
    'font-display: swap',
    `src: url('../fonts/${file}') format('woff2')`,
    `unicode-range: ${unicodeRange(characters)}`,
  ])
}

function widthsModule(subsets: readonly FontSubset[]): string {
  const widths = new Map<string, string>()
  for (const { sfnt, characters } of subsets)
    for (const [em, some] of widthsOf(sfnt, characters)) widths.set(em, (widths.get(em) ?? '') + some)
  const capital = subsets[0] ? metricsOf(subsets[0].sfnt).capital : DISPLAY_CAPITAL_EM
  return [
    `/** Characters of the display font by their width in em. ${NOTE} */`,
    `export const displayWidths = ${JSON.stringify(Object.fromEntries([...widths].sort()))}`,
    '/** Height of a line of large type, in em, as `leading-figure` of the theme has it. */',
    `export const figureLeadingEm = ${leadingOf(DISPLAY_LEADING.figure, capital)}\n`,
  ].join('\n')
}
