import type { WebChatMessage } from '../../api'

/** A turn to be answered. */
export interface ChatRequest {
  /** What the platform's chat does not know yet, the newest last. */
  input: readonly WebChatMessage[]
  /** The chat that goes on; undefined for a new one. */
  sessionId: string | undefined
}

/**
 * What arrives of the answer of a chat. `output` is the place of the message among those of the answer: text behind a
 * tool call means that the platform went on without the page's result.
 */
export type ChatPiece =
  /** The platform's id of the chat. */
  | { type: 'session'; sessionId: string }
  /** The next piece of what the assistant says. */
  | { type: 'text'; delta: string; output?: number }
  /** A piece of a tool call. Pieces with the same key belong together; the arguments are JSON text in pieces. */
  | { type: 'tool-call'; key: string; id?: string; name?: string; arguments?: string; output?: number }

/** Sends a turn and streams the answer. Iterating rejects with a `VoiceError`, and ends when the signal fires. */
export type OpenChat = (request: ChatRequest, signal: AbortSignal) => AsyncIterable<ChatPiece>
