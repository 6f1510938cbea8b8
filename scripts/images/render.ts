import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { brandFonts } from '@/content/brand'
import { drawingFonts } from '../fonts/subsets'
import { namesOf } from '../fonts/measure'

/** Draws SVG with the site's own fonts, and with no font of the machine. */
export interface Renderer {
  png(svg: string, widthPx?: number): Buffer
  /** Attributes of a text element in one of the two families. */
  fontOf(style: TextStyle): string
  /** Width of one line of text, in pixels. */
  textWidth(text: string, style: TextStyle): number
  /** The text as the content of a text element, each character from the first file of the family that has it. */
  write(text: string, family: TextStyle['family']): string
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

const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A copy of a font that declares this weight. Two files have the same family name, and a text chooses one by its weight. */
function withWeight(sfnt: Buffer, weight: number): Buffer {
  const copy = Buffer.from(sfnt)
  const at =
    12 +
    16 *
      [...Array(copy.readUInt16BE(4)).keys()].findIndex(
        (index) => copy.toString('ascii', 12 + 16 * index, 16 + 16 * index) === 'OS/2',
      )
  copy.writeUInt16BE(weight, copy.readUInt32BE(at + 8) + 4)
  return copy
}

/** @param words all that will be drawn with it */
export async function createRenderer(words: string): Promise<Renderer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'share-fonts-'))
  const fonts = await Promise.all(
    (['display', 'text'] as const).map(async (role) => {
      const fonts = await drawingFonts(role, brandFonts[role], { words, textWeight: TEXT_WEIGHT })
      const names = namesOf(fonts[0]!.sfnt)
      const files = fonts.map(({ sfnt, characters }, index) => {
        const weight = names.weight + 100 * index
        const file = path.join(folder, `${role}-${index}.ttf`)
        writeFileSync(file, withWeight(sfnt, weight))
        return { file, weight, isFirst: index === 0, characters: new Set(characters) }
      })
      return { role, files, names }
    }),
  )
  const fontOf = ({ family, sizePx }: TextStyle): string => {
    const names = fonts.find(({ role }) => role === family)?.names
    return `font-family="${escapeXml(names?.family ?? '')}" font-weight="${names?.weight}" font-stretch="${names?.stretch}" font-size="${sizePx}"`
  }
  const fontFiles = fonts.flatMap(({ files }) => files.map(({ file }) => file))
  const fileOf = (character: string, family: TextStyle['family']) =>
    fonts.find(({ role }) => role === family)?.files.find(({ characters }) => characters.has(character))
  const write = (text: string, family: TextStyle['family']) =>
    [...text]
      .map((character) => {
        const file = fileOf(character, family)
        const letter = escapeXml(character)
        return !file || file.isFirst ? letter : `<tspan font-weight="${file.weight}">${letter}</tspan>`
      })
      .join('')
  const options: ResvgRenderOptions = { font: { fontFiles, loadSystemFonts: false } }
  return {
    fontOf,
    png: (svg, widthPx) =>
      new Resvg(svg, { ...options, ...(widthPx ? { fitTo: { mode: 'width', value: widthPx } } : {}) })
        .render()
        .asPng(),
    textWidth: (text, style) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="400"><text y="200" ${fontOf(style)}>${write(text, style.family)}</text></svg>`
      return new Resvg(svg, options).getBBox()?.width ?? 0
    },
    write,
    lacks: (text, family) => [...text].filter((character) => fileOf(character, family) === undefined),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}
