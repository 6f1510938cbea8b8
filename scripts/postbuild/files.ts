import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Paths of all files under a folder, relative to it, with forward slashes, sorted. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort()

/** Names of the folders directly under a folder, sorted. */
export const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
