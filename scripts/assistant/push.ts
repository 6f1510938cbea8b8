/**
 * `npm run assistant:push [-- --check]`, by the agency after a change of assistant/ or content/: publishes the consultant
 * on the voice platform. Exit code: 0 published, or with --check no difference; 1 not possible; 2 with --check, the
 * published consultant differs.
 */
import { parseArgs } from 'node:util'
import nextEnv from '@next/env'
import { ApiFailure, createManagementClient } from '../../lib/api'
import { isPrivateKey } from './private-key'
import { pushAssistant } from './push-assistant'

const DIFFERS = 2

class SettingError extends Error {}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
  // Only now: what it says contains the telephone number of .env.
  const { consultant } = await import('../../assistant/consultant')
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
  const { id, differed } = await pushAssistant({
    client: createManagementClient({ token, baseUrl }),
    assistant: consultant,
    id: setting('NEXT_PUBLIC_VOICE_ASSISTANT_ID'),
    check: values.check,
    log: console.log,
  })
  if (id && !values.check) console.log(`For .env: NEXT_PUBLIC_VOICE_ASSISTANT_ID=${id}`)
  if (values.check && differed) process.exitCode = DIFFERS
}

await main().catch((error: unknown) => {
  const isMisuse = error instanceof TypeError && 'code' in error
  if (!(error instanceof SettingError || error instanceof ApiFailure) && !isMisuse) throw error
  console.error(error.message)
  process.exitCode = 1
})
