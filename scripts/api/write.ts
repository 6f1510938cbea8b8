import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes all files or none. It first writes each file beside its place, and moves them into place only when all are on
 * the disk. If one cannot be moved or removed, the files before it get their old text again. Files that already have
 * their text are not touched. `removed` are files to delete.
 */
export async function writeAtomically(files: ReadonlyMap<string, string>, removed: string[] = []) {
  const before = new Map<string, string | undefined>()
  for (const file of [...files.keys(), ...removed])
    before.set(file, await readFile(file, 'utf8').catch(() => undefined))
  const changed = [...files].filter(([file, text]) => before.get(file) !== text)
  const temporaryOf = (file: string) => `${file}.${process.pid}.tmp`
  const done: string[] = []
  try {
    for (const [file, text] of changed) {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(temporaryOf(file), text)
    }
    for (const [file] of changed) {
      await rename(temporaryOf(file), file)
      done.push(file)
    }
    for (const file of removed) {
      await rm(file, { force: true })
      done.push(file)
    }
  } catch (error) {
    for (const file of done) {
      const text = before.get(file)
      await (text === undefined ? rm(file, { force: true }) : writeFile(file, text))
    }
    throw error
  } finally {
    for (const [file] of changed) await rm(temporaryOf(file), { force: true })
  }
}
