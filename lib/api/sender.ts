import { createFinalURL } from 'openapi-fetch'
import { pathSerializer, querySerializer } from './address'
import { mayStream, readChat } from './chat-stream'
import type { Answer, ExchangeOptions } from './exchange'
import type { OperationLine } from './operation-line'
import type { ClientOptions, UploadOptions } from './options'
import { readerOf, type ReadAs } from './readers'
import { baseUrlOf, requestOf } from './request'
import { exchangeWithRetries, isIdempotent } from './retry'
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

/** Sends every operation of a client. The client's options stay in this closure, so that no object shows the token. */
export function createSender(client: ClientOptions): Sender {
  return async (line, sending) => {
    const { onProgress, body } = sending
    if (!line.isMultipart || !body) return send(line, sending)
    const form = await encodeForm(body, onProgress, client.fetch)
    return send(line, sending, form).finally(form.release)
  }

  async function send(line: OperationLine, sending: Sending, form?: EncodedForm): Promise<Answer> {
    const { params = {}, headers, signal } = sending
    const request = requestOf({
      method: line.method,
      url: createFinalURL(line.path, {
        baseUrl: baseUrlOf(client.baseUrl),
        params: { path: params.path ?? {}, query: { ...params.query } },
        pathSerializer,
        querySerializer,
      }),
      token: line.isPublic ? null : client.token,
      headers,
      ...(form ? { init: form.init } : { json: sending.body }),
    })
    if (form?.contentType) request.headers.set('Content-Type', form.contentType)
    const readAs = sending.parseAs ?? (line.isFile ? 'blob' : line.mayBeEmpty ? 'anything' : undefined)
    const mayRepeat = sending.idempotent ?? isIdempotent(line.method)
    const retries = sending.retries ?? client.retries ?? DEFAULT_RETRIES
    const options: ExchangeOptions = {
      token: client.token,
      fetch: form?.fetch ?? client.fetch,
      timeoutMs: sending.timeoutMs ?? client.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      signal,
      clock: client.clock,
      read: readAs && readerOf(readAs, { signal, token: client.token }),
    }
    if (!readAs && mayStream(line)) options.read = readChat(sending.body, options)
    return exchangeWithRetries(request, options, {
      retries: mayRepeat ? retries : 0,
      clock: client.clock,
      random: client.random,
    })
  }
}
