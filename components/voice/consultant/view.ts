import type { FailureKind } from '@/content/voice-failures'
import { isConnected, isConnecting, type EndReason, type VoiceCallSnapshot } from '@/lib/voice/react'
import type { EnvironmentProblem } from '@/lib/site/widget/environment'
import { failureKind } from './failure-kind'

export type ConnectingStep = 'requesting' | 'loading' | 'joining' | 'waiting' | 'reconnecting'

/** What the panel shows: one value, from which every state can be drawn. */
export type ConsultantView =
  | { kind: 'idle' }
  | { kind: 'connecting'; step: ConnectingStep }
  | { kind: 'connected'; reconnecting: boolean }
  /** A call that had begun is over; the transcript waits to be kept. */
  | { kind: 'ended'; reason: EndReason }
  /** No call came about. */
  | { kind: 'failed'; failure: FailureKind }

/** The contract's words on the widget's root element. */
export interface Presence {
  state: 'idle' | 'connecting' | 'connected' | 'error'
  speaking: boolean
}

/** With the number of clicks that it answers: until the last one is answered, the widget is connecting. */
export interface AnsweredPresence extends Presence {
  answered: number
}

export interface ViewInput {
  call: Pick<VoiceCallSnapshot, 'state' | 'isSpeaking'>
  /** The assistant listened at least once: something there is to sum up. */
  began: boolean
  /** Found before the call library was asked. */
  problem: EnvironmentProblem | undefined
  /** The outcome that the visitor has closed, so that it is not shown again. */
  dismissed: object | undefined
}

export function consultantView({ call: { state }, began, problem, dismissed }: ViewInput): ConsultantView {
  if (isConnected(state)) return { kind: 'connected', reconnecting: state.phase === 'reconnecting' }
  if (isConnecting(state) || state.phase === 'reconnecting')
    return { kind: 'connecting', step: state.phase as ConnectingStep }
  // Hanging up takes a moment to give everything back; for the visitor the call is over at once.
  const outcome = state.phase === 'ending' ? state.outcome : state
  if (outcome !== dismissed) {
    if (outcome.phase === 'failed' && outcome.error.code !== 'aborted')
      return { kind: 'failed', failure: failureKind(outcome.error) }
    // A start that the visitor has cancelled needs no words.
    if (outcome.phase === 'ended' && (began || outcome.reason !== 'customer'))
      return { kind: 'ended', reason: outcome.reason }
  }
  return problem ? { kind: 'failed', failure: problem } : { kind: 'idle' }
}

/** After an end or an error the widget is idle again (the outcome is told beside the button). */
export function presenceOf({ call }: Pick<ViewInput, 'call'>): Presence {
  const { state, isSpeaking } = call
  if (isConnected(state)) return { state: 'connected', speaking: isSpeaking && state.phase === 'live' }
  if (isConnecting(state) || state.phase === 'reconnecting') return { state: 'connecting', speaking: false }
  const failing = state.phase === 'ending' && 'error' in state.outcome && state.outcome.error !== undefined
  return { state: failing ? 'error' : 'idle', speaking: false }
}
