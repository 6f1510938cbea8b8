import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const BLOCK = /<script type="application\/ld\+json">[\s\S]*?<\/script>/

/**
 * Writes the data block into the exported page. Here and not in a component, because the framework would
 * carry the same text a second time in the page's data.
 */
export function addStructuredData(out: string, block: string): void {
  const file = path.join(out, 'index.html')
  const html = readFileSync(file, 'utf8').replace(BLOCK, '')
  if (!html.includes('</head>')) throw new Error(`${file} has no head to put structured data in.`)
  // A function, because a replacement text would read `$` as a pattern.
  writeFileSync(
    file,
    html.replace('</head>', () => `${block}</head>`),
  )
}
