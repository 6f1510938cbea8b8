/** Draws public/icon.svg with the pen of the site: `npx tsx scripts/brand-mark.ts`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { ICON_SVG } from '../lib/site/mark'

await mkdir('public', { recursive: true })
await writeFile('public/icon.svg', `${ICON_SVG}\n`)
