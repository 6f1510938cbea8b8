import type { CheckResult, Finding } from './finding'

const NAME = 'NEXT_PUBLIC_VOICE_PUBLIC_KEY'

interface PublicKeyInput {
  environment: Record<string, string | undefined>
  /** Asks the platform whether a key is a private one. */
  isPrivateKey: (key: string) => Promise<boolean>
  /** Asks the platform whether a key begins calls for pages of other origins. */
  worksFromAnotherOrigin: (key: string) => Promise<boolean>
  /** Resolves when this machine is online, rejects when it is not. */
  online: () => Promise<unknown>
}

const PRIVATE_KEY: Finding = {
  check: 'public key',
  level: 'must',
  file: '.env',
  what: `${NAME} is a private key: every visitor could read it and use the account.`,
  todo: 'Replace it by the public key, and the private key by a new one in the dashboard.',
}
const UNLIMITED_KEY: Finding = {
  check: 'public key',
  level: 'must',
  file: '.env',
  what: `${NAME} also begins calls from other people's pages, at your cost.`,
  todo: 'Limit the key to your domain and to your assistant in the dashboard, or use a call gate (examples/call-gate).',
}

/** Whether the key that ships to every visitor is a public one (both kinds look alike), and limited to its own pages. */
export async function checkPublicKey({
  environment,
  isPrivateKey,
  worksFromAnotherOrigin,
  online,
}: PublicKeyInput): Promise<CheckResult> {
  const key = environment[NAME]?.trim()
  if (!key) return { findings: [] }
  const skipped = (why: string) => ({ findings: [], skipped: [{ check: 'public key', why }] })
  try {
    await online()
  } catch {
    return skipped('This machine is offline.')
  }
  try {
    if (await isPrivateKey(key)) return { findings: [PRIVATE_KEY] }
    return { findings: (await worksFromAnotherOrigin(key)) ? [UNLIMITED_KEY] : [] }
  } catch (error) {
    return skipped(error instanceof Error ? error.message : String(error))
  }
}
