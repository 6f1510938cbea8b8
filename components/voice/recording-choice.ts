/** What a visitor has said about the recording of calls. */
export interface RecordingChoice {
  mayRecord: boolean
  /** Version of the consent text that was shown (content/voice.ts). */
  version: string
  /** When, in ISO 8601. */
  date: string
}

export interface RecordingStore {
  /** Undefined when nothing was chosen, or another version of the text was shown. */
  choice(): RecordingChoice | undefined
  choose(mayRecord: boolean): void
}

const KEY = 'voice-recording'

/** Choices of this page, for browsers that refuse to store anything. By version. */
const ofThisPage = new Map<string, RecordingChoice>()

/**
 * Keeps the choice in this browser, for every call of the site: another tab may have changed it since. Where the
 * browser refuses to store anything, it is kept until the page is loaded again. `storage` may throw.
 */
export function createRecordingStore(
  version: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.localStorage,
  now: () => Date = () => new Date(),
): RecordingStore {
  return {
    choice() {
      try {
        const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null')
        return isChoice(kept) && kept.version === version ? kept : undefined
      } catch {
        return ofThisPage.get(version)
      }
    },
    choose(mayRecord) {
      const choice = { mayRecord, version, date: now().toISOString() }
      try {
        storage().setItem(KEY, JSON.stringify(choice))
      } catch {
        ofThisPage.set(version, choice)
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
