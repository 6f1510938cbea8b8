import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Paths of all files under a folder, relative to it, with forward slashes, sorted. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort()

/** Names of the exported site's folders that hold assets: neither a page nor the framework's own, sorted. */
export const assetFolders = (out: string): string[] =>
  readdirSync(out, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('_') && !existsSync(path.join(out, name, 'index.html')))
    .sort()

/** Paths of the exported pages, complete, the 404 page among them. */
export const pageFiles = (out: string): string[] =>
  filesUnder(out)
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(out, name))

/**
 * Changes each page that has the framework's scripts: all but the 404 page (remove-scripts-from-404.ts).
 *
 * @throws Error when there is no such page
 */
export function changePages(out: string, change: (html: string) => string): void {
  const pages = pageFiles(out).filter((page) => page !== path.join(out, '404.html'))
  if (pages.length === 0) throw new Error(`${out} has no pages. Run the build before this step.`)
  for (const file of pages) writeFileSync(file, change(readFileSync(file, 'utf8')))
}
