import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ApiFailure, calls, createClientFor } from '../../lib/api'
import { exitCodeOf, UsageError } from '../local/exit-code'
import { importCall, LeakError, writeImported } from './imported-files'
import { NoCallError, readCall } from './read-call'

interface ImportCommand {
  args: readonly string[]
  environment: Readonly<Record<string, string | undefined>>
  /** The folder for both files. Default: the current one. */
  folder?: string
  log(line: string): void
  logError(line: string): void
}

async function sourceOf(idOrFile: string, environment: ImportCommand['environment']): Promise<unknown> {
  if (existsSync(idOrFile)) return JSON.parse(readFileSync(idOrFile, 'utf8'))
  if (!/^[\w-]{8,}$/.test(idOrFile)) throw new UsageError(`There is no file ${idOrFile}.`)
  const token = environment.VOICE_PRIVATE_KEY?.trim()
  if (!token) throw new UsageError('Set VOICE_PRIVATE_KEY for this command alone to fetch a call.')
  const baseUrl = environment.NEXT_PUBLIC_VOICE_API_URL?.trim() || undefined
  return createClientFor({ calls }, { token, baseUrl }).calls.get(idOrFile)
}

async function run({ args, environment, folder, log }: ImportCommand): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  const [idOrFile, ...more] = positionals
  if (idOrFile === undefined || more.length > 0)
    throw new UsageError('Give the id of one call, or a file: npm run call:import -- ID_OR_FILE')
  const imported = importCall(readCall(await sourceOf(idOrFile, environment)))
  log(`Replaced: ${imported.replaced.join(', ') || 'nothing'}.`)
  for (const file of writeImported(imported, folder)) log(`Wrote ${file}`)
  log('Read both before you commit them: a program does not recognise everything that is personal.')
  return 0
}

/** Runs the command of call-import.ts; resolves with its exit code. A file that is not JSON is an error of the user. */
export const importCommand = (command: ImportCommand): Promise<number> =>
  exitCodeOf(() => run(command), command.logError, [NoCallError, LeakError, ApiFailure, SyntaxError])
