/**
 * Puts parameters into `/assistant/{id}`, encoded. Refuses one that is missing or empty, and `.` and `..`:
 * each would turn the address into that of another operation.
 */
export function pathWith(path: string, parameters: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name] ?? '')
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${path} needs a value for ${name}, not "${value}".`)
    return encodeURIComponent(value)
  })
}

/** A query string: lists repeat their name, objects use brackets, dates are ISO 8601, undefined is left out. */
export function queryString(query: object): string {
  return Object.entries(query)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&')
}

function pairs(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => pairs(name, item))
  if (typeof value === 'object' && !(value instanceof Date)) {
    return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner))
  }
  const text = value instanceof Date ? value.toISOString() : String(value)
  return [`${encodeURIComponent(name)}=${encodeURIComponent(text)}`]
}
