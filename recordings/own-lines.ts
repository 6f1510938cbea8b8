import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder that `--lines FOLDER` names. */
export function linesFolder(args: readonly string[]): string | undefined {
  const index = args.indexOf('--lines')
  if (index < 0) return undefined
  const folder = args[index + 1]
  if (!folder) throw new Error('--lines needs a folder: npm run recordings -- --lines my-recordings')
  return folder
}

/**
 * The agency's own recording of a line, in the place of a synthesised one: `FOLDER/ID/01.wav` is the first line of the
 * dialogue with that id. Undefined where there is none.
 */
export function ownLine(folder: string | undefined, dialogueId: string, index: number): string | undefined {
  if (folder === undefined) return undefined
  const file = path.join(folder, dialogueId, `${String(index + 1).padStart(2, '0')}.wav`)
  return existsSync(file) ? file : undefined
}
