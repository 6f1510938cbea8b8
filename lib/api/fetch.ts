/*
 * The types of the `fetch` that the client accepts: that of the runtime, or another implementation, such as that of undici,
 * node-fetch or React Native. An implementation does not accept the `Request` of another one, so the client passes an address
 * and plain values.
 */

/** The second argument of the given `fetch`. */
export interface FetchInit {
  /** Method in upper case, such as `POST`. */
  method: string
  /** Headers by name; the token is among them. */
  headers: Record<string, string>
  /** JSON text, a form, or the bytes of a form. */
  body?: string | FormData | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  /** Required by Node and edge runtimes for a body that is a stream; the DOM's types lack it. */
  duplex?: 'half'
  /** Fires when the call is aborted or its time is up. */
  signal: AbortSignal
}

/** The part of a response that every make of fetch has. */
export interface FetchResponse {
  /** Whether the status is 200 to 299. */
  readonly ok: boolean
  /** HTTP status. */
  readonly status: number
  /** Headers of the answer. */
  readonly headers: { get(name: string): string | null }
  /** A web stream, the stream of Node, or nothing. */
  readonly body?: unknown
  /** The whole body as text. */
  text(): Promise<string>
  /** The whole body as bytes. */
  arrayBuffer(): Promise<ArrayBuffer>
}

/** A function that is called as `fetch(url, init)` is. */
// A method's parameters are compared both ways, so that `init` may be declared with more types than we pass.
export type Fetch = { call(url: string, init: FetchInit): Promise<FetchResponse> }['call']

/** A request that is not sent yet. Its address may be a path, which a page resolves against its own. */
export interface ApiRequest {
  url: string
  init: Omit<FetchInit, 'signal'>
}

/** Reads a body piece by piece. */
export interface PieceReader {
  read(): Promise<{ done?: boolean | undefined; value?: Uint8Array | undefined }>
  cancel(): Promise<unknown>
}

/** A stream of the web or of Node. */
export type AnyStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

export const isWebStream = (value: unknown): value is ReadableStream<Uint8Array> =>
  hasFunction(value, 'getReader')
export const isStream = (value: unknown): value is AnyStream =>
  isWebStream(value) || hasFunction(value, Symbol.asyncIterator)

/** A reader of a stream. Not every runtime can iterate a web stream, so its own reader is used. */
export function readerOf(stream: AnyStream): PieceReader {
  if (isWebStream(stream)) return stream.getReader()
  const pieces = stream[Symbol.asyncIterator]()
  return { read: () => pieces.next(), cancel: async () => closeStream(stream) }
}

/** Closes a stream. A web stream that is being read is closed by its reader. */
export function closeStream(stream: AnyStream): void {
  if ('destroy' in stream && typeof stream.destroy === 'function') stream.destroy()
  else if (isWebStream(stream) && !stream.locked) void stream.cancel().catch(() => undefined)
}

const hasFunction = (value: unknown, name: PropertyKey): boolean =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function'
