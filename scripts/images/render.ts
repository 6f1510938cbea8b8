import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { brandFonts } from '@/content/brand'
import { drawingFonts } from '../fonts/cut'
import { namesOf } from '../fonts/measure'
import { escapeXml } from './share-image'

/** Draws SVG with the site's own fonts, and with no font of the machine. */
export interface Renderer {
  png(svg: string, widthPx?: number): Buffer
  /** Attributes of a text element in one of the two families. */
  fontOf(style: TextStyle): string
  /** Width of one line of text, in pixels. */
  textWidth(text: string, style: TextStyle): number
  /** The characters of a text that no font of the family has. */
  lacks(text: string, family: TextStyle['family']): string[]
  dispose(): void
}

export interface TextStyle {
  family: 'display' | 'text'
  sizePx: number
}

/** Text of a picture is a little heavier than that of a page, because it is shown small. */
const TEXT_WEIGHT = 500

/** @param words all that will be drawn with it */
export async function createRenderer(words: string): Promise<Renderer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'share-fonts-'))
  const fonts = await Promise.all(
    (['display', 'text'] as const).map(async (role) => {
      const fonts = await drawingFonts(role, brandFonts[role], { words, textWeight: TEXT_WEIGHT })
      const files = fonts.map(({ sfnt }, index) => {
        const file = path.join(folder, `${role}-${index}.ttf`)
        writeFileSync(file, sfnt)
        return file
      })
      const characters = new Set(fonts.flatMap((font) => [...font.characters]))
      return { role, files, characters, names: namesOf(fonts[0]!.sfnt) }
    }),
  )
  const fontOf = ({ family, sizePx }: TextStyle): string => {
    const names = fonts.find(({ role }) => role === family)?.names
    return `font-family="${escapeXml(names?.family ?? '')}" font-weight="${names?.weight}" font-stretch="${names?.stretch}" font-size="${sizePx}"`
  }
  const fontFiles = fonts.flatMap(({ files }) => files)
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
    lacks: (text, family) => {
      const has = fonts.find(({ role }) => role === family)?.characters
      return [...text].filter((character) => !has?.has(character))
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}
