/**
 * `npm run assistant:push [-- --check | --pull | --rollback [SNAPSHOT]]`, by the agency after a change of assistant/ or
 * content/: publishes the consultant on the voice platform, with the brief that is read out of each conversation and
 * the evals. assistant/published/ has what was published; commit it. Exit code: 0 done, or with --check no difference;
 * 1 not possible, or refused; 2 with --check, something differs.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import nextEnv from '@next/env'
import { ApiFailure, createManagementClient } from '../../lib/api'
import { importedEvals } from '../call-import/imported-files'
import { consultantResources } from './consultant-resources'
import { isPrivateKey } from './private-key'
import { openPublishedFiles } from './published-files'
import { ChangedSinceError, createPush } from './push-resources'

const DIFFERS = 2

class SettingError extends Error {}

function readOptions() {
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    options: { check: flag, pull: flag, rollback: flag },
    allowPositionals: true,
  })
  const chosen = Object.entries(values).filter(([, isSet]) => isSet)
  if (chosen.length > 1) throw new SettingError('Choose one of --check, --pull and --rollback.')
  if (positionals.length > (values.rollback ? 1 : 0))
    throw new SettingError(`What is ${positionals.join(' ')}? Only --rollback takes the name of a snapshot.`)
  return { ...values, snapshot: positionals[0] }
}

async function main(): Promise<void> {
  const options = readOptions()
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
  // Only now: what they say contains the telephone number of .env.
  const { consultant } = await import('../../assistant/consultant')
  const { evals } = await import('../../assistant/evals')
  const setting = (name: string) => process.env[name]?.trim() || undefined
  const token = setting('VOICE_PRIVATE_KEY')
  const publicKey = setting('NEXT_PUBLIC_VOICE_PUBLIC_KEY')
  const baseUrl = setting('NEXT_PUBLIC_VOICE_API_URL')
  if (!token)
    throw new SettingError('Set VOICE_PRIVATE_KEY for this command alone; it does not belong into .env.')
  if (publicKey && (publicKey === token || (await isPrivateKey(publicKey, { baseUrl }))))
    throw new SettingError(
      'NEXT_PUBLIC_VOICE_PUBLIC_KEY is a private key, and every visitor could read it. Replace it by the public one, and the private one by a new one.',
    )
  const push = createPush({
    client: createManagementClient({ token, baseUrl }),
    resources: consultantResources(
      consultant,
      [...evals, ...importedEvals()],
      setting('NEXT_PUBLIC_VOICE_ASSISTANT_ID'),
    ),
    files: openPublishedFiles(path.resolve('assistant/published')),
    log: console.log,
  })
  if (options.pull) return push.pull()
  if (options.rollback) return push.rollback(options.snapshot)
  if (options.check) {
    if (await push.check()) process.exitCode = DIFFERS
    return
  }
  await push.push()
  const id = push.idOf(consultant.name)
  if (id) console.log(`For .env: NEXT_PUBLIC_VOICE_ASSISTANT_ID=${id}`)
}

await main().catch((error: unknown) => {
  const isMisuse = error instanceof TypeError && 'code' in error
  const isExpected = [SettingError, ChangedSinceError, ApiFailure].some((kind) => error instanceof kind)
  if (!isExpected && !isMisuse) throw error
  console.error((error as Error).message)
  process.exitCode = 1
})
