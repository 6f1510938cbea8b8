/** `npx tsx scripts/brand-mark.ts`, by designers after a change of lib/drawing/mark.ts: draws public/icon.svg. */
import { mkdir, writeFile } from 'node:fs/promises'
import { ICON_SVG } from '../lib/drawing/mark'

await mkdir('public', { recursive: true })
await writeFile('public/icon.svg', `${ICON_SVG}\n`)
