/** What sort of thing a value is, for an error text that must not repeat the value. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `an array of ${value.length}`
  switch (typeof value) {
    case 'string':
      return `a text of ${value.length} characters`
    case 'number':
      return Number.isFinite(value) ? `the number ${value}` : 'a number that is not finite'
    case 'object':
      return 'an object'
    case 'boolean':
      return `the boolean ${value}`
    default:
      return typeof value
  }
}
