import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { bundleFromString, createConfig } from '@redocly/openapi-core'
import { parseDocument } from 'yaml'
import {
  eachRef,
  nameIn,
  nameOf,
  operationsOf,
  partsOf,
  targetOf,
  withSortedSchemas,
  type OpenApiDocument,
  type Schema,
} from './document'

/** The platform's own has 2 MB with all its wording; larger ones take minutes and gigabytes to read. */
const MAX_BYTES = 20_000_000

export const OPENAPI_FOLDER = 'openapi'
export const OPENAPI_ROOT = `${OPENAPI_FOLDER}/openapi.yaml`

/** A specification that could not be taken. The message is one line, meant to be shown alone. */
export class SpecError extends Error {
  override readonly name = 'SpecError'
}

/** Reads our own specification, or another one that is complete: every reference leads somewhere. */
export async function readSpec(fileOrUrl: string): Promise<OpenApiDocument> {
  const document = await readDocument(fileOrUrl)
  eachRef(document, ($ref, place) => {
    if (!targetOf(document, { $ref })) throw new SpecError(missing(fileOrUrl, $ref, place))
  })
  return document
}

const missing = (from: string, ref: string, place: string) =>
  `${from} refers to ${ref}, which is not there (${place}); add it, or get the complete document.`

/**
 * Reads a specification with everything it refers to into one object, its schemas sorted by name. References
 * inside of it may lead nowhere, those to other files may not.
 */
export async function readDocument(fileOrUrl: string): Promise<OpenApiDocument> {
  const source = await textOf(fileOrUrl)
  if (source.startsWith('\x1f') || source.startsWith('PK')) {
    throw new SpecError(`${fileOrUrl} is compressed; unpack it first.`)
  }
  if (/^\s*</.test(source)) {
    throw new SpecError(`${fileOrUrl} is a page in HTML; give the address of the JSON or YAML file itself.`)
  }
  const root = parsed(source, fileOrUrl)
  checkVersion(root, fileOrUrl)
  checkSchemas(root, fileOrUrl)
  checkCircles(root, fileOrUrl)
  const document = await bundled(root as unknown as OpenApiDocument, source, fileOrUrl)
  checkIds(document, fileOrUrl)
  return withSortedSchemas(document)
}

/** Brings the files that a document refers to into it. */
async function bundled(root: OpenApiDocument, source: string, from: string): Promise<OpenApiDocument> {
  let isComplete = true
  eachRef(root, ($ref) => (isComplete &&= $ref.startsWith('#')))
  if (isComplete) return root
  const absoluteRef = isUrl(from) ? from : resolve(from)
  const { bundle, problems } = await bundleFromString({ source, absoluteRef, config: await createConfig({}) })
  for (const { severity, location } of problems) {
    const { pointer = '', source: at } = location[0] ?? {}
    const ref = at ? refAt(at.body, pointer) : undefined
    if (severity === 'error' && !ref?.startsWith('#'))
      throw new SpecError(missing(from, ref ?? 'something', pointer || 'place unknown'))
  }
  return bundle.parsed as OpenApiDocument
}

function checkIds(document: OpenApiDocument, from: string): void {
  const known = new Map<string, string>()
  for (const entry of operationsOf(document)) {
    const { operationId } = entry.operation
    if (!operationId) continue
    const other = known.get(operationId)
    if (other) {
      throw new SpecError(
        `${from} gives ${other} and ${nameOf(entry)} the same operationId, ${operationId}; rename one of them.`,
      )
    }
    known.set(operationId, nameOf(entry))
  }
}

/** Schemas that are not there, as a generator that failed on them leaves them, have no meaning to import. */
function checkSchemas({ components }: Pick<OpenApiDocument, 'components'>, from: string): void {
  const visit = (schema: Schema | null, place: string): void => {
    if (schema === null)
      throw new SpecError(`${from} has null in place of the schema ${place}; describe it, or remove it.`)
    for (const [name, inner] of Object.entries(schema.properties ?? {})) visit(inner, `${place}.${name}`)
    for (const member of [schema.allOf ?? [], schema.oneOf ?? [], schema.anyOf ?? []].flat())
      visit(member, place)
    if (schema.items !== undefined) visit(schema.items, `${place}[]`)
  }
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) visit(schema, name)
}

/** A schema may contain itself, in a field or a list; it may not be defined as itself. */
function checkCircles({ components }: Pick<OpenApiDocument, 'components'>, from: string): void {
  const schemas = components?.schemas ?? {}
  const visit = (schema: Schema | undefined, within: readonly string[]): void => {
    if (!schema) return
    const name = nameIn(schema)
    if (name && within.includes(name))
      throw new SpecError(`${from} defines ${name} by a $ref that leads back to it; say what it is.`)
    if (name) visit(schemas[name], [...within, name])
    for (const member of [schema.allOf, schema.oneOf, schema.anyOf].flat()) visit(member, within)
  }
  for (const [name, schema] of Object.entries(schemas)) visit(schema, [name])
}

const isUrl = (text: string) => /^https?:\/\//.test(text)

async function textOf(fileOrUrl: string): Promise<string> {
  if (isUrl(fileOrUrl)) return textAt(fileOrUrl)
  try {
    checkSize((await stat(fileOrUrl)).size, fileOrUrl)
    return await readFile(fileOrUrl, 'utf8')
  } catch (error) {
    if (error instanceof SpecError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    const why =
      code === 'ENOENT'
        ? 'is not there; check its path'
        : `cannot be read (${code ?? message}); give a JSON or YAML file`
    throw new SpecError(`The file ${fileOrUrl} ${why}.`)
  }
}

async function textAt(url: string): Promise<string> {
  const unreachable = (error: Error) => {
    const { code } = (error.cause ?? {}) as { code?: string }
    const why = `cannot be reached (${code ?? error.message})`
    return new SpecError(`${url} ${why}; check the address and the network, or give a file.`)
  }
  const response = await fetch(url).catch((error: Error) => {
    throw unreachable(error)
  })
  if (!response.ok)
    throw new SpecError(`${url} answered ${response.status} instead of a specification; check the address.`)
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of streamOf(response)) {
      chunks.push(chunk)
      bytes += chunk.length
      checkSize(Math.max(bytes, Number(response.headers.get('content-length'))), url)
    }
  } catch (error) {
    throw error instanceof SpecError ? error : unreachable(error as Error)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The body piece by piece; the DOM's types do not say that it can be iterated. */
const streamOf = ({ body }: Response): AsyncIterable<Uint8Array> | [] =>
  body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : []

function checkSize(bytes: number, from: string): void {
  if (bytes <= MAX_BYTES) return
  throw new SpecError(`${from} is larger than the 20 MB that are read; leave out its examples.`)
}

function parsed(text: string, from: string): Record<string, unknown> {
  const value = valueIn(text, from)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SpecError(`${from} is not an OpenAPI document: it holds no object; give the JSON or YAML file.`)
  }
  return value as Record<string, unknown>
}

/** Most documents are JSON, whose errors are clearer than those of YAML that begins with a brace. */
function valueIn(text: string, from: string): unknown {
  const document = parseDocument(text, { uniqueKeys: false })
  const [error] = document.errors
  if (!error) return document.toJS()
  const [why = ''] = (jsonErrorIn(text) ?? error.message).split('\n')
  throw new SpecError(
    `${from} is neither JSON nor YAML, or is cut off: ${why.replace(/:$/, '')}; get it again.`,
  )
}

function jsonErrorIn(text: string): string | undefined {
  try {
    if (/^\s*\{/.test(text)) JSON.parse(text)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

function checkVersion({ openapi, swagger, info, paths }: Record<string, unknown>, from: string): void {
  const takes = 'convert it to OpenAPI 3.0 or 3.1'
  if (swagger !== undefined) throw new SpecError(`${from} is Swagger ${String(swagger)}; ${takes}.`)
  if (openapi === undefined)
    throw new SpecError(
      `${from} is not an OpenAPI document: it has no "openapi"; give the JSON or YAML file of one.`,
    )
  if (!/^3\.[01](\.\d+)?$/.test(String(openapi))) {
    throw new SpecError(`${from} is OpenAPI ${String(openapi)}; ${takes}.`)
  }
  if (
    typeof paths !== 'object' ||
    paths === null ||
    Array.isArray(paths) ||
    Object.keys(paths).length === 0
  ) {
    throw new SpecError(`${from} describes no operation: its "paths" are empty; get the complete document.`)
  }
  if (typeof info !== 'object' || info === null)
    throw new SpecError(`${from} has no "info" with a title and a version; add it.`)
  const isPath = ([path, item]: [string, unknown]) =>
    path.startsWith('x-') || (path.startsWith('/') && typeof item === 'object' && item !== null)
  const [odd] = Object.entries(paths).find((entry) => !isPath(entry)) ?? []
  if (odd !== undefined)
    throw new SpecError(
      `${from} has ${JSON.stringify(odd)} among its "paths", which is no path with operations; correct or remove it.`,
    )
}

/** The reference at a place of a file, or in its `$ref`, for the message. */
function refAt(text: string, pointer: string): string | undefined {
  const keys = partsOf(pointer.replace(/^#?\//, '#/'))
  const document = parseDocument(text)
  const nodes = [document.getIn(keys), document.getIn([...keys, '$ref'])]
  return nodes.find((node) => typeof node === 'string')
}
