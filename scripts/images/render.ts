import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { brandFonts } from '@/content/brand'
import { drawingFont } from '../fonts/cut'
import { namesOf } from '../fonts/measure'

/** Draws SVG with the site's own fonts, and with no font of the machine. */
export interface Renderer {
  png(svg: string, widthPx?: number): Buffer
  /** Attributes of a text element in one of the two families. */
  fontOf(style: TextStyle): string
  /** Width of one line of text, in pixels. */
  textWidth(text: string, style: TextStyle): number
  dispose(): void
}

export interface TextStyle {
  family: 'display' | 'text'
  sizePx: number
}

/** Text of a picture is a little heavier than that of a page, because it is shown small. */
const TEXT_WEIGHT = 500

export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

export async function createRenderer(): Promise<Renderer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'share-fonts-'))
  const fonts = await Promise.all(
    (['display', 'text'] as const).map(async (role) => {
      const font = await drawingFont(role, brandFonts[role], TEXT_WEIGHT)
      const file = path.join(folder, `${role}.ttf`)
      writeFileSync(file, font)
      return { role, file, names: namesOf(font) }
    }),
  )
  const fontOf = ({ family, sizePx }: TextStyle): string => {
    const names = fonts.find(({ role }) => role === family)?.names
    return `font-family="${escapeXml(names?.family ?? '')}" font-weight="${names?.weight}" font-stretch="${names?.stretch}" font-size="${sizePx}"`
  }
  const fontFiles = fonts.map(({ file }) => file)
  const options: ResvgRenderOptions = { font: { fontFiles, loadSystemFonts: false } }
  return {
    fontOf,
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
