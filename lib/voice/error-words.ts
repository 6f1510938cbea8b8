import type { VoiceError, VoiceErrorCode } from './errors'
import { describe } from './describe'
import { visitorSentences } from './visitor-sentences'

/** For developers, where nobody else has said what happened. */
const MESSAGES: Partial<Record<VoiceErrorCode, string>> = {
  busy: 'Another call is open on this page. Stop it before starting a new one.',
  offline: 'The browser is offline, so no call was started.',
  'media-load': 'The call machine did not start.',
  'connection-lost': 'The connection did not come back.',
  'assistant-missing': 'The assistant never joined the room.',
  'assistant-no-audio': 'The assistant is in the room but has no audio track.',
  'assistant-silent': 'The assistant is in the room but never said "listening".',
  'assistant-left': 'The assistant left the room and did not come back.',
}

/** Gives an error its sentence for the visitor, and where it has no message of its own, one that says more. */
export function putIntoWords(error: VoiceError): void {
  const { code, stage, message, cause } = error
  error.visitorMessage = visitorSentences[code]
  if (message === `${stage}: ${code}`)
    error.message = cause === undefined ? (MESSAGES[code] ?? message) : `${stage} failed: ${describe(cause)}`
}
