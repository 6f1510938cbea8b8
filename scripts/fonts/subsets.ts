import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { BrandFonts, FontFace } from '@/content/brand'
import { CENTRAL, COPY, WESTERN } from './characters'
import { faceOf, glyphOf, metricsOf } from './measure'

export type FontRole = keyof BrandFonts

/** One of the files of a face. A browser fetches the second and third where a page draws one of their characters. */
export interface FontSubset {
  role: FontRole
  /** `display.woff2`, `display-western.woff2` */
  file: string
  /** The requested characters that the font has. */
  characters: string
  /** The uncompressed font, for measuring and drawing. */
  sfnt: Buffer
}

/** Average width of a letter, in em, for which the sizes of all headlines and figures are chosen. */
const DISPLAY_WIDTH_EM = 0.306
/** A display font of nearly that width is not scaled. */
const WIDTH_TOLERANCE = 0.04
/** Its letters never become larger than this, however narrow they are. */
const MAX_SCALE = 1.1

/**
 * The least width of a space of text. Condensed fonts have narrower ones, above all in heavy weights. Browsers that round
 * it to whole pixels draw two or three of them, less the tracking, and the words of a button run together.
 */
const MIN_SPACE_EM = 0.235

/** Weights between which the text of the pages moves. */
export const TEXT_WEIGHTS = { min: 400, max: 600 } as const

const SETS = { '': COPY, '-western': WESTERN, '-central': CENTRAL } as const
const COPY_LETTERS = [...COPY].filter((character) => /[a-z]/i.test(character))
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']
const FILE_NAMES: Record<FontRole, string> = {
  display: 'display',
  text: 'text',
  serif: 'serif',
  serifItalic: 'serif-italic',
}

/** A font that cannot be used, and what to do about it. */
export class FontError extends Error {
  override readonly name = 'FontError'
}

type Axes = Record<string, number | { min: number; max: number; default?: number }>

const subset = (font: Buffer, characters: string, axes?: Axes): Promise<Buffer> =>
  subsetFont(font, characters, {
    targetFormat: 'sfnt',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  })

/** The files of one face, the one for English copy first; the others only where the font has their characters. */
export async function subsetFace(role: FontRole, face: FontFace): Promise<FontSubset[]> {
  const [latin, other = latin] = await originalsOf(role, face)
  const scale = await scaleOf(role, face, latin)
  const subsets: FontSubset[] = []
  let lift: number | undefined
  for (const [suffix, wanted] of Object.entries(SETS)) {
    const original = suffix === '-central' ? other : latin
    const characters = [...wanted].filter((character) => original.characters.has(character)).join('')
    if (!characters) continue
    const reduced = await subset(original.font, characters, axesFor(role, face, original))
    const sized = scaled(reduced, scale, original.file)
    // The first has the capitals.
    lift ??= role === 'display' ? liftOf(sized) : 0
    subsets.push({
      role,
      file: `${FILE_NAMES[role]}${suffix}.woff2`,
      characters,
      sfnt: spaced(role, lifted(sized, lift)),
    })
  }
  return subsets
}

/** The files of a face for drawing pictures: the characters of the pictures, in any script, and text at one weight. */
export async function drawingFonts(
  role: FontRole,
  face: FontFace,
  { words, textWeight }: { words: string; textWeight: number },
): Promise<Pick<FontSubset, 'characters' | 'sfnt'>[]> {
  const originals = await originalsOf(role, face, COPY + words)
  const scale = await scaleOf(role, face, originals[0])
  return Promise.all(
    originals.map(async (original) => {
      const axes = axesFor(role, face, original)
      const characters = [...original.characters].join('')
      const reduced = await subset(
        original.font,
        characters,
        role === 'text' ? { ...axes, wght: textWeight } : axes,
      )
      return { characters, sfnt: spaced(role, scaled(reduced, scale, original.file)) }
    }),
  )
}

/** As a browser loads it. */
export const compressed = ({ sfnt, characters }: FontSubset): Promise<Buffer> =>
  subsetFont(sfnt, characters, { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true })

interface Original {
  /** As content/brand.ts names it. */
  file: string
  /** What of it was asked for, as sfnt. */
  font: Buffer
  characters: ReadonlySet<string>
}

async function originalsOf(
  role: FontRole,
  { files }: FontFace,
  wanted = COPY + WESTERN + CENTRAL,
): Promise<[Original] | [Original, Original]> {
  const [latin, other] = await Promise.all(files.map((file) => readFont(file, wanted)))
  if (!latin || !COPY_LETTERS.every((letter) => latin.characters.has(letter)))
    throw new FontError(
      `${files[0]} lacks letters from a to z. In content/brand.ts, give ${role} the file that has them first.`,
    )
  return other ? [latin, other] : [latin]
}

async function readFont(file: string, wanted: string): Promise<Original> {
  const packed = await readFile(path.resolve(file)).catch((cause: unknown) => {
    throw new FontError(`${file} cannot be read. Give its path from the root of the repository.`, { cause })
  })
  const font = await subset(packed, wanted).catch((cause: unknown) => {
    throw new FontError(`${file} is no font that can be read. Use a woff2, ttf or otf file.`, { cause })
  })
  const characters = [...faceOf(font).collectUnicodes()].map((code) => String.fromCodePoint(code))
  return { file, font, characters: new Set(characters) }
}

/** Sets every axis of the font to one value, except the weight of text, which keeps its range. */
function axesFor(role: FontRole, { axes = {} }: FontFace, { file, font }: Original): Axes | undefined {
  const known = faceOf(font).getAxisInfos()
  for (const name of Object.keys(axes))
    if (!known[name])
      throw new FontError(
        `${file} has no axis “${name}”. Its axes: ${Object.keys(known).join(', ') || 'none'}. Change ${role} in content/brand.ts.`,
      )
  const pinned: Axes = Object.fromEntries(
    Object.values(known).map(({ tag, default: usual }) => [tag, axes[tag] ?? usual]),
  )
  if (role !== 'text') return Object.keys(pinned).length > 0 ? pinned : undefined
  const { min = 0, max = 0 } = known.wght ?? {}
  if (min > TEXT_WEIGHTS.min || max < TEXT_WEIGHTS.max)
    throw new FontError(
      `${file} has ${known.wght ? `weights of ${min} to ${max}` : 'one weight'}. Text needs a variable font with weights of ${TEXT_WEIGHTS.min} to ${TEXT_WEIGHTS.max}.`,
    )
  return { ...pinned, wght: { ...TEXT_WEIGHTS, default: TEXT_WEIGHTS.min } }
}

/** The factor that makes letters of headlines as wide as the pages are designed for. */
async function scaleOf(role: FontRole, face: FontFace, latin: Original): Promise<number> {
  if (role !== 'display') return 1
  const { averageWidth } = metricsOf(await subset(latin.font, COPY, axesFor(role, face, latin)))
  const scale = DISPLAY_WIDTH_EM / averageWidth
  return Math.abs(scale - 1) < WIDTH_TOLERANCE ? 1 : Math.min(MAX_SCALE, scale)
}

/** Makes all glyphs of a font smaller by setting a larger em. */
function scaled(sfnt: Buffer, scale: number, file: string): Buffer {
  if (scale === 1) return sfnt
  if (sfnt.toString('ascii', 0, 4) === 'OTTO')
    throw new FontError(
      `${file} has PostScript outlines, which cannot be scaled for headlines. Use its ttf or woff2.`,
    )
  const copy = Buffer.from(sfnt)
  const head = tableAt(copy, 'head')
  if (head === undefined) throw new FontError(`${file} has no head table: it is broken.`)
  copy.writeUInt16BE(Math.round(copy.readUInt16BE(head + 18) / scale), head + 18)
  return copy
}

/** Capitals that are nearly in the middle of their line are left there. */
const CENTRE_TOLERANCE_EM = 0.01

/** Where a font keeps how far a line reaches up from its baseline, and down, by table: in `hhea` and `OS/2` down is negative. */
const LINE_ENDS = [
  ['hhea', 4, 6, 1],
  ['OS/2', 68, 70, 1],
  ['OS/2', 74, 76, -1],
] as const

/** How far, in em, the line of a font has to go up for its capitals to be in the middle, as in the face for which pages are drawn. */
function liftOf(sfnt: Buffer): number {
  const { ascent, descent, capital } = metricsOf(sfnt)
  const lift = (capital - (ascent - descent)) / 2
  return Math.abs(lift) < CENTRE_TOLERANCE_EM ? 0 : lift
}

function lifted(sfnt: Buffer, liftEm: number): Buffer {
  const lift = Math.round(liftEm * faceOf(sfnt).upem)
  const copy = Buffer.from(sfnt)
  for (const [table, ascender, descender, sign] of LINE_ENDS) {
    const at = tableAt(copy, table)
    if (at === undefined || lift === 0) continue
    copy.writeInt16BE(copy.readInt16BE(at + ascender) + lift, at + ascender)
    copy.writeInt16BE(copy.readInt16BE(at + descender) + sign * lift, at + descender)
  }
  return copy
}

/** Widens the spaces of a font for text to the least width, whatever its weight. */
function spaced(role: FontRole, sfnt: Buffer): Buffer {
  const { upem } = faceOf(sfnt)
  const copy = Buffer.from(sfnt)
  const [hhea, hmtx] = [tableAt(copy, 'hhea'), tableAt(copy, 'hmtx')]
  if (role !== 'text' || hhea === undefined || hmtx === undefined) return sfnt
  for (const space of [' ', '\u00A0']) {
    // Of the copy, because both spaces may be one glyph.
    const { id, width } = glyphOf(copy, space, Object.values(TEXT_WEIGHTS))
    const missing = Math.ceil(MIN_SPACE_EM * upem - width)
    // Glyphs after these share the width of the last of them.
    const hasOwnWidth = id > 0 && id < copy.readUInt16BE(hhea + 34)
    const at = hmtx + id * 4
    if (missing > 0 && hasOwnWidth) copy.writeUInt16BE(copy.readUInt16BE(at) + missing, at)
  }
  return copy
}

/** Where a table of a font begins. */
function tableAt(sfnt: Buffer, tag: string): number | undefined {
  const count = sfnt.readUInt16BE(4)
  for (let entry = 12; entry < 12 + count * 16; entry += 16)
    if (sfnt.toString('ascii', entry, entry + 4) === tag) return sfnt.readUInt32BE(entry + 8)
  return undefined
}
