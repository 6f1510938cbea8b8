import { isStream } from './fetch'
import type { StreamFile, Upload } from './upload'

/** A field of a form: a text or a file. */
export type Part = [name: string, value: string | Upload]

/**
 * The fields of a form, with one for each item of a list. JavaScript would write any other object as "[object Object]",
 * which the platform stores as the file, so nothing else is sent.
 *
 * @throws TypeError for a form without a file, or with a value that is neither a text nor a file
 */
export function partsOf(form: unknown): Part[] {
  if (!isPlainObject(form))
    throw new TypeError('A form is an object with its fields, such as { file }. It is encoded for you.')
  const parts = Object.entries(form).flatMap(([name, value]) => {
    const items = [value].flat().filter((item: unknown) => item !== undefined && item !== null)
    const field = items.map((item: unknown): Part => [name, partOf(name, item)])
    const files = field.filter(([, item]) => typeof item !== 'string').length
    if (files > 0 && files < field.length) throw new TypeError(`${name} holds a text. ${HOW_TO_PASS_A_FILE}`)
    return field
  })
  if (parts.every(([, value]) => typeof value === 'string'))
    throw new TypeError(`The form has no file. ${HOW_TO_PASS_A_FILE}`)
  return parts
}

const HOW_TO_PASS_A_FILE =
  'Pass a File, a Blob, or { stream, name }: for a path, { stream: createReadStream(path), name }; for bytes, new File([bytes], name).'

function partOf(name: string, value: unknown): string | Upload {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  if (value instanceof Date) return value.toISOString()
  if (isBlob(value)) return value
  if (isStreamFile(value) && isStream(value.stream) && typeof value.name === 'string' && value.name)
    return value
  if (isStreamFile(value)) throw new TypeError(`${name} needs a stream and the name of its file.`)
  if (isPlainObject(value)) throw new TypeError(`${name} is an object. Pass JSON.stringify(${name}).`)
  throw new TypeError(`${name} is not a file. ${HOW_TO_PASS_A_FILE}`)
}

/** A `Blob` of this window, of another one, or of a package. Each of them has another class. */
const isBlob = (value: unknown): value is Blob =>
  value instanceof Blob ||
  (/^\[object (Blob|File)\]$/.test(Object.prototype.toString.call(value)) &&
    typeof (value as Blob).arrayBuffer === 'function')

export const isStreamFile = (value: unknown): value is StreamFile =>
  typeof value === 'object' && value !== null && 'stream' in value && typeof value.stream !== 'function'

export const nameOf = (file: Upload) => ('name' in file && file.name ? String(file.name) : 'file')

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
