import { withTexts, type VoiceError } from '../errors'
import type { SessionPorts } from './ports'
import type { CallPhase } from './state'
import type { EmitSessionEvent, SessionEvent, SessionOptions } from './types'

/** Emits the events of one call with the app's texts. Drops warnings that would hide why the call ends. */
export function createSessionEmitter(
  listener: EmitSessionEvent,
  { errorTexts }: SessionOptions,
  { reportError }: SessionPorts,
): EmitSessionEvent {
  let phase: CallPhase = 'idle'
  const isDropped = (event: SessionEvent) =>
    phase === 'ended' || phase === 'failed' || (phase === 'ending' && 'error' in event)

  return (event) => {
    if (event.type === 'state') phase = event.state.phase
    else if (event.type !== 'closed' && isDropped(event)) return
    withTexts(errorOf(event), errorTexts?.())
    try {
      listener(event)
    } catch (error) {
      reportError(error)
    }
  }
}

function errorOf(event: SessionEvent): VoiceError | undefined {
  if ('error' in event) return event.error
  return event.type === 'state' && event.state.phase === 'ending' ? event.state.outcome.error : undefined
}
