import type { CheckResult } from './finding'

const NAME = 'NEXT_PUBLIC_VOICE_PUBLIC_KEY'

export interface PublicKeyInput {
  environment: Record<string, string | undefined>
  /** Asks the platform whether a key is a private one. */
  isPrivateKey: (key: string) => Promise<boolean>
  /** Resolves when this machine is online, rejects when it is not. */
  online: () => Promise<unknown>
}

/** Whether the key that ships to every visitor is a public one: both kinds look alike. */
export async function checkPublicKey({
  environment,
  isPrivateKey,
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
    if (!(await isPrivateKey(key))) return { findings: [] }
  } catch (error) {
    return skipped(error instanceof Error ? error.message : String(error))
  }
  return {
    findings: [
      {
        check: 'public key',
        level: 'must',
        file: '.env',
        what: `${NAME} is a private key: every visitor could read it and use the account.`,
        todo: 'Replace it by the public key, and the private key by a new one in the dashboard.',
      },
    ],
  }
}
