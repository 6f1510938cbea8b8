import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes all files or none: each goes to a neighbour first, and only when every one of them is on the disk
 * are they put in place. `removed` are files that should be gone afterwards.
 */
export async function writeAtomically(files: ReadonlyMap<string, string>, removed: string[] = []) {
  const staged: [temporary: string, file: string][] = []
  try {
    for (const [file, text] of files) {
      await mkdir(dirname(file), { recursive: true })
      const temporary = `${file}.${process.pid}.tmp`
      staged.push([temporary, file])
      await writeFile(temporary, text)
    }
  } catch (error) {
    await Promise.all(staged.map(([temporary]) => rm(temporary, { force: true })))
    throw error
  }
  for (const [temporary, file] of staged) await rename(temporary, file)
  for (const file of removed) await rm(file, { force: true })
}
