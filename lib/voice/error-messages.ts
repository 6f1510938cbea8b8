import { NOT_LOADED, OUR_FAULT, STOPPED, VoiceError } from './errors'
import type { CallStage, VisitorText, VoiceErrorCode } from './errors'

interface ErrorText extends VisitorText {
  /** For developers: what happened. Used where the cause does not say it. */
  message: string
}

const text = (message: string, title: string, advice: string): ErrorText => ({ message, title, advice })
/** For failures with the same text for the visitor. */
const same = (message: string, visitorText: VisitorText): ErrorText => ({ message, ...visitorText })

const forVisitor = (title: string, advice: string): VisitorText => ({ title, advice })

const BUSY = forVisitor('The line is busy', 'Many people are calling. Wait a minute, then try again.')
const OVER = forVisitor('The time for this call is over', 'You can start a new one.')
const NO_ANSWER = forVisitor('The assistant did not pick up', 'Please try again in a moment.')
const REFUSED = forVisitor(
  'The line refused the call',
  'This is a fault in our settings, not yours. Please try again later.',
)
const UNREACHABLE = forVisitor(
  'The line could not be reached',
  'Check your connection and try again. A firewall or an ad blocker can also stop calls.',
)

/** What each failure means, for developers and for visitors. */
export const errorTexts: Record<VoiceErrorCode, ErrorText> = {
  validation: same('A value is not allowed.', OUR_FAULT),
  misuse: same('The method cannot be called now.', OUR_FAULT),
  'not-configured': text(
    'The public key or the assistant is not set.',
    'Calls are not set up here yet',
    'Please come back later.',
  ),
  'insecure-page': text(
    'The page is not a secure context, so the browser offers no microphone.',
    'This page is not secure',
    'Browsers allow the microphone only over https. Open this page with https:// in the address.',
  ),
  'unsupported-browser': text(
    'The browser has no WebRTC or no access to the microphone.',
    'This browser cannot make calls',
    'A current Chrome, Edge, Firefox or Safari can.',
  ),
  busy: text(
    'Another call is open on this page. Stop it before starting a new one.',
    'A call is already open on this page',
    'End it first, then try again.',
  ),
  aborted: same('The call was stopped before it began.', STOPPED),
  'message-too-large': text(
    'The message is longer than the room allows.',
    'That message is too long to send',
    'Please shorten it.',
  ),
  offline: text(
    'The browser is offline, so no call was started.',
    'You are offline',
    'Check your connection, then try again.',
  ),
  network: same('The platform could not be reached.', UNREACHABLE),
  timeout: text(
    'A step of the start took too long.',
    'Connecting took too long',
    'The network may be slow. Try again in a moment.',
  ),
  'bad-request': same('The platform did not accept the request.', REFUSED),
  unauthorized: same('The platform did not accept the key.', REFUSED),
  'payment-required': text(
    'The account at the platform has no credit.',
    'The line has used up its minutes',
    'Please try again later.',
  ),
  forbidden: same('The key may not start this call.', REFUSED),
  'not-found': same('The platform does not know this assistant, squad or workflow.', REFUSED),
  'rate-limited': same('The platform limits the number of calls.', BUSY),
  server: same('The platform has a problem.', OUR_FAULT),
  refused: same('The request was refused.', REFUSED),
  'bad-response': same('The answer of the platform cannot be used.', OUR_FAULT),
  'media-load': same('The call machine did not start.', NOT_LOADED),
  'media-object': text(
    'The media library could not make a call object.',
    'This browser could not open a call',
    'Reload the page, then try again.',
  ),
  'join-failed': same('The room could not be joined.', UNREACHABLE),
  'connection-lost': text(
    'The connection did not come back.',
    'The connection was lost',
    'Check your network, then call again.',
  ),
  ejected: text(
    'The visitor was removed from the room.',
    'The other side ended the call',
    'You can call again.',
  ),
  'room-missing': same('The room does not exist, or no longer exists.', OVER),
  'room-expired': same('The room or its token has expired.', OVER),
  'room-not-open': same('The room is not open yet.', BUSY),
  'room-full': text('The room is full.', 'The line is full', 'Wait a moment, then try again.'),
  'not-allowed': same('The room may not be joined with this token.', REFUSED),
  'end-of-life': text(
    'The media service no longer supports this version of the media library.',
    'This page is out of date',
    'Reload it, then call again.',
  ),
  'assistant-missing': same('The assistant never joined the room.', NO_ANSWER),
  'assistant-silent': same('The assistant is in the room but never said "listening".', NO_ANSWER),
  'assistant-no-audio': text(
    'The assistant is in the room but has no audio track.',
    'The assistant has no sound',
    'You can hang up and call again.',
  ),
  'assistant-left': text(
    'The assistant left the room and did not come back.',
    'The assistant left the call',
    'You can call again.',
  ),
  'assistant-failed': text(
    'The platform ended the call because a part of the assistant failed.',
    'The assistant stopped working',
    'You can call again.',
  ),
  'microphone-denied': text(
    'The browser or the visitor refused the microphone.',
    'Your microphone is blocked',
    'Allow it in the address bar of your browser, then call again.',
  ),
  'microphone-missing': text(
    'The browser found no microphone.',
    'No microphone found',
    'Connect one and try again.',
  ),
  'microphone-in-use': text(
    'Another program uses the microphone.',
    'Your microphone is in use',
    'Close the other program or its call, then try again.',
  ),
  'microphone-unavailable': text(
    'The browser could not open the microphone.',
    'Your microphone did not start',
    'Unplug it and plug it in again, or choose another one. You can still type.',
  ),
  'audio-blocked': text(
    'The browser blocks autoplay: call resumeAudio() from a click.',
    'Your browser has blocked the sound',
    'Turn the sound on to hear the assistant.',
  ),
  'audio-processing': text(
    'Noise cancellation could not be changed. The call goes on without it.',
    'Noise cancellation is off',
    'The call goes on without it.',
  ),
  'audio-observer': text(
    'Audio levels are not available. The call goes on without them.',
    'The level meter is not available',
    'The call goes on without it.',
  ),
  recording: text(
    'The recording did not start. The call goes on without it.',
    'The call is not being recorded',
    'It goes on without the recording.',
  ),
  internal: same('Something failed that should not.', OUR_FAULT),
}

/** Codes after which the same call, tried again, may work. */
const RETRYABLE =
  /^(busy|offline|network|timeout|rate-limited|server|bad-response|media-load|join-failed|connection-lost|room-full|room-not-open|assistant-.+)$/

/** Every code, for tables and tests. */
export const errorCodes = Object.keys(errorTexts) as VoiceErrorCode[]

/** What the person in front of the screen reads for a failure. */
export function visitorText(code: VoiceErrorCode): VisitorText {
  const { title, advice } = errorTexts[code]
  return { title, advice }
}

export interface NewVoiceError {
  code: VoiceErrorCode
  stage: CallStage
  /** For developers; must not hold a token. Default: what the cause says, or else what the code means. */
  message?: string | undefined
  /** False when the call goes on without the thing that failed. Default true. */
  fatal?: boolean | undefined
  cause?: unknown
  /** HTTP status of the platform's answer, where there was one. */
  status?: number | undefined
}

/** An error with the texts of its code. */
export function createVoiceError(options: NewVoiceError): VoiceError {
  const { code, stage, cause } = options
  const known = cause === undefined ? errorTexts[code].message : `${stage} failed: ${describe(cause)}`
  return new VoiceError({
    ...options,
    message: options.message ?? known,
    visitorText: visitorText(code),
    retryable: RETRYABLE.test(code),
  })
}

/** What was thrown, where it is an error of this library; otherwise one with the texts of the code. */
export const toVoiceError = (
  thrown: unknown,
  options: Pick<NewVoiceError, 'code' | 'stage' | 'fatal'>,
): VoiceError => (thrown instanceof VoiceError ? thrown : createVoiceError({ ...options, cause: thrown }))

const UNKNOWN = 'Unknown error occurred'
/** Deep enough for what the media library wraps; things may refer to each other in a circle. */
const DEEPEST = 4

/** One line of text for anything that may be thrown; never "[object Object]". */
export function describe(thrown: unknown, depth = 0): string {
  if (typeof thrown === 'string') return isReadable(thrown) ? thrown : UNKNOWN
  if (thrown instanceof Error) return isReadable(thrown.message) ? thrown.message : thrown.name
  if (typeof thrown !== 'object' || thrown === null) return thrown == null ? UNKNOWN : String(thrown)
  const { message, errorMsg, msg, error } = thrown as Record<string, unknown>
  for (const text of [message, errorMsg, msg, error]) if (isReadable(text)) return text
  for (const inner of [message, errorMsg, error])
    if (typeof inner === 'object' && inner !== null && depth < DEEPEST) return describe(inner, depth + 1)
  return asJson(thrown) ?? UNKNOWN
}

/** Excludes the default text of an object, which does not describe it. */
const isReadable = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && text !== '[object Object]'

function asJson(value: object): string | undefined {
  try {
    const json = JSON.stringify(value)
    return json === '{}' ? undefined : json
  } catch {
    return undefined
  }
}
