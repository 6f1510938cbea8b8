/**
 * `npx tsx scripts/logos/build.ts`, by designers after a change of content/services/stack.ts: copies the logos of the
 * stack from simple-icons into public/logos, one small file each, in black: the page turns them with the colour of its
 * text.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stack } from '../../content/services/stack'

const SOURCE = 'node_modules/simple-icons/icons'
const TARGET = 'public/logos'

const wanted = new Set(stack.flatMap((group) => group.technologies.map(({ logo }) => `${logo}.svg`)))

await mkdir(TARGET, { recursive: true })
for (const file of await readdir(TARGET)) if (!wanted.has(file)) await rm(path.join(TARGET, file))
for (const file of wanted) {
  const drawing = await readFile(path.join(SOURCE, file), 'utf8')
  const logo = drawing
    .replace(/ role="img"|<title>.*?<\/title>/g, '')
    // With a size of its own: an image without one may say that it is 0 px wide, as one that failed to load does.
    .replace('<svg ', '<svg width="24" height="24" ')
  await writeFile(path.join(TARGET, file), `${logo}\n`)
}
