import type { Emitter } from '../emitter'
import type { VoiceError } from '../errors'
import type { VapiEvents } from './events'

/** The terminal events of a start that ended before the engine, which knows the others, was there. */
export const tellOfEarlyFailure =
  (events: Emitter<VapiEvents>) =>
  (exception: VoiceError): never => {
    const { code, message, stage, stack } = exception
    const common = { stage, totalDuration: 0, timestamp: new Date().toISOString(), context: {} }
    // Hanging up is not an error.
    if (code !== 'aborted')
      events.emit('error', { ...common, type: 'start-method-error', error: { message }, exception })
    events.emit('call-start-failed', { ...common, error: message, errorStack: stack ?? '' })
    throw exception
  }
