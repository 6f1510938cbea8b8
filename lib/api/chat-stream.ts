import { isEndOfResponse, isOfResponse, meaningOf, type ChatEvent, type ResponseEvent } from './chat-events'
import type { ChatStream } from './chat-types'
import { within } from './deadline'
import { ApiAbortError, ApiStreamError, isRecord } from './errors'
import { createEventParser } from './event-stream'
import { badResponse, failureOf, jsonIn, type ExchangeOptions, type Reader } from './exchange'
import { isStream, readerOf, type ApiRequest, type FetchResponse } from './fetch'
import type { OperationLine } from './operation-line'
import { describeRequest } from './request'
import { redact } from './token'

/** Whether an operation answers with a stream if its body asks for one. */
export const mayStream = ({ method, path }: OperationLine) =>
  method === 'POST' && /^\/chat(\/web)?(\/responses)?$/.test(path)

/** Reads the answer of an operation that may stream. A JSON answer is read as JSON even if a stream was asked for. */
export function readChat(body: unknown, options: Omit<ExchangeOptions, 'read'>): Reader {
  const isAsked = isRecord(body) && body.stream === true
  return async (response, request, token) => {
    const type = response.headers.get('content-type') ?? ''
    if (type.includes('event-stream') || (isAsked && !/json|html/.test(type)))
      return openStream(response, request, options)
    const text = await response.text()
    const data = jsonIn(text, response, request, token)
    if (isRecord(data) && ('id' in data || 'output' in data)) return data
    throw badResponse(describeRequest(request), response, 'a body that is not a chat', text, token)
  }
}

/** How much of a text without events an error carries. */
const HEAD_LENGTH = 2_000

/**
 * `timeoutMs` is the limit of each wait for the next piece. The signal ends the stream at any time. Iterating
 * rejects with an ApiFailure.
 */
async function openStream(
  response: FetchResponse,
  request: ApiRequest,
  options: Omit<ExchangeOptions, 'read'>,
): Promise<ChatStream<ChatEvent | ResponseEvent>> {
  const { signal, token } = options
  const pieces = await piecesOf(response)
  let isRead = false
  let isCancelled = false
  const cancel = async () => {
    isCancelled = true
    signal?.removeEventListener('abort', onAbort)
    // A stream that has failed rejects here too; the reader of its events already has that error.
    await pieces.cancel().catch(() => undefined)
  }
  const onAbort = () => void cancel()
  signal?.addEventListener('abort', onAbort)

  async function* events() {
    const parse = createEventParser()
    /** What has arrived, while it has no event. */
    let head: string | undefined = ''
    let isOpenResponse = false
    try {
      for (let isLast = false; !isLast;) {
        const piece = await within(describeRequest(request), options, pieces.next)
        isLast = piece.isLast
        if (head !== undefined) head = (head + piece.text).slice(0, HEAD_LENGTH)
        for (const { event: name = '', data } of parse(piece.text, isLast)) {
          const meaning = meaningOf(name, redact(data, token))
          if (meaning.is === 'end') return
          if (meaning.is === 'nothing') continue
          if (meaning.is === 'error')
            throw new ApiStreamError(describeRequest(request), response, meaning.body)
          if (meaning.is === 'broken') throw broken('an event that is not JSON', data)
          head = undefined
          isOpenResponse = (isOpenResponse || isOfResponse(meaning.event)) && !isEndOfResponse(meaning.event)
          yield meaning.event
        }
      }
      if (signal?.aborted) throw new ApiAbortError(describeRequest(request), signal.reason)
      if (isCancelled) return
      if (head !== undefined) throw broken('an answer without an event', head)
      if (isOpenResponse) throw broken('an answer that breaks off', '')
    } catch (thrown) {
      if (isCancelled && !signal?.aborted) return
      throw failureOf(thrown, request, token, 'answered')
    } finally {
      await cancel()
    }
  }

  const broken = (problem: string, text: string) =>
    badResponse(describeRequest(request), response, problem, text, token)

  return {
    cancel,
    [Symbol.asyncIterator]() {
      if (isRead) throw new TypeError('The stream can be read once.')
      isRead = true
      return events()
    },
  }
}

/** The text of a body in pieces. If `fetch` has no streams, as in React Native, one piece has the complete text. */
async function piecesOf(response: FetchResponse) {
  if (!isStream(response.body)) {
    const text = await response.text()
    return { next: async () => ({ text, isLast: true }), cancel: async () => undefined }
  }
  const reader = readerOf(response.body)
  const decoder = new TextDecoder()
  return {
    next: async () => {
      const { done: isLast = false, value } = await reader.read()
      return { text: decoder.decode(value, { stream: !isLast }), isLast }
    },
    cancel: () => reader.cancel(),
  }
}
