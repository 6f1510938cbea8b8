import { kindOf, type ChatEvent, type ResponseEvent } from './chat-events'
import type { ChatStream } from './chat-types'
import { within } from './deadline'
import { ApiBadResponseError, ApiStreamError, isRecord } from './errors'
import { createEventParser, type ServerSentEvent } from './event-stream'
import { describeRequest, failureOf, parsed, readJson, type ExchangeOptions, type Reader } from './exchange'
import type { OperationLine } from './operation-line'
import { redact } from './token'

/** Whether an operation answers with a stream if its body asks for one. */
export const mayStream = ({ method, path }: OperationLine) =>
  method === 'POST' && /^\/chat(\/web)?(\/responses)?$/.test(path)

/** Reads the answer of an operation that may stream. A JSON answer is read as JSON even if a stream was asked for. */
export function readChat(body: unknown, options: ExchangeOptions): Reader {
  const isAsked = isRecord(body) && body.stream === true
  return async (response, request, token) => {
    const type = response.headers.get('content-type') ?? ''
    const isStream = type.includes('event-stream') || (isAsked && !type.includes('json'))
    return isStream ? openStream(response, request, options) : readJson(response, request, token)
  }
}

/**
 * `timeoutMs` is the limit of each wait for the next piece. The signal ends the stream at any time. Iterating
 * rejects with an ApiFailure.
 */
function openStream(
  response: Response,
  request: Request,
  options: ExchangeOptions,
): ChatStream<ChatEvent | ResponseEvent> {
  const { signal } = options
  const reader = (response.body ?? new Blob().stream()).getReader()
  let isRead = false
  const cancel = async () => {
    signal?.removeEventListener('abort', onAbort)
    // A stream that has failed rejects here too; the reader of its events already has that error.
    await reader.cancel().catch(() => undefined)
  }
  const onAbort = () => void cancel()
  signal?.addEventListener('abort', onAbort)

  async function* events() {
    const decoder = new TextDecoder()
    const parse = createEventParser()
    try {
      for (let isLast = false; !isLast;) {
        const { done, value } = await within(describeRequest(request), options, () => reader.read())
        isLast = done
        for (const event of parse(decoder.decode(value, { stream: !done }), done)) {
          if (event.data === '[DONE]') return
          yield eventIn(event, response, request, options.token)
        }
      }
    } catch (thrown) {
      throw failureOf(thrown, request, options.token, true)
    } finally {
      await cancel()
    }
  }

  return {
    cancel,
    [Symbol.asyncIterator]() {
      if (isRead) throw new TypeError('The stream can be read once.')
      isRead = true
      return events()
    },
  }
}

function eventIn({ event, data }: ServerSentEvent, response: Response, request: Request, token: string) {
  const text = redact(data, token)
  const body = parsed(text)
  const isError = event === 'error' || (isRecord(body) && (body.type === 'error' || 'error' in body))
  if (isError) throw new ApiStreamError(describeRequest(request), response, body ?? text)
  if (!isRecord(body))
    throw new ApiBadResponseError(describeRequest(request), response, 'an event that is not JSON', text)
  return { ...body, kind: kindOf(body) } as ChatEvent | ResponseEvent
}
