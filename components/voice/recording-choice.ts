/** What a visitor has said about the recording of calls. */
export interface RecordingChoice {
  mayRecord: boolean
  /** Version of the consent text that was shown (content/voice.ts). */
  version: string
  /** When, in ISO 8601. */
  date: string
}

interface RecordingStore {
  /** Undefined when nothing was chosen, or another version of the text was shown. */
  choice(): RecordingChoice | undefined
  choose(mayRecord: boolean): void
}

const KEY = 'voice-recording'

/** Choices that the browser has refused to store, by version of the text. They hold until the page is loaded again. */
const notStored = new Map<string, RecordingChoice>()

/**
 * Keeps the choice in this browser, for every call of the site: another tab may have changed it since. A choice that
 * the browser refuses to store is kept until the page is loaded again.
 *
 * @param storage may throw, and so may its methods
 */
export function createRecordingStore(
  version: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.localStorage,
  now: () => Date = () => new Date(),
): RecordingStore {
  return {
    choice() {
      const newer = notStored.get(version)
      if (newer) return newer
      try {
        const stored: unknown = JSON.parse(storage().getItem(KEY) ?? 'null')
        return isChoice(stored) && stored.version === version ? stored : undefined
      } catch {
        // Not readable, or not JSON: nothing was chosen.
        return undefined
      }
    },
    choose(mayRecord) {
      const choice = { mayRecord, version, date: now().toISOString() }
      try {
        storage().setItem(KEY, JSON.stringify(choice))
        notStored.delete(version)
      } catch {
        // The browser stores nothing for this page, or its storage is full.
        notStored.set(version, choice)
      }
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
