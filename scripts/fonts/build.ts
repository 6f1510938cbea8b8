/**
 * `npx tsx scripts/fonts/build.ts`, by designers after a change of a cut: the site's four fonts, from the variable
 * originals. Axes are pinned to what the design uses and characters to what English copy needs, so that all four
 * together stay under 55 kB; two more files of each draw the other letters of Europe. Also the widths of the letters of the display cut, by which
 * names and closing headlines fill the page (lib/drawing/fit-text.ts). The results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'
import { FONT_SUBSETS, type FontSubset } from './font-subsets'
import { widthsOf } from './widths'

const OUT = path.resolve('app/fonts')
const WIDTHS = path.resolve('lib/drawing/display-widths.generated.ts')

async function subsetOf(
  { source, characters, axes }: FontSubset,
  targetFormat: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const original = await readFile(path.resolve('node_modules/@fontsource-variable', source))
  return subsetFont(original, characters, {
    targetFormat,
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'],
    noHinting: true,
  })
}

await mkdir(OUT, { recursive: true })
let total = 0
for (const each of FONT_SUBSETS) {
  const font = await subsetOf(each, 'woff2')
  await writeFile(path.join(OUT, each.file), font)
  total += font.length
  console.log(`${each.file}: ${font.length} bytes`)
}
console.log(`together: ${total} bytes`)

const widths = new Map<string, string>()
for (const each of FONT_SUBSETS.filter(({ file }) => file.startsWith('bricolage-display')))
  for (const [em, characters] of widthsOf(await subsetOf(each, 'sfnt'), each.characters))
    widths.set(em, (widths.get(em) ?? '') + characters)
const text = `/** Characters of the display cut by their width in em. Written by scripts/fonts/build.ts. */
export const displayWidths = ${JSON.stringify(Object.fromEntries([...widths].sort()))}
`
await writeFile(WIDTHS, await format(text, { ...(await resolveConfig(WIDTHS)), parser: 'typescript' }))
