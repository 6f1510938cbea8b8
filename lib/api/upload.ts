import type { Fetch } from './exchange'
import { xhrFetch } from './upload-xhr'

/** How much of a request body has been handed to the network. */
export interface Progress {
  sentBytes: number
  /** Undefined where a stream did not say how long it is. */
  totalBytes: number | undefined
}

/** Called as an upload goes on, the last time with everything sent. */
export type OnProgress = (progress: Progress) => void

/** A file that is read while it is sent. A Node stream is one; `name` is what the platform stores it under. */
export interface StreamFile {
  stream: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>
  name: string
  /** MIME type. */
  type?: string
  /** Its length, where it is known: `totalBytes` of the progress. */
  sizeBytes?: number
}

/** What may stand where the specification says binary. */
export type Upload = Blob | StreamFile

/** The same form, with streams allowed in place of blobs. */
export type FormOf<Body> = {
  [Key in keyof Body]: Body[Key] extends Blob ? Upload : Body[Key] extends Blob[] ? Upload[] : Body[Key]
}

/** `duplex` is required by Node and edge runtimes for a streamed body; the DOM's types lack it. */
type StreamInit = RequestInit & { duplex?: 'half' }

/** A form, ready to be the body of a request. */
export interface EncodedForm {
  init: StreamInit
  /** Of a stream; `fetch` finds that of a form itself. */
  contentType?: string
  /** The fetch that reports progress, where only it can. */
  fetch?: Fetch
  /** Lets go of streams that were not read to their end, or not begun. */
  release?: () => void
}

type Part = [name: string, value: string | Upload]

/**
 * A form as a request body. Plain forms are left to the platform of the caller. Streams, and forms whose
 * progress is wanted, are sent piece by piece; browsers cannot do that, so there a stream is read first and
 * progress comes from XMLHttpRequest.
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
  return { init, fetch: fetch ? inTwoSteps(fetch, body, onProgress) : xhrFetch(onProgress) }
}

/** A browser hides how far a fetch is, so one of the caller's own reports the beginning and the end. */
function inTwoSteps(fetch: Fetch, form: FormData, onProgress: OnProgress): Fetch {
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

/** Every runtime can read a ReadableStream by its reader; not every one can iterate it. */
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
    for (const [, value] of parts) if (isStream(value)) letGo(value.stream)
    void iterator.return(undefined).catch(() => undefined)
  }
  return { init: { body, duplex: 'half' }, contentType: `multipart/form-data; boundary=${boundary}`, release }
}

/** Ends a stream wherever it is; one that is being read ends with its reader. */
function letGo(stream: StreamFile['stream']): void {
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

/** NaN where nobody knows. */
function sizeOf(value: string | Upload): number {
  if (typeof value === 'string') return encode(value).length
  return isStream(value) ? (value.sizeBytes ?? NaN) : value.size
}
