// For values that may be anything, in the page and in a call. `isMobileDevice` is here, too, because bundlers compress each
// file that both use alone.

/** The fields of any value. A value that is no object has none. */
export const fieldsOf = (value: unknown) => Object(value) as Record<string, unknown>

const UNKNOWN = 'Unknown error occurred'
/** How many nested errors we read. Enough for those of the media library, and a limit for circular references. */
const MAX_DEPTH = 4

/** One line of text for any thrown value; never "[object Object]". */
export function thrownText(thrown: unknown, depth = 0): string {
  if (typeof thrown === 'string') return isReadable(thrown) ? thrown : UNKNOWN
  if (thrown instanceof Error) return isReadable(thrown.message) ? thrown.message : thrown.name
  if (typeof thrown !== 'object' || thrown === null) return thrown == null ? UNKNOWN : String(thrown)
  const { message, errorMsg, msg, error } = thrown as Record<string, unknown>
  for (const text of [message, errorMsg, msg, error]) if (isReadable(text)) return text
  for (const inner of [message, errorMsg, error])
    if (typeof inner === 'object' && inner !== null && depth < MAX_DEPTH) return thrownText(inner, depth + 1)
  try {
    const json = JSON.stringify(thrown) as string | undefined
    return !json || json === '{}' ? UNKNOWN : json
  } catch {
    return UNKNOWN
  }
}

/** Excludes the default text of an object, which does not describe it. */
const isReadable = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && text !== '[object Object]'

/** A visible character: no white space, no control or invisible character such as U+200B, no empty Braille pattern. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u

/** Whether a text has no visible character. An app in JavaScript may pass anything. */
export const isBlank = (text: unknown): boolean => typeof text !== 'string' || !VISIBLE.test(text)

/** A copy, because the page may change the value before we use it. If it cannot be copied, its use reports that. */
export function copyOf<T>(value: T): T {
  try {
    return structuredClone(value)
  } catch {
    return value
  }
}

type Compacted<T> = { [K in keyof T]: Exclude<T[K], undefined | null> }

/** Without the fields that are undefined or null. */
export function compact<T extends object>(value: T): Compacted<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field != null)) as Compacted<T>
}

const MOBILE = /android|iphone|ipad/i

/** Devices that need a moment between the microphone's prompt and joining. */
export const isMobileDevice = (): boolean => MOBILE.test(globalThis.navigator?.userAgent ?? '')
