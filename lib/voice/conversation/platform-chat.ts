import { ApiFailure, createWebChat, type ChatEvent, type CreateWebChatBody } from '../../api'
import { systemClock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import { checkBody, readToken, toWebCallError, type TokenSource } from '../client/platform'
import { createVoiceError } from '../error-messages'
import { AbortedError, type VoiceError } from '../errors'
import { defaultTimeouts } from '../session/timeouts'
import type { ChatPiece, OpenChat } from '../client/types'

/** The same limit as for creating a web call, which also fetches a token. */
const TOKEN_LIMIT = { clock: systemClock, limitMs: defaultTimeouts.webCallMs }

interface PlatformChatOptions {
  /** The key, or a function that fetches a token for each turn. */
  token: TokenSource
  baseUrl?: string | undefined
  /** The assistant; read at each turn. */
  target(): Pick<CreateWebChatBody, 'assistantId' | 'assistant' | 'assistantOverrides'>
}

/** Chats with the platform (`POST /chat/web`). The first chat loads this module, because calls do not need it. */
export function createPlatformChat({ token, baseUrl, target }: PlatformChatOptions): OpenChat {
  return async function* (request, signal) {
    try {
      const { input, sessionId } = request
      const only = input.length === 1 ? input[0] : undefined
      const body: CreateWebChatBody = {
        ...target(),
        ...(sessionId === undefined ? {} : { sessionId }),
        input: only?.role === 'user' ? only.content : input,
      }
      checkBody(body)
      const key = await withDeadline(readToken(token, 'live'), { ...TOKEN_LIMIT, signal }, (why): never => {
        if (why === 'aborted') throw new AbortedError('live')
        throw createVoiceError({ code: 'timeout', stage: 'live', fatal: false })
      })
      const stream = await createWebChat({ token: key, baseUrl, body, signal })
      for await (const event of stream) yield* piecesOf(event)
    } catch (thrown) {
      throw toChatError(thrown)
    }
  }
}

/** Converts the error of a turn. The chat continues after it. */
function toChatError(thrown: unknown): VoiceError {
  if (thrown instanceof ApiFailure && thrown.code === 'aborted') return new AbortedError('live', thrown)
  const error = toWebCallError(thrown, 'live')
  const { status, message, cause } = error
  if (status !== 413) return error
  return createVoiceError({ code: 'message-too-large', stage: 'live', fatal: false, message, status, cause })
}

/** Splits a path such as `chat.output[0].tool_calls[1].function.name` into the tool call and the field. */
const TOOL_CALL_PATH = /^(.*tool_?calls?\[\d+\])\.(?:function\.)?(id|name|arguments)$/i

function piecesOf(event: ChatEvent): ChatPiece[] {
  const pieces: ChatPiece[] = []
  if (typeof event.sessionId === 'string') pieces.push({ type: 'session', sessionId: event.sessionId })
  if (event.kind === 'text') pieces.push({ type: 'text', delta: event.delta, ...outputOf(event.path) })
  else if (event.kind === 'tool-call') {
    const [, key, field] = TOOL_CALL_PATH.exec(event.path) ?? []
    if (key && field) pieces.push({ type: 'tool-call', key, [field]: event.delta, ...outputOf(event.path) })
  }
  return pieces
}

function outputOf(path: string): { output?: number } {
  const [, place] = /\boutput\[(\d+)\]/.exec(path) ?? []
  return place === undefined ? {} : { output: Number(place) }
}
