/**
 * `npm run brand`, by the agency after a change of content/brand.ts: writes every file that follows from it.
 * `npm run brand -- --check` writes nothing. It prints the contrast of every text on every ground, in both colour schemes,
 * and ends with 1 where one cannot be read or a file is not that of the brand.
 */
import '../local/closed-output'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { brand, brandFonts } from '@/content/brand'
import { contrastTable, printedTable } from './contrast-table'
import { brandFiles, type BrandFile } from './files'
import { createPalette, TEXT_CONTRAST } from './palette'
import { lackingFaces, writtenCharacters } from './written-characters'
import { fontFiles } from '../fonts/files'

const checksOnly = process.argv.includes('--check')
const palette = createPalette(brand.colours)

/** Formats without the Tailwind plugin, because it would read the very files that this command writes. */
const formatted = async ({ path, content }: BrandFile): Promise<Buffer> =>
  typeof content === 'string'
    ? Buffer.from(await format(content, { ...(await resolveConfig(path)), plugins: [], filepath: path }))
    : content

let hasFailed = false
const fail = (message: string) => {
  console.error(message)
  hasFailed = true
}

const fonts = await fontFiles(brandFonts)
const files = [...brandFiles(brand), ...fonts.files]
for (const file of files) {
  const content = await formatted(file)
  const now = await readFile(file.path).catch(() => undefined)
  if (now?.equals(content)) continue
  if (checksOnly) fail(`${file.path} is not that of content/brand.ts. Run npm run brand.`)
  else {
    await writeFile(file.path, content)
    console.log(`${file.path} written.`)
  }
}

for (const name of await readdir('app/fonts')) {
  const file = `app/fonts/${name}`
  if (files.some(({ path }) => path === file)) continue
  if (checksOnly) fail(`${file} is not of the fonts in content/brand.ts. Run npm run brand.`)
  else {
    await rm(file)
    console.log(`${file} removed.`)
  }
}

const rows = contrastTable(palette)
if (checksOnly) for (const line of printedTable(rows)) console.log(line)
for (const { text, ground, light, dark } of rows)
  if (Math.min(light, dark) < TEXT_CONTRAST)
    fail(`${text} on ${ground} cannot be read: ${light} in light, ${dark} in dark.`)

for (const sentence of [...palette.adjusted, ...lackingFaces(fonts.faces, writtenCharacters(process.cwd()))])
  console.log(sentence)
console.log(
  hasFailed
    ? 'The brand is not ready.'
    : `Every text of ${brand.name} can be read, at a contrast of ${TEXT_CONTRAST} or more.`,
)
process.exitCode = hasFailed ? 1 : 0
