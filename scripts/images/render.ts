import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import subsetFont from 'subset-font'
import { FONT_SUBSETS } from '../fonts/font-subsets'

/** Draws SVG with the site's own fonts, and with no font of the machine. */
export interface Renderer {
  png(svg: string, widthPx?: number): Buffer
  /** Width of one line of text, in pixels. */
  textWidth(text: string, style: TextStyle): number
  dispose(): void
}

export interface TextStyle {
  family: 'display' | 'text'
  sizePx: number
}

/** Both cuts come from one family, and carry the one name of the file they were cut from. */
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold'
const WEIGHT = { display: 700, text: 500 } as const
const STRETCH = { display: 'condensed', text: 'normal' } as const

/** Attributes of a text element in one of the two families. */
export const fontOf = ({ family, sizePx }: TextStyle): string =>
  `font-family="${FAMILY}" font-weight="${WEIGHT[family]}" font-stretch="${STRETCH[family]}" font-size="${sizePx}"`

export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

export async function createRenderer(): Promise<Renderer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'share-fonts-'))
  const fontFiles: string[] = []
  for (const family of ['display', 'text'] as const) {
    const cuts = FONT_SUBSETS.filter(({ file }) => file.startsWith(`bricolage-${family}`))
    const [cut] = cuts
    if (!cut) throw new Error(`scripts/fonts/font-subsets.ts has no subset for ${family}.`)
    const original = readFileSync(path.resolve('node_modules/@fontsource-variable', cut.source))
    const font = await subsetFont(original, cuts.map(({ characters }) => characters).join(''), {
      targetFormat: 'sfnt',
      variationAxes: { ...cut.axes, wght: WEIGHT[family] },
    })
    const file = path.join(folder, `${family}.ttf`)
    writeFileSync(file, font)
    fontFiles.push(file)
  }
  const options: ResvgRenderOptions = { font: { fontFiles, loadSystemFonts: false } }
  return {
    png: (svg, widthPx) =>
      new Resvg(svg, { ...options, ...(widthPx ? { fitTo: { mode: 'width', value: widthPx } } : {}) })
        .render()
        .asPng(),
    textWidth: (text, style) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="400"><text y="200" ${fontOf(style)}>${escapeXml(text)}</text></svg>`
      return new Resvg(svg, options).getBBox()?.width ?? 0
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}
