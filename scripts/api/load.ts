import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { bundleFromString, createConfig } from '@redocly/openapi-core'
import { parseDocument } from 'yaml'
import { checkDocument, SpecError } from './check'
import { eachRef, partsOf, targetOf, withSortedSchemas, type OpenApiDocument } from './document'

/** The platform's document has 2 MB. Reading one above this limit takes minutes, and gigabytes of memory. */
const MAX_BYTES = 20_000_000

export const OPENAPI_FOLDER = 'openapi'
export const OPENAPI_ROOT = `${OPENAPI_FOLDER}/openapi.yaml`

/** Reads our specification, or another complete one, in which the target of every reference exists. */
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
 * Reads a specification and the files that it refers to into one object, with its schemas sorted by name. A reference to
 * another file must lead somewhere. A reference inside of the document need not.
 */
export async function readDocument(fileOrUrl: string): Promise<OpenApiDocument> {
  const source = await textOf(fileOrUrl)
  if (source.startsWith('\x1f') || source.startsWith('PK')) {
    throw new SpecError(`${fileOrUrl} is compressed; unpack it first.`)
  }
  if (/^\s*</.test(source)) {
    throw new SpecError(`${fileOrUrl} is a page in HTML; give the address of the JSON or YAML file itself.`)
  }
  const root = checkDocument(parsed(source, fileOrUrl), fileOrUrl)
  return withSortedSchemas(await bundled(root, source, fileOrUrl))
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
  return checkDocument(bundle.parsed as Record<string, unknown>, from)
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

/** The body, piece by piece. The types of the DOM do not say that a stream can be iterated. */
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

/** Parses JSON or YAML. Reports the error of the JSON parser if the text begins with a brace, because that error is clearer. */
function valueIn(text: string, from: string): unknown {
  const document = parseDocument(text, { uniqueKeys: false })
  const broken = (message: string) => {
    const [why = ''] = message.split('\n')
    return new SpecError(
      `${from} is neither JSON nor YAML, or is cut off: ${why.replace(/:$/, '')}; get it again.`,
    )
  }
  const [error] = document.errors
  if (error) throw broken(jsonErrorIn(text) ?? error.message)
  try {
    return document.toJS()
  } catch (cause) {
    // An anchor is missing, or its copies are too many.
    throw broken((cause as Error).message)
  }
}

function jsonErrorIn(text: string): string | undefined {
  try {
    if (/^\s*\{/.test(text)) JSON.parse(text)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** The reference at a place of a file, or in its `$ref`, for the message. */
function refAt(text: string, pointer: string): string | undefined {
  const keys = partsOf(pointer.replace(/^#?\//, '#/'))
  const document = parseDocument(text)
  const nodes = [document.getIn(keys), document.getIn([...keys, '$ref'])]
  return nodes.find((node) => typeof node === 'string')
}
