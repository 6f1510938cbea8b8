import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'

/** Widths are rounded to so many em. */
const STEP_EM = 0.005

/** The characters that a font (as sfnt) draws, by their width in em. */
export function widthsOf(sfnt: Buffer, characters: string): Map<string, string> {
  const face = new Face(new Blob(new Uint8Array(sfnt).buffer))
  const font = new Font(face)
  const widths = new Map<string, string>()
  for (const character of characters) {
    const text = new TextBuffer()
    text.addText(character)
    text.guessSegmentProperties()
    shape(font, text)
    const units = text.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    const em = String(Number((Math.round(units / face.upem / STEP_EM) * STEP_EM).toFixed(3)))
    widths.set(em, (widths.get(em) ?? '') + character)
  }
  return widths
}
