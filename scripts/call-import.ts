/**
 * `npm run call:import -- ID_OR_FILE`, by the agency when a call should stay a test: makes an eval for the platform and a
 * scenario of the sandbox of it, with personal data replaced. It takes the id of a call on the platform, or a file with
 * a call, an end-of-call report or a saved transcript. Exit code: 0 written, 1 not possible.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import nextEnv from '@next/env'
import { ApiFailure, calls, createClientFor } from '../lib/api'
import { importCall, LeakError, writeImported } from './call-import/imported-files'
import { NoCallError, readCall } from './call-import/read-call'

class UsageError extends Error {}

async function sourceOf(idOrFile: string): Promise<unknown> {
  if (existsSync(idOrFile)) return JSON.parse(readFileSync(idOrFile, 'utf8'))
  if (!/^[\w-]{8,}$/.test(idOrFile)) throw new UsageError(`There is no file ${idOrFile}.`)
  const token = process.env.VOICE_PRIVATE_KEY?.trim()
  if (!token) throw new UsageError('Set VOICE_PRIVATE_KEY for this command alone to fetch a call.')
  const baseUrl = process.env.NEXT_PUBLIC_VOICE_API_URL?.trim() || undefined
  return createClientFor({ calls }, { token, baseUrl }).calls.get(idOrFile)
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [idOrFile, ...more] = positionals
  if (idOrFile === undefined || more.length > 0)
    throw new UsageError('Give the id of one call, or a file: npm run call:import -- ID_OR_FILE')
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
  const imported = importCall(readCall(await sourceOf(idOrFile)))
  console.log(`Replaced: ${imported.replaced.join(', ') || 'nothing'}.`)
  for (const file of writeImported(imported)) console.log(`Wrote ${file}`)
  console.log('Read both before you commit them: a program does not recognise everything that is personal.')
}

await main().catch((error: unknown) => {
  const isMisuse = (error instanceof TypeError && 'code' in error) || error instanceof SyntaxError
  const isExpected = [UsageError, NoCallError, LeakError, ApiFailure].some((kind) => error instanceof kind)
  if (!isExpected && !isMisuse) throw error
  console.error((error as Error).message)
  process.exitCode = 1
})
