/** A message of the platform, as far as its shape is known to the call core. */
export interface PlatformMessage {
  type: string
  [field: string]: unknown
}

export type AppMessage =
  /** The assistant is ready: the call has begun. */
  | { kind: 'listening' }
  /** Any JSON value; the platform's messages are objects with a `type`. */
  | { kind: 'value'; value: unknown }
  | { kind: 'unparseable' }

/** Reads what came in: the word "listening", JSON text, or a value that is no text at all. */
export function readAppMessage(data: unknown): AppMessage {
  if (data === 'listening') return { kind: 'listening' }
  if (typeof data !== 'string')
    return data === undefined ? { kind: 'unparseable' } : { kind: 'value', value: data }
  try {
    const value: unknown = JSON.parse(data)
    return { kind: 'value', value }
  } catch {
    return { kind: 'unparseable' }
  }
}

/** The value as a platform message, or undefined when it is none. */
export function asPlatformMessage(value: unknown): PlatformMessage | undefined {
  const isObject = typeof value === 'object' && value !== null
  return isObject && 'type' in value && typeof value.type === 'string'
    ? (value as PlatformMessage)
    : undefined
}
