import {
  isConnected,
  isConnecting,
  type CallState,
  type ChatState,
  type ConversationState,
  type EndReason,
  type VoiceCallSnapshot,
  type VoiceError,
} from '@/lib/voice/react'
import type { Presence } from '../launcher'

/** The step of a call that is being connected. */
export type ConnectingStep = 'requesting' | 'loading' | 'joining' | 'waiting' | 'reconnecting'

/** What the panel shows, as one value. */
export type PanelView =
  | { kind: 'idle' }
  | { kind: 'connecting'; step: ConnectingStep }
  | { kind: 'connected'; reconnecting: boolean }
  /** The conversation continues as a text chat. */
  | { kind: 'chat'; chat: ChatState }
  /** A call or a chat has ended; its transcript can be saved. */
  | { kind: 'ended'; reason: EndReason | 'chat'; error?: VoiceError }
  /** The call failed before the assistant listened. */
  | { kind: 'failed'; error: VoiceError }

export interface ViewInput {
  state: ConversationState
  /** The assistant listened at least once, so the call has a summary. */
  began: boolean
  /** The visitor has closed a chat that has an answer. */
  hasClosedChat: boolean
  /** The outcome that the visitor has closed, so that it is not shown again. */
  dismissed: object | undefined
}

/** The view of a conversation. */
export function panelView({ state, began, hasClosedChat, dismissed }: ViewInput): PanelView {
  switch (state.mode) {
    case 'idle':
      return hasClosedChat ? { kind: 'ended', reason: 'chat' } : { kind: 'idle' }
    case 'chat':
      return { kind: 'chat', chat: state.chat }
    case 'voice':
      return callView(state.call, began, dismissed)
  }
}

function callView(state: CallState, began: boolean, dismissed: object | undefined): PanelView {
  if (isConnected(state)) return { kind: 'connected', reconnecting: state.phase === 'reconnecting' }
  switch (state.phase) {
    case 'requesting':
    case 'loading':
    case 'joining':
    case 'waiting':
    case 'reconnecting':
      return { kind: 'connecting', step: state.phase }
  }
  // Releasing everything takes a moment; for the visitor the call is over at once.
  const outcome = state.phase === 'ending' ? state.outcome : state
  if (outcome === dismissed) return { kind: 'idle' }
  if (outcome.phase === 'failed' && outcome.error.code !== 'aborted')
    return { kind: 'failed', error: outcome.error }
  // A start that the visitor has cancelled shows no card.
  if (outcome.phase === 'ended' && (began || outcome.reason !== 'customer'))
    return { kind: 'ended', reason: outcome.reason, ...(outcome.error && { error: outcome.error }) }
  return { kind: 'idle' }
}

/** After an end or an error the conversation is idle again; the card shows the outcome. */
export function presenceOf({ state, isSpeaking }: Pick<VoiceCallSnapshot, 'state' | 'isSpeaking'>): Presence {
  if (isConnected(state)) return { state: 'connected', speaking: isSpeaking && state.phase === 'live' }
  if (isConnecting(state) || state.phase === 'reconnecting') return { state: 'connecting', speaking: false }
  const hasFailed = state.phase === 'ending' && state.outcome.error !== undefined
  return { state: hasFailed ? 'error' : 'idle', speaking: false }
}
