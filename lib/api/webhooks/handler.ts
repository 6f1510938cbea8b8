import { systemClock, type Clock } from '../../timing/clock'
import { audioResponse, jsonResponse, keptAnswer, responseOf } from './answer'
import { readBody } from './body'
import { HandlerTimeoutError, RefusedMessageError } from './errors'
import {
  parseServerMessage,
  type ServerMessage,
  type ServerMessageAnswers,
  type ServerMessageOf,
  type ServerMessageType,
  type UnknownServerMessage,
} from './messages'
import { createAnswerMemory } from './repeats'
import { createReplayStore, type ReplayStore } from './replay'
import type { Verify } from './verify'
import { TOLERANCE_MS } from './verify-hmac'

type Awaitable<T> = T | Promise<T>

/** The second argument of a handler. */
export interface HandlerContext {
  /** The request. Its body has been read. */
  request: Request
  /** Fires when the platform stops waiting for the answer. */
  signal: AbortSignal
  /** Hands an error to `onError`, for a handler that answers in spite of it. Never rejects. */
  report(error: unknown): Promise<void>
}

/** One function for each type of message. Those that the platform waits for must return its answer. */
export type ServerMessageHandlers = {
  readonly [Type in ServerMessageType]?: (
    message: ServerMessageOf<Type>,
    context: HandlerContext,
  ) => Awaitable<(Type extends keyof ServerMessageAnswers ? ServerMessageAnswers[Type] : void) | Response>
}

/** The options of `createServerMessageHandler`. */
export interface ServerMessageHandlerOptions {
  /** How the sender is verified: `verifyHmac(…)`, `verifyBearer(…)` or `verifySecret(…)`. */
  verify: Verify
  /** Your functions, by type of message. */
  handlers: ServerMessageHandlers
  /** Called for each message that has no handler. What it returns is the answer. Default: an empty answer. */
  onUnknown?:
    ((message: ServerMessage | UnknownServerMessage, context: HandlerContext) => unknown) | undefined
  /**
   * Called with what a handler throws, with a HandlerTimeoutError when one takes too long, and with the error
   * of a body that could not be read. Default: console.error.
   */
  onError?: ((error: unknown, request: Request) => unknown) | undefined
  /** Called when a request is refused. The error has the reason, which the answer does not contain. */
  onRefused?: ((error: RefusedMessageError, request: Request) => unknown) | undefined
  /** Longest body that is read, in bytes. Default: 1,000,000. */
  maxBytes?: number | undefined
  /** Milliseconds, `server.timeoutSeconds` × 1000. Default: 20 seconds; `assistant-request` has 7.5 at most. */
  timeoutMs?: number | undefined
  /** Default: in memory, 10,000 messages for this handler. */
  replayStore?: ReplayStore | undefined
  /** Timers and the time of day, for tests. */
  clock?: Clock | undefined
}

/** Answers one request of the platform. Never rejects. */
export type ServerMessageHandler = (request: Request) => Promise<Response>

/** Longest body that is read unless `maxBytes` is set. */
export const DEFAULT_MAX_BYTES = 1_000_000
/** Milliseconds that the platform waits for an answer, unless its `server.timeoutSeconds` is set. */
export const DEFAULT_HANDLER_TIMEOUT_MS = 20_000
/** Milliseconds that the platform waits for the answer to `assistant-request`; the caller hears silence until then. */
export const ASSISTANT_REQUEST_TIMEOUT_MS = 7_500

/**
 * Answers the messages that the platform sends to your server. Create the handler once, not for each request: it
 * stores which messages it has accepted, so that a copy gets the first answer again and no handler runs twice.
 *
 * @example
 * ```ts
 * import { createServerMessageHandler, verifyHmac } from 'callwright/webhooks'
 *
 * // A route handler of Next.js. A message that is not signed with the secret is answered with 401.
 * export const POST = createServerMessageHandler({
 *   verify: verifyHmac({ secretKey: process.env.WEBHOOK_SECRET ?? '', algorithm: 'sha256' }),
 *   handlers: {
 *     'end-of-call-report': ({ call, endedReason }) => console.log(call?.id, endedReason),
 *   },
 * })
 * ```
 */
export function createServerMessageHandler(options: ServerMessageHandlerOptions): ServerMessageHandler {
  const { verify, handlers, onUnknown, onRefused, onError = console.error, clock = systemClock } = options
  const { maxBytes = DEFAULT_MAX_BYTES, timeoutMs = DEFAULT_HANDLER_TIMEOUT_MS } = options
  const { replayStore = createReplayStore(clock.now) } = options
  const answers = createAnswerMemory()

  /** Resolves to the message of a verified request; rejects with a RefusedMessageError. */
  async function accept(request: Request) {
    if (request.method !== 'POST') throw new RefusedMessageError(405, `${request.method} is not POST.`)
    let read: Promise<Blob> | undefined
    const body = () => (read ??= readBody(request, maxBytes))
    const ids = await verify(request, body, Date.parse(clock.timestamp()))
    return { message: parseServerMessage(textOf(await (await body()).arrayBuffer())), ids }
  }

  async function answer(message: ReceivedMessage, request: Request): Promise<unknown> {
    const { type } = message
    const name = type.startsWith('transcript[') ? 'transcript' : type
    const handler = Object.hasOwn(handlers, name) ? (handlers as AnyHandlers)[name] : onUnknown
    const limitMs =
      type === 'assistant-request' ? Math.min(timeoutMs, ASSISTANT_REQUEST_TIMEOUT_MS) : timeoutMs
    const overdue = new AbortController()
    const report = (error: unknown) => notify(onError, error, request)
    let reported: Promise<void> | undefined
    const cancel = clock.after(limitMs, () => {
      overdue.abort()
      reported = notify(onError, new HandlerTimeoutError(type, limitMs), request)
    })
    try {
      return await handler?.(message, { request, signal: overdue.signal, report })
    } finally {
      cancel()
      await reported
    }
  }

  async function fail(error: unknown, request: Request): Promise<Response> {
    await notify(onError, error, request)
    return new Response(null, { status: 500 })
  }

  /** Runs the handler of a message that no server has accepted. One whose handler fails may be sent again. */
  async function handle(
    message: ReceivedMessage,
    ids: readonly string[],
    request: Request,
  ): Promise<Response> {
    const isVoice = message.type === 'voice-request'
    for (const id of ids)
      if (!(await replayStore.add(id, 2 * TOLERANCE_MS)))
        // Another server or isolate has answered it, or this one long ago: nothing is done twice.
        return isVoice ? new Response(null) : Response.json({})
    try {
      const answered = await answer(message, request)
      return isVoice ? audioResponse(answered) : jsonResponse(answered)
    } catch (error) {
      const response = await fail(error, request)
      for (const id of ids) await replayStore.delete(id)
      return response
    }
  }

  async function respond(
    message: ReceivedMessage,
    ids: readonly string[],
    request: Request,
  ): Promise<Response> {
    const before = answers.find(ids)
    if (before) return responseOf(await before)
    const response = handle(message, ids, request)
    // Sound is passed on while it is made, and not kept.
    if (ids.length === 0 || message.type === 'voice-request') return response
    return responseOf(await answers.keep(ids, response.then(keptAnswer)))
  }

  return async (request) => {
    try {
      const { message, ids } = await accept(request)
      return await respond(message, ids, request)
    } catch (error) {
      if (!(error instanceof RefusedMessageError)) return fail(error, request)
      await notify(onRefused, error, request)
      return new Response(null, { status: error.status, headers: { Allow: 'POST' } })
    }
  }
}

/** @throws RefusedMessageError for bytes that are no UTF-8 */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new RefusedMessageError(400, 'The body is not UTF-8.')
  }
}

type ReceivedMessage = ServerMessage | UnknownServerMessage
type AnyHandlers = Record<string, (message: ReceivedMessage, context: HandlerContext) => unknown>

/** Never rejects: an error of the callback must not replace the error that it reports. */
async function notify<What>(
  callback: ((what: What, request: Request) => unknown) | undefined,
  what: What,
  request: Request,
): Promise<void> {
  try {
    await callback?.(what, request)
  } catch (error) {
    console.error(error, what)
  }
}
