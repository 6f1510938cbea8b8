import { closeStream, readerOf, type AnyStream, type Fetch, type FetchInit } from './fetch'
import { isStreamFile, nameOf, partsOf, type Part } from './upload-form'
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
  stream: AnyStream
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

/** A form, ready to be the body of a request. */
export interface EncodedForm {
  body: NonNullable<FetchInit['body']>
  duplex?: 'half'
  /** Not for a `FormData`, whose own `fetch` sets it. */
  contentType?: string
  /** Replaces the client's fetch, in browsers that must report progress. */
  fetch?: Fetch
  /** Closes streams that were not read to their end. */
  release?: () => void
}

/**
 * Encodes a form as a request body. A form with streams, or one whose progress is wanted, is streamed. Browsers cannot
 * stream a body: there a stream is read first, and XMLHttpRequest reports progress. A `FormData` means nothing to a fetch of
 * another make, so outside of browsers the caller's own fetch gets bytes.
 *
 * @throws TypeError for a form without a file, or with a value that cannot be sent
 */
export async function encodeForm(
  form: unknown,
  onProgress?: OnProgress,
  fetch?: Fetch,
  signal?: AbortSignal,
): Promise<EncodedForm> {
  const parts = partsOf(form)
  const inBrowser = typeof XMLHttpRequest === 'function'
  const hasStream = parts.some(([, value]) => isStreamFile(value))
  if (!inBrowser && (hasStream || onProgress)) return streamed(parts, onProgress)
  if (!inBrowser && fetch) return inOnePiece(parts, signal)
  const body = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, await blobOf(value, signal), nameOf(value))
  }
  if (!onProgress) return { body }
  return { body, fetch: fetch ? withStartAndEndProgress(fetch, body, onProgress) : xhrFetch(onProgress) }
}

/** With the caller's own fetch, progress in a browser is known only before and after the request. */
function withStartAndEndProgress(fetch: Fetch, form: FormData, onProgress: OnProgress): Fetch {
  let totalBytes = 0
  for (const value of form.values()) totalBytes += sizeOf(value)
  return async (url, init) => {
    onProgress({ sentBytes: 0, totalBytes })
    const response = await fetch(url, init)
    onProgress({ sentBytes: totalBytes, totalBytes })
    return response
  }
}

async function blobOf(file: Upload, signal?: AbortSignal): Promise<Blob> {
  if (file instanceof Blob) return file
  // The `Blob` of another window or of another package.
  if (!isStreamFile(file))
    return new Blob([await (file as Blob).arrayBuffer()], { type: (file as Blob).type })
  return new Blob(await piecesOf(file.stream, signal), { type: file.type ?? '' })
}

async function inOnePiece(parts: Part[], signal?: AbortSignal): Promise<EncodedForm> {
  const { body, contentType } = streamed(parts)
  const bytes = await new Blob(await piecesOf(body, signal)).arrayBuffer()
  return { contentType, body: new Uint8Array(bytes) }
}

async function piecesOf(stream: AnyStream, signal?: AbortSignal): Promise<BlobPart[]> {
  const pieces: BlobPart[] = []
  for await (const piece of chunksOf(stream, signal)) pieces.push(piece as Uint8Array<ArrayBuffer>)
  return pieces
}

const encode = (text: string) => new TextEncoder().encode(text)

/** Ends early when the signal fires: the exchange that follows rejects. */
async function* chunksOf(stream: AnyStream, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = readerOf(stream)
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal?.addEventListener('abort', cancel)
  if (signal?.aborted) cancel()
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read())
      if (step.value) yield step.value
  } finally {
    signal?.removeEventListener('abort', cancel)
    await reader.cancel()
  }
}

function streamed(
  parts: Part[],
  onProgress: OnProgress = () => undefined,
): EncodedForm & { body: ReadableStream<Uint8Array>; contentType: string } {
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
      else yield* chunksOf(isStreamFile(value) ? value.stream : value.stream())
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
    for (const [, value] of parts) if (isStreamFile(value)) closeStream(value.stream)
    void iterator.return(undefined).catch(() => undefined)
  }
  return { body, duplex: 'half', contentType: `multipart/form-data; boundary=${boundary}`, release }
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
  return isStreamFile(value) ? (value.sizeBytes ?? NaN) : value.size
}
