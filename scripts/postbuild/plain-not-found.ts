import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g

/** The 404 page is links and words: it loses the framework's scripts, and its other addresses. */
export function plainNotFound(out: string): void {
  const file = path.join(out, '404.html')
  writeFileSync(file, readFileSync(file, 'utf8').replace(SCRIPTS, ''))
  for (const copy of ['404', '_not-found', '_not-found.html', '_not-found.txt'])
    rmSync(path.join(out, copy), { recursive: true, force: true })
}
