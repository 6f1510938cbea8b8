import type { VoiceErrorCode } from '@/lib/voice/react'

/** What a visitor can do about a failed call; `type` is a chat instead, `phone` and `book` lead to a person. */
export type RecoveryAction = 'retry' | 'type' | 'reload' | 'phone' | 'book'

/** Neither another call nor a chat would work. */
const REACH_A_PERSON: readonly RecoveryAction[] = ['book', 'phone']
/** A call needs a secure page, a browser with WebRTC or a room, and has none. A chat does not need it. */
const TYPE_INSTEAD: readonly RecoveryAction[] = ['type', 'book', 'phone']
/** A new call may work, because it gets a new connection, assistant or microphone. A chat needs none of them. */
const CALL_AGAIN_OR_TYPE: readonly RecoveryAction[] = ['retry', 'type', 'phone']
/** A new call gets a new room. A chat needs none. */
const NEW_ROOM_OR_TYPE: readonly RecoveryAction[] = ['retry', 'type', 'book']
/** The platform was not reached, or has a problem that may pass. */
const TRY_AGAIN: readonly RecoveryAction[] = ['retry', 'phone']
/** The media code in the page cannot be used. */
const RELOAD_OR_TYPE: readonly RecoveryAction[] = ['reload', 'type']

/** The actions after each error, the most useful first. */
export const RECOVERY_ACTIONS: Record<VoiceErrorCode, readonly RecoveryAction[]> = {
  validation: REACH_A_PERSON,
  misuse: REACH_A_PERSON,
  'not-configured': REACH_A_PERSON,
  'insecure-page': TYPE_INSTEAD,
  'unsupported-browser': TYPE_INSTEAD,
  busy: ['retry'],
  aborted: REACH_A_PERSON,
  'message-too-large': REACH_A_PERSON,
  offline: ['retry'],
  'token-failed': CALL_AGAIN_OR_TYPE,
  network: CALL_AGAIN_OR_TYPE,
  timeout: TRY_AGAIN,
  'bad-request': REACH_A_PERSON,
  unauthorized: REACH_A_PERSON,
  'payment-required': REACH_A_PERSON,
  forbidden: REACH_A_PERSON,
  'not-found': REACH_A_PERSON,
  'rate-limited': ['retry', 'type', 'book'],
  server: TRY_AGAIN,
  refused: REACH_A_PERSON,
  'bad-response': TRY_AGAIN,
  'media-load': ['retry', 'type', 'reload'],
  'media-object': RELOAD_OR_TYPE,
  'join-failed': CALL_AGAIN_OR_TYPE,
  'connection-lost': CALL_AGAIN_OR_TYPE,
  ejected: NEW_ROOM_OR_TYPE,
  'room-missing': NEW_ROOM_OR_TYPE,
  'room-expired': NEW_ROOM_OR_TYPE,
  'room-not-open': NEW_ROOM_OR_TYPE,
  'room-full': NEW_ROOM_OR_TYPE,
  'not-allowed': TYPE_INSTEAD,
  'end-of-life': RELOAD_OR_TYPE,
  'assistant-missing': CALL_AGAIN_OR_TYPE,
  'assistant-no-audio': CALL_AGAIN_OR_TYPE,
  'assistant-left': CALL_AGAIN_OR_TYPE,
  'assistant-silent': CALL_AGAIN_OR_TYPE,
  'assistant-failed': CALL_AGAIN_OR_TYPE,
  'microphone-denied': CALL_AGAIN_OR_TYPE,
  'microphone-forbidden': TYPE_INSTEAD,
  'microphone-missing': CALL_AGAIN_OR_TYPE,
  'microphone-in-use': CALL_AGAIN_OR_TYPE,
  'microphone-unavailable': CALL_AGAIN_OR_TYPE,
  'audio-blocked': CALL_AGAIN_OR_TYPE,
  'audio-processing': REACH_A_PERSON,
  'audio-observer': REACH_A_PERSON,
  'camera-unavailable': REACH_A_PERSON,
  recording: REACH_A_PERSON,
  internal: REACH_A_PERSON,
}
