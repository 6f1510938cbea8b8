import type { Clock } from '../timing/clock'
import type { Fetch } from './fetch'
import type { HeadersLike } from './request'
import type { OnProgress } from './upload'

/** How a client reaches the platform. One client, one token; nothing is shared between clients. */
export interface ClientOptions {
  /** A private key on servers, a public key in browsers. */
  token: string
  /** Default: the platform's own address. May have a path, such as that of a proxy. */
  baseUrl?: string | undefined
  /**
   * Called as `fetch(url, init)`, with plain values in `init`: any make of fetch will do, such as that of undici or
   * node-fetch. Default: the global fetch.
   */
  fetch?: Fetch | undefined
  /** Milliseconds for each try, body included; 0 means no limit. Default: 60 seconds. */
  timeoutMs?: number | undefined
  /** How many times a safe request is sent again after 429, 5xx or a connection that failed. Default: 2. */
  retries?: number | undefined
  /** Timers and the time of day, for tests. */
  clock?: Clock | undefined
  /** Jitter of the pauses between tries, from 0 up to 1, for tests. Default: Math.random. */
  random?: (() => number) | undefined
}

/** What a single call may set for itself. */
export interface CallOptions {
  /** Ends the call, between its tries too: it rejects with an `ApiAbortError`. */
  signal?: AbortSignal | undefined
  /** Milliseconds for each try; 0 means no limit. Default: that of the client. */
  timeoutMs?: number | undefined
  /** How many times this request may be sent again. Default: that of the client. */
  retries?: number | undefined
  /**
   * Whether this request may be carried out twice without harm; if true, a POST or PATCH is retried too.
   * Default: true for GET, PUT and DELETE, false for the others.
   */
  idempotent?: boolean | undefined
  /** Sent in addition to the client's own. */
  headers?: HeadersLike | undefined
}

/** What a single upload may set for itself. */
export interface UploadOptions extends CallOptions {
  /** Called as the body is sent. */
  onProgress?: OnProgress | undefined
}
