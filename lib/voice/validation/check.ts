import { ValidationError } from '../errors'
import { jsonText } from '../json-text'

/** Throws a `ValidationError` unless the value is valid. The error names the field and the kind, never the value. */
export function check(isValid: boolean, field: string, limit: string, value: unknown): asserts isValid {
  if (!isValid) throw new ValidationError({ field, limit, received: kindOf(value) })
}

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function checkFields(field: string, value: unknown): asserts value is Fields {
  check(isFields(value), field, 'an object', value)
}

export function checkText(field: string, value: unknown): asserts value is string {
  check(typeof value === 'string' && value !== '', field, 'a text that is not empty', value)
}

/** The length counts as JSON text, which is what is sent. */
export function checkJson(field: string, value: unknown, maxLength: number): void {
  const json = jsonText(value)
  check(json !== undefined, field, 'a value that can be written as JSON', value)
  check(json.length <= maxLength, field, `at most ${maxLength} characters as JSON`, json)
}

export function checkOneOf(field: string, value: unknown, allowed: readonly string[]): void {
  check(typeof value === 'string' && allowed.includes(value), field, `one of ${allowed.join(', ')}`, value)
}

export function checkNumber(
  field: string,
  value: unknown,
  limit: string,
  isWithin: (n: number) => boolean,
): void {
  check(typeof value === 'number' && !Number.isNaN(value) && isWithin(value), field, limit, value)
}

/** What sort of thing a value is, for an error text that must not repeat the value. */
function kindOf(value: unknown): string {
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
