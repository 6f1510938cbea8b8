import { existsSync, readdirSync, statSync } from 'node:fs'
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
