import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withMetadataFirst } from './metadata-first'

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g

/**
 * The 404 page is links and words: removes the framework's scripts from it, and its copies at other addresses. Its style
 * sheet is put behind its metadata, as in every page.
 */
export function removeScriptsFrom404(out: string): void {
  const file = path.join(out, '404.html')
  const html = readFileSync(file, 'utf8')
  const plain = html.replace(SCRIPTS, '')
  if (plain === html || /<script\b/.test(plain))
    throw new Error('404.html has no scripts where they were, or some are left: its markup has changed.')
  writeFileSync(file, withMetadataFirst(plain))
  for (const copy of ['404', '_not-found', '_not-found.html', '_not-found.txt'])
    rmSync(path.join(out, copy), { recursive: true, force: true })
}
