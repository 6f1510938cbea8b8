import type { Fetch } from './exchange'
import { xhrFetch } from './upload-xhr'

/** How much of a request body has been handed to the network. */
export interface Progress {
  /** Bytes of the file that have left the browser. */
  sentBytes: number
  /** Undefined if the size of a stream is not known. */
  totalBytes: number | undefined
}

/** Called during an upload, the last time when everything has been sent. */
export type OnProgress = (progress: Progress) => void

/** A file that is read while it is sent. */
export interface StreamFile {
  /** A web stream, or a Node stream. */
  stream: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>
  /** The name of the file on the platform. */
  name: string
  /** MIME type. */
  type?: string
  /** The size, if it is known. `totalBytes` of the progress needs it. */
  sizeBytes?: number
}

/** A value for a field that is binary in the specification. */
export type Upload = Blob | StreamFile

/** The same form, with streams allowed instead of blobs. */
export type FormOf<Body> = {
  [Key in keyof Body]: Body[Key] extends Blob ? Upload : Body[Key] extends Blob[] ? Upload[] : Body[Key]
}

/** `duplex` is required by Node and edge runtimes for a streamed body; the DOM's types lack it. */
type StreamInit = RequestInit & { duplex?: 'half' }

/** A form, ready to be the body of a request. */
export interface EncodedForm {
  init: StreamInit
  /** For a streamed body only; `fetch` sets that of a `FormData` itself. */
  contentType?: string
  /** Replaces the client's fetch, in browsers that must report progress. */
  fetch?: Fetch
  /** Closes streams that were not read to their end. */
  release?: () => void
}

type Part = [name: string, value: string | Upload]

/**
 * Encodes a form as a request body. A form without streams is a `FormData`, unless progress is wanted. Other forms
 * are streamed. Browsers cannot stream a body: there a stream is read first, and XMLHttpRequest reports progress.
 */
export async function encodeForm(form: object, onProgress?: OnProgress, fetch?: Fetch): Promise<EncodedForm> {
  const parts = partsOf(form)
  const inBrowser = typeof XMLHttpRequest === 'function'
  const hasStream = parts.some(([, value]) => isStream(value))
  if (!inBrowser && (hasStream || onProgress)) return streamed(parts, onProgress)
  const body = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') body.append(name, value)
    else if (isStream(value)) body.append(name, await collected(value), value.name)
    else body.append(name, value, nameOf(value))
  }
  const init = { body }
  if (!onProgress) return { init }
  return { init, fetch: fetch ? withStartAndEndProgress(fetch, body, onProgress) : xhrFetch(onProgress) }
}

/** With the caller's own fetch, progress in a browser is known only before and after the request. */
function withStartAndEndProgress(fetch: Fetch, form: FormData, onProgress: OnProgress): Fetch {
  let totalBytes = 0
  for (const value of form.values()) totalBytes += sizeOf(value)
  return async (request) => {
    onProgress({ sentBytes: 0, totalBytes })
    const response = await fetch(request)
    onProgress({ sentBytes: totalBytes, totalBytes })
    return response
  }
}

const encode = (text: string) => new TextEncoder().encode(text)

function partsOf(form: object): Part[] {
  return Object.entries(form)
    .flatMap(([name, value]) => [value].flat().map((item: unknown): [string, unknown] => [name, item]))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, isFile(value) ? value : String(value)])
}

const isStream = (value: unknown): value is StreamFile =>
  typeof value === 'object' && value !== null && 'stream' in value && typeof value.stream !== 'function'
const isFile = (value: unknown): value is Upload => value instanceof Blob || isStream(value)
const nameOf = (file: Upload) => ('name' in file && file.name ? String(file.name) : 'file')

async function collected({ stream, type = '' }: StreamFile): Promise<Blob> {
  const chunks: BlobPart[] = []
  for await (const chunk of chunksOf(stream)) chunks.push(chunk as Uint8Array<ArrayBuffer>)
  return new Blob(chunks, { type })
}

/** Reads a ReadableStream by its reader, because not every runtime can iterate it. */
async function* chunksOf(stream: StreamFile['stream']): AsyncGenerator<Uint8Array> {
  if (!('getReader' in stream)) return yield* stream
  const reader = stream.getReader()
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value
  } finally {
    await reader.cancel()
  }
}

function streamed(parts: Part[], onProgress: OnProgress = () => undefined): EncodedForm {
  const boundary = `form-${crypto.randomUUID()}`
  const heads = parts.map(([name, value]) => encode(headOf(boundary, name, value)))
  const tail = encode(`--${boundary}--\r\n`)
  const sizes = parts.map(([, value], i) => (heads[i]?.length ?? 0) + sizeOf(value) + 2)
  const total = sizes.reduce((sum, size) => sum + size, tail.length)
  const totalBytes = Number.isNaN(total) ? undefined : total
  async function* pieces() {
    for (const [i, [, value]] of parts.entries()) {
      yield heads[i] ?? tail
      if (typeof value === 'string') yield encode(value)
      else yield* chunksOf(isStream(value) ? value.stream : value.stream())
      yield encode('\r\n')
    }
    yield tail
  }
  const iterator = pieces()
  let sentBytes = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) return controller.close()
      controller.enqueue(value)
      sentBytes += value.length
      onProgress({ sentBytes, totalBytes })
    },
    cancel: () => release(),
  })
  const release = () => {
    for (const [, value] of parts) if (isStream(value)) closeStream(value.stream)
    void iterator.return(undefined).catch(() => undefined)
  }
  return { init: { body, duplex: 'half' }, contentType: `multipart/form-data; boundary=${boundary}`, release }
}

/** Closes a stream. A web stream that is being read is closed by its reader. */
function closeStream(stream: StreamFile['stream']): void {
  if ('destroy' in stream && typeof stream.destroy === 'function') stream.destroy()
  else if ('getReader' in stream && !stream.locked) void stream.cancel().catch(() => undefined)
}

function headOf(boundary: string, name: string, value: string | Upload): string {
  const quoted = (text: string) => text.replace(/["\r\n]/g, encodeURIComponent)
  const file =
    typeof value === 'string'
      ? ''
      : `; filename="${quoted(nameOf(value))}"\r\nContent-Type: ${value.type || 'application/octet-stream'}`
  return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n`
}

/** In bytes; NaN if unknown. */
function sizeOf(value: string | Upload): number {
  if (typeof value === 'string') return encode(value).length
  return isStream(value) ? (value.sizeBytes ?? NaN) : value.size
}
