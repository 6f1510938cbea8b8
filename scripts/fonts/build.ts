/**
 * `npx tsx scripts/fonts/build.ts`, by designers after a change of a cut: the site's four fonts, from the variable
 * originals. Axes are pinned to what the design uses and characters to what English copy needs, so that all four
 * together stay under 55 kB; two more files of each draw the other letters of Europe. The results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { CUTS, type Cut } from './cuts'

const OUT = path.resolve('app/fonts')

async function cut({ source, file, characters, axes }: Cut): Promise<number> {
  const original = await readFile(path.resolve('node_modules/@fontsource-variable', source))
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'],
    noHinting: true,
  })
  await writeFile(path.join(OUT, file), subset)
  return subset.length
}

await mkdir(OUT, { recursive: true })
let total = 0
for (const each of CUTS) {
  const bytes = await cut(each)
  total += bytes
  console.log(`${each.file}: ${bytes} bytes`)
}
console.log(`together: ${total} bytes`)
