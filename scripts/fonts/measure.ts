import { Blob, Buffer as TextBuffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs'

/** Widths are rounded to so many em. */
const STEP_EM = 0.005
/** Everyday copy, for the average width of a letter. */
const COPY_SAMPLE =
  'the quick answer is that callers hear a person within two rings, say what they need, and are booked before they hang up. Every call is written down, and the note is in the diary before the line is closed.'

/** Opens a font in sfnt form (ttf or otf). */
export const faceOf = (sfnt: Uint8Array): Face => new Face(new Blob(new Uint8Array(sfnt).buffer))

/** The figures of a text: as the font has them, and lining ones, as tall as capitals, which may be wider. */
const FIGURES = [[], [new Feature('lnum')]]

function widthIn(font: Font, upem: number, text: string, features: Feature[] = []): number {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer, features)
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / upem
}

function heightOf(font: Font, letter: string): number {
  const buffer = new TextBuffer()
  buffer.addText(letter)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const glyph = buffer.getGlyphInfos()[0]
  return Math.abs((glyph && font.glyphExtents(glyph.codepoint)?.height) ?? 0)
}

/** The glyph of a character, and the least width that it has in these weights, in units of the font. */
export function glyphOf(sfnt: Uint8Array, character: string, weights: readonly number[]) {
  const font = new Font(faceOf(sfnt))
  const buffer = new TextBuffer()
  buffer.addText(character)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const id = buffer.getGlyphInfos()[0]?.codepoint ?? 0
  const widths = weights.map((weight) => {
    font.setVariations([new Variation('wght', weight)])
    return font.glyphHAdvance(id)
  })
  return { id, width: Math.min(...widths) }
}

/** The characters of a font, by their width in em; a figure by that of its wider form. */
export function widthsOf(sfnt: Uint8Array, characters: string): Map<string, string> {
  const face = faceOf(sfnt)
  const font = new Font(face)
  const widths = new Map<string, string>()
  for (const character of characters) {
    const width = Math.max(...FIGURES.map((features) => widthIn(font, face.upem, character, features)))
    const em = String(Number((Math.round(width / STEP_EM) * STEP_EM).toFixed(3)))
    widths.set(em, (widths.get(em) ?? '') + character)
  }
  return widths
}

/** Lengths in em. */
export interface FontMetrics {
  /** Average width of a letter in everyday text. */
  averageWidth: number
  ascent: number
  descent: number
  /** Height of a capital. */
  capital: number
}

/** @param weight of a variable font; otherwise as the font is. */
export function metricsOf(sfnt: Uint8Array, weight?: number): FontMetrics {
  const face = faceOf(sfnt)
  const font = new Font(face)
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)])
  const width = [...COPY_SAMPLE].reduce((sum, character) => sum + widthIn(font, face.upem, character), 0)
  const { ascender, descender } = font.hExtents()
  return {
    averageWidth: width / COPY_SAMPLE.length,
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    capital: heightOf(font, 'H') / face.upem,
  }
}

/** How a style sheet asks for this font. */
interface FontNames {
  family: string
  /** 100 to 900 */
  weight: number
  /** `condensed` */
  stretch: string
}

/** By the numbers 1 to 9 of a font's OS/2 table. */
const STRETCHES = [
  'ultra-condensed',
  'extra-condensed',
  'condensed',
  'semi-condensed',
  'normal',
  'semi-expanded',
  'expanded',
  'extra-expanded',
  'ultra-expanded',
]

export function namesOf(sfnt: Uint8Array): FontNames {
  const face = faceOf(sfnt)
  const names = face.listNames()
  const family = [16, 1]
    .map((id) => names.find(({ nameId }) => nameId === id))
    .find((name) => name !== undefined)
  const os2 = face.referenceTable('OS/2')
  if (!family || !os2) throw new Error('The font has no name of its family, or no OS/2 table: it is broken.')
  const table = new DataView(os2.buffer, os2.byteOffset)
  return {
    family: face.getName(family.nameId, family.language),
    weight: table.getUint16(4),
    stretch: STRETCHES[table.getUint16(6) - 1] ?? 'normal',
  }
}
