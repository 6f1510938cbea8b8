import openapiFetch from 'openapi-fetch'
import { pathSerializer, querySerializer } from './address'
import { mayStream, readChat } from './chat-stream'
import { readJson, type Answer, type ExchangeOptions } from './exchange'
import type { ApiRequest, FetchInit, FetchResponse } from './fetch'
import type { OperationLine } from './operation-line'
import type { ClientOptions, UploadOptions } from './options'
import { readerFor, type ReadAs } from './readers'
import { baseUrlOf } from './request'
import { exchangeWithRetries, isIdempotent } from './retry'
import { authorization } from './token'
import { encodeForm, type EncodedForm } from './upload'

/** Milliseconds for one try, unless the client or the call says otherwise. */
export const DEFAULT_TIMEOUT_MS = 60_000
export const DEFAULT_RETRIES = 2

export interface Sending extends UploadOptions {
  params?: { path?: Record<string, unknown> | undefined; query?: object | undefined } | undefined
  body?: unknown
  parseAs?: ReadAs | undefined
}

export type Sender = (line: OperationLine, sending: Sending) => Promise<Answer>

/** What openapi-fetch makes instead of a `Request`, which another make of fetch would not know. */
class PlainRequest implements ApiRequest {
  readonly init: ApiRequest['init']
  constructor(
    readonly url: string,
    { method, headers, body, duplex }: FetchInit & { headers: Iterable<readonly [string, string]> },
  ) {
    this.init = {
      method,
      headers: Object.fromEntries(headers),
      ...(body !== undefined && { body }),
      ...(duplex && { duplex }),
    }
  }
}

/** The part of openapi-fetch that is used, for any operation. */
interface Transport {
  request(
    method: string,
    path: string,
    options: {
      baseUrl: string
      params: NonNullable<Sending['params']>
      headers: Headers
      fetch: (request: PlainRequest) => Promise<FetchResponse>
      body?: unknown
      [option: string]: unknown
    },
  ): Promise<unknown>
}

/**
 * Sends every operation of a client: openapi-fetch makes the address, the headers and the body of a request and hands it
 * over to what retries it, limits it and reads its answer. The client's options stay in this closure, so that no object
 * shows the token.
 */
export function createSender(client: ClientOptions): Sender {
  // In the package's CommonJS files the default import is, as Node defines it, the whole module.
  const createClient =
    'default' in openapiFetch ? (openapiFetch.default as typeof openapiFetch) : openapiFetch
  const transport = createClient({
    Request: PlainRequest as never,
    pathSerializer: pathSerializer as never,
    querySerializer,
  }) as unknown as Transport

  return async (line, sending) => {
    if (!line.isMultipart) return send(line, sending)
    const form = await encodeForm(sending.body, sending.onProgress, client.fetch, sending.signal)
    return send(line, sending, form).finally(form.release)
  }

  async function send(line: OperationLine, sending: Sending, form?: EncodedForm): Promise<Answer> {
    const { params = {} } = sending
    const headers = new Headers(sending.headers)
    if (!line.isPublic) headers.set('Authorization', authorization(client.token))
    if (form?.contentType) headers.set('Content-Type', form.contentType)
    const mayRepeat = sending.idempotent ?? isIdempotent(line.method)
    const options = optionsFor(line, sending, form)
    // Set by `fetch` below, without which the transport rejects.
    let answer!: Answer
    await transport.request(line.method, line.path, {
      baseUrl: baseUrlOf(client.baseUrl),
      params: { path: params.path ?? {}, query: { ...params.query } },
      headers,
      body: form ? form.body : sending.body,
      ...(form && { bodySerializer: (body: unknown) => body, duplex: form.duplex }),
      // The answer is read by `exchange`, within its time limit.
      parseAs: 'stream',
      fetch: async (request) => {
        answer = await exchangeWithRetries(request, options, {
          retries: mayRepeat ? (sending.retries ?? client.retries ?? DEFAULT_RETRIES) : 0,
          clock: client.clock,
          random: client.random,
        })
        return answer.response
      },
    })
    return answer
  }

  function optionsFor(line: OperationLine, sending: Sending, form?: EncodedForm): ExchangeOptions {
    const { signal } = sending
    const readAs = sending.parseAs ?? (line.isFile ? 'blob' : line.mayBeEmpty ? 'anything' : undefined)
    const options = {
      token: client.token,
      fetch: form?.fetch ?? client.fetch,
      timeoutMs: sending.timeoutMs ?? client.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      signal,
      clock: client.clock,
    }
    const read = readAs
      ? readerFor(readAs, { signal, token: client.token })
      : mayStream(line)
        ? readChat(sending.body, options)
        : readJson
    return { ...options, read }
  }
}
