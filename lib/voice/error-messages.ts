import { thrownText } from './values'
import { NOT_LOADED, OUR_FAULT, STOPPED, VoiceError } from './errors'
import type { ErrorText, VisitorText, VoiceErrorOptions } from './errors'

const CALL_AGAIN = 'You can call again.'
const LATER = 'Please try again later.'
const WAIT = 'Wait a moment, then try again.'
const GOES_ON = 'The call goes on without it.'

const OVER: VisitorText = { title: 'The time for this call is over', advice: CALL_AGAIN }
const NO_ANSWER: ErrorText = { title: 'The assistant did not pick up', advice: WAIT, retryable: true }
const REFUSED: VisitorText = { title: 'The line refused the call', advice: OUR_FAULT.advice }
const UNREACHABLE: ErrorText = {
  title: 'The line could not be reached',
  advice: 'Check your connection, then try again. A firewall or ad blocker can also stop calls.',
  retryable: true,
}

const READ_LOGS = 'Read the logs of the call on the platform.'

/** Gives every entry of the table the same type. Without this, reading a text that some entries lack is a type error. */
const tableOf = <Code extends string>(table: Readonly<Record<Code, ErrorText>>) => table

/** The texts of each failure for visitors. `message` is for developers, if the cause has no message. */
export const errorTexts = /* @__PURE__ */ tableOf({
  validation: OUR_FAULT,
  misuse: OUR_FAULT,
  'not-configured': {
    message: 'The public key or the assistant is not set.',
    title: 'Calls are not set up here yet',
    advice: LATER,
  },
  'insecure-page': { title: 'This page is not secure', advice: 'Open it with https:// in the address.' },
  'unsupported-browser': {
    message: 'The browser has no WebRTC or no mediaDevices.',
    title: 'This browser cannot make calls',
    advice: 'A current Chrome, Edge, Firefox or Safari can.',
  },
  busy: {
    message: 'Another call is open on this page: stop() it first.',
    title: 'A call is already open on this page',
    advice: 'End it first, then try again.',
    retryable: true,
  },
  aborted: STOPPED,
  'message-too-large': { title: 'That message is too long to send', advice: 'Please shorten it.' },
  offline: { title: 'You are offline', advice: 'Check your connection, then try again.', retryable: true },
  'token-failed': { title: 'The line could not be opened', advice: WAIT, retryable: true },
  network: UNREACHABLE,
  timeout: { title: 'Connecting took too long', advice: WAIT, retryable: true },
  'bad-request': REFUSED,
  unauthorized: REFUSED,
  'payment-required': { title: 'The line has used up its minutes', advice: LATER },
  forbidden: REFUSED,
  'not-found': REFUSED,
  'rate-limited': {
    title: 'The line is busy',
    advice: 'Many people are calling. Wait a moment, then try again.',
    retryable: true,
  },
  server: { ...OUR_FAULT, retryable: true },
  refused: REFUSED,
  'bad-response': { ...OUR_FAULT, retryable: true },
  'media-load': { message: 'The call machine did not start.', ...NOT_LOADED, retryable: true },
  'media-object': { title: 'This browser could not open a call', advice: 'Reload the page, then try again.' },
  'join-failed': UNREACHABLE,
  'connection-lost': {
    message: 'The connection did not come back within reconnectMs. Start a new call.',
    title: 'The connection was lost',
    advice: 'Check your connection, then call again.',
    retryable: true,
  },
  ejected: { title: 'The other side ended the call', advice: CALL_AGAIN },
  'room-missing': OVER,
  'room-expired': OVER,
  'room-not-open': { title: 'The call is not open yet', advice: WAIT, retryable: true },
  'room-full': { title: 'The line is full', advice: WAIT, retryable: true },
  'not-allowed': REFUSED,
  'end-of-life': { title: 'This page is out of date', advice: 'Reload it, then call again.' },
  'assistant-missing': { ...NO_ANSWER, message: `The assistant never joined the room. ${READ_LOGS}` },
  'assistant-silent': {
    ...NO_ANSWER,
    message: `The assistant is in the room but never said "listening". ${READ_LOGS}`,
  },
  'assistant-no-audio': {
    message: 'The assistant is in the room but has no audio track: check its voice.',
    title: 'The assistant has no sound',
    advice: 'You can hang up and call again.',
    retryable: true,
  },
  'assistant-left': {
    message: 'The assistant did not come back within assistantReturnMs. Start a new call.',
    title: 'The assistant left the call',
    advice: CALL_AGAIN,
    retryable: true,
  },
  'assistant-failed': { title: 'The assistant stopped working', advice: CALL_AGAIN, retryable: true },
  'microphone-denied': {
    title: 'Your microphone is blocked',
    advice: 'Allow it in the address bar, then call again.',
  },
  'microphone-forbidden': {
    message: 'The frame needs allow="microphone", or the Permissions-Policy header forbids it.',
    title: 'Your microphone is not allowed here',
    advice: 'If this page is inside another one, open it in its own tab.',
  },
  'microphone-missing': { title: 'No microphone found', advice: 'Connect one, then try again.' },
  'microphone-in-use': {
    title: 'Your microphone is in use',
    advice: 'Close the other program, then try again.',
  },
  'microphone-unavailable': {
    title: 'Your microphone did not start',
    advice: 'Reconnect it, or choose another one.',
  },
  'audio-blocked': {
    message: 'The browser blocks autoplay: call resumeAudio() from a click.',
    title: 'Your browser has blocked the sound',
    advice: 'Turn the sound on to hear the assistant.',
  },
  'audio-processing': { title: 'Noise cancellation is off', advice: GOES_ON },
  'audio-observer': { title: 'The level meter is off', advice: GOES_ON },
  'camera-unavailable': { title: 'Your camera did not start', advice: GOES_ON },
  recording: { title: 'The recording did not start', advice: GOES_ON },
  internal: OUR_FAULT,
})

/** The kind of a failure. docs/voice.md explains each code and says what to do. */
export type VoiceErrorCode = keyof typeof errorTexts

export const errorCodes = /* @__PURE__ */ Object.keys(errorTexts) as VoiceErrorCode[]

/** The texts of a failure for the visitor; those of `internal` for a code that does not exist. */
export function visitorText(code: VoiceErrorCode): VisitorText {
  const { title, advice } = (errorTexts as Partial<typeof errorTexts>)[code] ?? errorTexts.internal
  return { title, advice }
}

export interface NewVoiceError extends Omit<VoiceErrorOptions, 'message' | 'visitorText' | 'retryable'> {
  /** For developers; must not contain a token. Default: the message of the cause, or else that of the code. */
  message?: string | undefined
}

/** Creates an error with the texts of its code. */
export function createVoiceError(options: NewVoiceError): VoiceError {
  const { code, stage, cause } = options
  const {
    title,
    advice,
    retryable,
    // No failure of the microphone ends the call.
    message = `${title}. ${/^mic/.test(code) ? 'The call goes on without it: show visitorMessage.' : advice}`,
  } = errorTexts[code]
  const known = cause === undefined ? message : `${stage} failed: ${thrownText(cause)}`
  return new VoiceError({
    ...options,
    message: options.message ?? known,
    visitorText: { title, advice },
    retryable,
  })
}

export const deviceRefused = (cause: unknown): VoiceError =>
  new VoiceError({
    code: 'refused',
    stage: 'live',
    message: `The chosen device was refused: ${thrownText(cause)}`,
    visitorText: {
      title: 'The device that you chose could not be used',
      advice: 'The one before stays. You can choose another one.',
    },
    fatal: false,
    cause,
  })

/** The error of a failure with which the call or the chat goes on. By default a `LoadError` is fatal, because a start needs its code. */
export const toWarning = (thrown: unknown, code: VoiceErrorCode = 'internal'): VoiceError =>
  Object.assign(toVoiceError(thrown, { code, stage: 'live' }), { fatal: false })

/** Codes of failures that a missing connection may have caused. */
const NEEDS_CONNECTION: readonly VoiceErrorCode[] = ['network', 'token-failed', 'media-load', 'join-failed']

/** Returns what was thrown, or an `offline` error if it may come from a missing connection and the browser has none. */
export const offlineOr = <Thrown>(thrown: Thrown, isOnline: () => boolean): Thrown | VoiceError => {
  if (!(thrown instanceof VoiceError) || !NEEDS_CONNECTION.includes(thrown.code) || isOnline()) return thrown
  const { stage, fatal, message } = thrown
  return createVoiceError({ code: 'offline', stage, fatal, message, cause: thrown })
}

/** Returns a `VoiceError` unchanged. Converts anything else to one with this code; default: `internal`. */
export const toVoiceError = (
  thrown: unknown,
  options: Pick<NewVoiceError, 'stage' | 'fatal'> & { code?: VoiceErrorCode },
): VoiceError =>
  thrown instanceof VoiceError ? thrown : createVoiceError({ code: 'internal', ...options, cause: thrown })
