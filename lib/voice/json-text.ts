/** A value as JSON text; undefined for what has none, such as a function or an object that refers to itself. */
export function jsonText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}
