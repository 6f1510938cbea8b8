/** Draws public/brand-mark.svg and public/icon.svg with the pen of the site: `npx tsx scripts/brand-mark.ts`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { ICON_SVG, MARK_PATH } from '../lib/site/mark'

await mkdir('public', { recursive: true })
await writeFile(
  'public/brand-mark.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 28" width="44" height="28"><style>path{fill:#4d2fd6;stroke:#4d2fd6;stroke-width:.6}@media(prefers-color-scheme:dark){path{fill:#c0b0ff;stroke:#c0b0ff}}</style><path d="${MARK_PATH}"/></svg>\n`,
)
await writeFile('public/icon.svg', `${ICON_SVG}\n`)
