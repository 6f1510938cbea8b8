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
import type { MarkedLine } from './echo'

export type ConversationMode = 'chat' | 'voice'

export type ChatState =
  | { phase: 'ready' }
  /** A message was sent, and no part of the answer has arrived. */
  | { phase: 'waiting' }
  | { phase: 'answering' }
  /** The last message has no complete answer; `retry` asks again. */
  | { phase: 'failed'; error: VoiceError }

export type ConversationState =
  | { mode: 'idle' }
  | { mode: 'chat'; chat: ChatState }
  /** A call that has ended or failed stays here until the conversation goes on or another one starts. */
  | { mode: 'voice'; call: CallState }

/** One line of a conversation. `atMs` counts from its beginning, whatever the mode. */
export interface ConversationLine extends MarkedLine {
  mode: ConversationMode
}

/**
 * The account and the assistant of a conversation. `onError` is also called for an answer of the chat that failed, and
 * `onTool` for the tools that a chat runs.
 */
export interface ConversationOptions extends UseVoiceCallOptions {
  /**
   * What the assistant says first in a call that follows a chat, instead of its greeting. Default: its first
   * message as it is set on the platform.
   */
  continuationMessage?: string | undefined
  /** Replaced in tests. */
  clock?: Clock | undefined
}

export interface ConversationSnapshot {
  state: ConversationState
  /** In the order in which the lines began, in both modes. */
  transcript: readonly ConversationLine[]
  /**
   * The call may have heard its assistant through the visitor's microphone: suggest headphones. Such lines have
   * `possibleEcho`.
   */
  hasEcho: boolean
  /** The call's own values: microphone, mute, network. Its transcript holds this call's lines only. */
  call: VoiceCallSnapshot
}

/** What changes when a conversation switches to a call; what is left out stays. */
export interface ConversationChanges {
  /** Used in place of the request from here on. */
  request?: CallRequest
  /** What the assistant says first in this call, in place of the continuation message. */
  continuationMessage?: string
}

/** Commands to a conversation. None of them throws; what failed is in its snapshot. */
export interface ConversationActions {
  /**
   * Begins a new conversation; the transcript is empty again. A chat asks for no microphone and loads no media code.
   * The request is used for every call and chat of the conversation. Nothing happens while a call is going on.
   */
  start(mode: ConversationMode, request?: CallRequest): void
  /**
   * Goes on in the other mode: the call or the chat knows what was said before. An answer that is still being
   * written is cut, a call that is going on ends. Nothing happens when the conversation is in that mode already;
   * a call that is over is followed by another one.
   *
   * With `changes`, a call that is going on is replaced by another one, which knows what was said before.
   */
  switchTo(mode: ConversationMode, changes?: ConversationChanges): void
  /**
   * Sends a typed question of the visitor. In a call that is being connected it waits until the assistant listens. False
   * when it was refused: there is no conversation, its call is over, or the text is empty.
   */
  sendText(text: string): boolean
  /**
   * Tells the assistant something about the page. It knows it, in both modes, and does not answer it: a chat learns it with
   * the next message. False when it was refused: there is no conversation, its call is over, or the text is empty.
   */
  addContext(text: string): boolean
  /** Asks again for an answer that failed. */
  retry(): void
  /** Ends the call, or the chat. The transcript stays until the next start. */
  end(): Promise<void>
  /** Lets the assistant use a function of the page, in calls and in chats; returns the undo. */
  registerTool: VoiceCallActions['registerTool']
  /** Loads the code of a mode: for voice the media code, never the microphone. */
  prewarm(mode: ConversationMode): void
  /** Commands to the call alone, such as mute, volume and devices. */
  voice: Omit<VoiceCallActions, 'start' | 'sendText' | 'addContext' | 'registerTool' | 'prewarm'>
}

/** One conversation by chat and by voice, outside of React. */
export type Conversation = Store<ConversationSnapshot, ConversationActions>
