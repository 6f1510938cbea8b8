/*
 * Serializers for openapi-fetch. Its own ones leave a missing parameter in its braces, drop dates and refuse
 * nested objects.
 */

/**
 * Puts encoded parameters into a path such as `/assistant/{id}`.
 *
 * @throws TypeError for a value that is missing, empty, `.` or `..`: each would lead to another operation
 */
export function pathSerializer(path: string, parameters: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name] ?? '')
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${path} needs a value for ${name}, not "${value}".`)
    return encodeURIComponent(value)
  })
}

/** A query string: lists repeat their name, objects use brackets, dates are ISO 8601, undefined is left out. */
export const querySerializer = (query: object): string =>
  Object.entries(query)
    .flatMap(([name, value]) => pairs(encodeURIComponent(name), value))
    .join('&')

function pairs(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => pairs(name, item))
  if (value instanceof Date) return pairs(name, value.toISOString())
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) =>
      pairs(`${name}[${encodeURIComponent(key)}]`, inner),
    )
  return [`${name}=${encodeURIComponent(value as string)}`]
}
