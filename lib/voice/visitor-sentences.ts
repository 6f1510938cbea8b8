import type { VoiceErrorCode } from './errors'

const TRY_AGAIN = 'Please try again in a moment.'
const NO_ANSWER = `The assistant did not pick up. ${TRY_AGAIN}`
const TROUBLE = `The call service has a problem. ${TRY_AGAIN}`
const BUSY = `The line is busy. ${TRY_AGAIN}`
const OVER = 'This call is over. Please start a new one.'
const CHECK_CONNECTION = 'Check your connection and try again.'

/** For what a visitor can do nothing about. */
const OURS = 'Something is wrong on our side. Please try again later.'

/** What a visitor reads for each failure: what happened and what to do about it. */
export const visitorSentences: Record<VoiceErrorCode, string> = {
  validation: OURS,
  misuse: OURS,
  'bad-request': OURS,
  unauthorized: OURS,
  'payment-required': OURS,
  forbidden: OURS,
  'not-found': OURS,
  refused: OURS,
  'not-allowed': OURS,
  internal: OURS,
  'not-configured': 'Calls are not set up on this page yet.',
  busy: 'Another call is open on this page. End it first, then try again.',
  aborted: 'The call was stopped.',
  'message-too-large': 'That message is too long to send. Please shorten it.',
  offline: `You seem to be offline. ${CHECK_CONNECTION}`,
  network: `We could not reach the call service. ${CHECK_CONNECTION}`,
  timeout: `Connecting took too long. ${TRY_AGAIN}`,
  'rate-limited': BUSY,
  server: TROUBLE,
  'bad-response': TROUBLE,
  'media-load': `The call could not be loaded. ${CHECK_CONNECTION}`,
  'media-object': 'This browser could not open a call. Reload the page and try again.',
  'join-failed': `We could not connect the call. ${TRY_AGAIN}`,
  'connection-lost': `The connection was lost. ${CHECK_CONNECTION}`,
  ejected: 'The call was ended by the other side.',
  'room-missing': OVER,
  'room-expired': OVER,
  'room-not-open': BUSY,
  'room-full': BUSY,
  'end-of-life': 'This page is out of date. Reload it and try again.',
  'assistant-missing': NO_ANSWER,
  'assistant-silent': NO_ANSWER,
  'assistant-no-audio': 'The assistant has no sound. You can hang up and call again.',
  'assistant-left': 'The assistant left the call. You can call again.',
  'microphone-denied':
    'Your microphone is blocked. Allow it in the address bar of your browser, then call again.',
  'microphone-missing': 'No microphone was found. Connect one and try again.',
  'microphone-in-use': 'Another program is using your microphone. Close it and try again.',
  'microphone-unavailable': 'Your microphone could not be used. You can still type your question.',
  'audio-blocked': 'Your browser is holding back the sound. Press the sound button to hear the assistant.',
  'audio-processing': 'Noise cancellation is off. The call goes on without it.',
  'audio-observer': 'The level meter is not available. The call goes on without it.',
  recording: 'The call is not being recorded.',
}
