import type { ChatEvent } from './chat-events'
import { readChat } from './chat-stream'
import type { ChatStream } from './chat-types'
import { exchange } from './exchange'
import type { Fetch } from './fetch'
import { baseUrlOf, postOf } from './request'
import type { components } from './schema.generated'

type Schemas = components['schemas']

/** A turn of a chat, in the chat-completions format. */
export type WebChatMessage =
  | { role: 'system' | 'user'; content: string }
  | Pick<Schemas['AssistantMessage'], 'role' | 'content' | 'tool_calls'>
  | Pick<Schemas['ToolMessage'], 'role' | 'content' | 'tool_call_id'>

/** The assistant to write to, and the turn to answer. */
export interface CreateWebChatBody extends Pick<
  Schemas['CreateWebChatDTO'],
  'assistantId' | 'assistant' | 'assistantOverrides' | 'sessionId'
> {
  /** The visitor's text, or the newest turns in order. */
  input: string | readonly WebChatMessage[]
}

/** The default limit, in milliseconds, of each wait for the next piece. */
export const WEB_CHAT_TIMEOUT_MS = 60_000

/** How one turn of a chat is sent. */
export interface CreateWebChatOptions {
  /** The public key of the platform. */
  token: string
  /** Default: the platform's own address. */
  baseUrl?: string | undefined
  /** Called as `fetch(url, init)`. Default: the global fetch. */
  fetch?: Fetch | undefined
  /** Ends the request, and the stream at any time. */
  signal?: AbortSignal | undefined
  /** Milliseconds of each wait for the next piece; 0 means no limit. Default: 60 seconds. */
  timeoutMs?: number | undefined
  /** Whom to write to, and what. */
  body: CreateWebChatBody
}

/**
 * Sends a turn of a chat (`POST /chat/web`) and streams the answer. The request is never retried. Rejects with an
 * ApiFailure, and so does reading the stream.
 */
export async function createWebChat(options: CreateWebChatOptions): Promise<ChatStream<ChatEvent>> {
  const { token, baseUrl, timeoutMs = WEB_CHAT_TIMEOUT_MS } = options
  const body = { ...options.body, stream: true }
  const request = postOf(`${baseUrlOf(baseUrl)}/chat/web`, token, body)
  const limits = { ...options, timeoutMs }
  const { data } = await exchange(request, { ...limits, read: readChat(body, limits) })
  return data as ChatStream<ChatEvent>
}
