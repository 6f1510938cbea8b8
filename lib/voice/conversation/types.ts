import type { VoiceError } from '../errors'
import type {
  CallRequest,
  Store,
  UseVoiceCallOptions,
  VoiceCallActions,
  VoiceCallSnapshot,
} from '../client/types'
import type { Clock } from '../../timing/clock'
import type { CallState } from '../session/state'
import type { TranscriptLine } from '../session/transcript'

export type ConversationMode = 'chat' | 'voice'

export type ChatState =
  | { phase: 'ready' }
  /** A message was sent, and no part of the answer has arrived. */
  | { phase: 'waiting' }
  | { phase: 'answering' }
  /** The last message has no complete answer; `retry` repeats the request. */
  | { phase: 'failed'; error: VoiceError }

export type ConversationState =
  | { mode: 'idle' }
  | { mode: 'chat'; chat: ChatState }
  /** A call that has ended or failed stays here until the conversation continues or another one starts. */
  | { mode: 'voice'; call: CallState }

/** One line of a conversation. `atMs` counts from its beginning, whatever the mode. */
export interface ConversationLine extends TranscriptLine {
  mode: ConversationMode
  /** The words are almost the assistant's: the microphone has picked up the loudspeaker, or the visitor has repeated them. */
  possibleEcho?: true
}

/** The account and the assistant. A chat also calls `onError` for an answer that failed, and `onTool` for its tools. */
export interface ConversationOptions extends UseVoiceCallOptions {
  /** What the assistant says first in a call that follows a chat. Default: the first message that is set on the platform. */
  continuationMessage?: string | undefined
  /** Replaced in tests. */
  clock?: Clock | undefined
}

export interface ConversationSnapshot {
  state: ConversationState
  /** In the order in which the lines began, in both modes. */
  transcript: readonly ConversationLine[]
  /** The visitor's microphone may have picked up the assistant: suggest headphones. Such lines have `possibleEcho`. */
  hasEcho: boolean
  /** The values of the call: microphone, mute, network. Its transcript has only the lines of this call. */
  call: VoiceCallSnapshot
}

/** Changes of a conversation that switches to a call. What is left out does not change. */
export interface ConversationChanges {
  /** Replaces the request of the conversation. */
  request?: CallRequest
  /** What the assistant says first in this call, instead of the continuation message. */
  continuationMessage?: string
}

/** Commands to a conversation. They do not throw; a failure is in the snapshot. */
export interface ConversationActions {
  /** Begins a new conversation, with one request for all its calls and chats. Does nothing during a call. */
  start(mode: ConversationMode, request?: CallRequest): void
  /**
   * Continues in the other mode, in which the assistant knows what was said before. Cancels an answer that is still arriving, and
   * ends a running call. Without `changes`, does nothing in a mode that goes on already; with them, replaces a running call.
   */
  switchTo(mode: ConversationMode, changes?: ConversationChanges): void
  /** Sends a typed question, in a call once the assistant listens. False for an empty text, or without a conversation. */
  sendText(text: string): boolean
  /** Tells the assistant about the page in both modes; a chat sends it with the next message. False as for `sendText`. */
  addContext(text: string): boolean
  /** Repeats the request for an answer that failed. */
  retry(): void
  /** Ends the call or the chat. Keeps the transcript until the next start. */
  end(): Promise<void>
  /** Lets the assistant use a function of the page, in calls and in chats; returns the undo. */
  registerTool: VoiceCallActions['registerTool']
  /** Loads the code of a mode: for voice the media code. Does not open the microphone. */
  prewarm(mode: ConversationMode): void
  /** Commands to the call alone, such as mute, volume and devices. */
  voice: Omit<VoiceCallActions, 'start' | 'sendText' | 'addContext' | 'registerTool' | 'prewarm'>
}

export type Conversation = Store<ConversationSnapshot, ConversationActions>
