/**
 * `npm run live-check [-- --yes]`, by the agency once it has an account, and after a change of the platform: makes one
 * call and one chat of each kind on the live platform, records how its messages come without what they say, and
 * compares that with the sandbox. Exit code: 0 as the sandbox, 1 not possible, 2 something differs.
 */
import './local/closed-output'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import nextEnv from '@next/env'
import { workedExampleFigures } from '../content/contract-figures'
import { facts } from '../content/facts'
import { moneyOfCents } from '../content/format'
import { DEFAULT_BASE_URL } from '../lib/api/server.generated'
import { differencesBetween, sentencesOf } from './live-check/compare'
import { recordCall } from './live-check/record-call'
import { CHAT_KINDS, recordChat } from './live-check/record-chat'
import { traitsOfCall, traitsOfChat } from './live-check/traits'
import { exitCodeOf, UsageError } from './local/exit-code'
import { serve } from './local/serve'
import { createSandbox } from './sandbox/server'
import {
  SANDBOX_ASSISTANT_ID,
  SANDBOX_BUNDLE_NAME,
  SANDBOX_MOUNT_PATH,
  SANDBOX_PUBLIC_KEY,
} from './sandbox/settings'

const DIFFERS = 2
/** The longest that the call lasts, in minutes. */
const CALL_MINUTES = 3
/** A turn of a chat costs less than this, in cents. */
const CENTS_PER_CHAT = 2
const RECORD = 'dist/live-check'

interface Platform {
  publicKey: string
  assistantId: string
  apiUrl: string
  callBundleUrl: string | undefined
}

function readPlatform(): Platform {
  const setting = (name: string) => process.env[name]?.trim() || undefined
  const publicKey = setting('NEXT_PUBLIC_VOICE_PUBLIC_KEY')
  const assistantId = setting('NEXT_PUBLIC_VOICE_ASSISTANT_ID')
  if (!publicKey || !assistantId)
    throw new UsageError(
      'Set NEXT_PUBLIC_VOICE_PUBLIC_KEY and NEXT_PUBLIC_VOICE_ASSISTANT_ID in .env. The key must allow http://localhost.',
    )
  return {
    publicKey,
    assistantId,
    apiUrl: setting('NEXT_PUBLIC_VOICE_API_URL') ?? DEFAULT_BASE_URL,
    callBundleUrl: setting('NEXT_PUBLIC_VOICE_CALL_BUNDLE_URL'),
  }
}

function costs(): string {
  const perMinute = facts.callCentsPerMinute + workedExampleFigures.modelCentsPerMinute
  const chats = 2 * CHAT_KINDS.length
  const cents = CALL_MINUTES * perMinute + chats * CENTS_PER_CHAT
  return `This makes one call of at most ${CALL_MINUTES} minutes and ${chats} turns of chats with your account: at most about ${moneyOfCents(cents)}.`
}

async function isAgreed(isFlagged: boolean): Promise<boolean> {
  console.log(costs())
  if (isFlagged || !process.stdin.isTTY) return isFlagged
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question('Go on? (y/N) ')
  asking.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** What the platform does, by what was asked of it. */
async function record(platform: Platform) {
  const call = await recordCall(platform)
  const traits = new Map([['call', traitsOfCall(call)]])
  const chats = []
  for (const kind of CHAT_KINDS) {
    const chat = await recordChat(platform, kind)
    chats.push({ ...kind, ...chat })
    traits.set(`${kind.path}, ${kind.stream ? 'streamed' : 'whole'}`, traitsOfChat(chat))
  }
  return { call, chats, traits }
}

/** The same call and the same chats on the sandbox, as the documents describe the platform. */
async function recordSandbox() {
  const sandbox = createSandbox({ publicKey: SANDBOX_PUBLIC_KEY })
  const server = await serve((request, response) => void sandbox.handle(request, response), 'localhost')
  const mount = `${server.url}${SANDBOX_MOUNT_PATH}`
  try {
    return await record({
      publicKey: SANDBOX_PUBLIC_KEY,
      assistantId: SANDBOX_ASSISTANT_ID,
      apiUrl: `${mount}/scenario/live-check/api`,
      callBundleUrl: `${mount}/${SANDBOX_BUNDLE_NAME}`,
    })
  } finally {
    await server.close()
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
  const platform = readPlatform()
  if (!(await isAgreed(values.yes))) throw new UsageError('Nothing was done. Run it again with -- --yes.')
  console.log(`Asking ${new URL(platform.apiUrl).host}, then the sandbox …`)
  const live = await record(platform)
  const sandbox = await recordSandbox()

  let count = 0
  for (const [name, traits] of live.traits) {
    const differences = differencesBetween(traits, sandbox.traits.get(name) ?? {})
    count += differences.length
    console.log(differences.length === 0 ? `${name}: as the sandbox` : `${name}:`)
    for (const sentence of sentencesOf(differences)) console.log(sentence)
  }
  const file = path.join(RECORD, `${new Date().toISOString().replaceAll(':', '-')}.json`)
  await mkdir(RECORD, { recursive: true })
  await writeFile(file, `${JSON.stringify({ call: live.call, chats: live.chats }, null, 2)}\n`)
  console.log(`What came, without what was said, is in ${file}.`)
  return count > 0 ? DIFFERS : 0
}

process.exitCode = await exitCodeOf(main, console.error)
