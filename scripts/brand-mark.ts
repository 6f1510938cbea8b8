/** `npx tsx scripts/brand-mark.ts`, by designers after a change of lib/site/mark.ts: draws public/icon.svg. */
import { mkdir, writeFile } from 'node:fs/promises'
import { ICON_SVG } from '../lib/site/favicon'

await mkdir('public', { recursive: true })
await writeFile('public/icon.svg', `${ICON_SVG}\n`)
