import type { VoiceError } from './errors'
import { race } from './session/clock'
import type { Clock } from './session/clock'

/** Whoever waits for words does not wait longer. */
const WORDS_LIMIT_MS = 1000

/** The words of failures, which are in a file of their own: few calls need them. */
export interface Words {
  putIntoWords(error: VoiceError): void
}

/**
 * Puts a failure into words before it is told. Never rejects: where the words cannot be fetched, which without a
 * network is likely, the error keeps the plain ones that it was born with.
 */
export async function explain(
  error: VoiceError,
  clock: Clock,
  fetchWords: () => Promise<Words>,
): Promise<void> {
  // Hanging up is not an error, and its one message is here already.
  if (error.code === 'aborted') return
  const words = await race(
    fetchWords().catch(() => undefined),
    { clock, limitMs: WORDS_LIMIT_MS },
    () => undefined,
  )
  words?.putIntoWords(error)
}
