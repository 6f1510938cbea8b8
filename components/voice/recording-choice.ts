/** What a visitor has said about the recording of calls. */
export interface RecordingChoice {
  mayRecord: boolean
  /** Of the words that were shown (content/voice.ts). */
  version: string
  /** When, in ISO 8601. */
  date: string
}

export interface RecordingStore {
  /** Undefined when nothing was chosen, or other words were shown then. */
  choice(): RecordingChoice | undefined
  choose(mayRecord: boolean): void
  /** Calls back after each choice. Returns the undo. */
  subscribe(listener: () => void): () => void
}

const KEY = 'voice-recording'

/**
 * Keeps the choice in this browser. Where the browser refuses to store anything, it is kept until the page is loaded
 * again. `storage` may throw.
 */
export function createRecordingStore(
  version: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.localStorage,
  now: () => Date = () => new Date(),
): RecordingStore {
  const listeners = new Set<() => void>()
  let choice = read()

  function read(): RecordingChoice | undefined {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null')
      return isChoice(kept) && kept.version === version ? kept : undefined
    } catch {
      return undefined
    }
  }

  return {
    choice: () => choice,
    choose(mayRecord) {
      choice = { mayRecord, version, date: now().toISOString() }
      try {
        storage().setItem(KEY, JSON.stringify(choice))
      } catch {
        // Chosen all the same, until the page is loaded again.
      }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function isChoice(value: unknown): value is RecordingChoice {
  if (typeof value !== 'object' || value === null) return false
  const { mayRecord, version, date } = value as Record<string, unknown>
  return (
    typeof mayRecord === 'boolean' && typeof version === 'string' && !Number.isNaN(Date.parse(String(date)))
  )
}
