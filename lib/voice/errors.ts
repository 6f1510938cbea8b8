/** Stages of a start, in the order in which they are reported (specification, section 4). */
export type CallStage =
  | 'input-validation'
  | 'initialization'
  | 'web-call-creation'
  | 'daily-call-object-creation'
  | 'mobile-permissions'
  | 'daily-call-join'
  | 'video-recording-setup'
  | 'audio-observer-setup'
  | 'audio-processing-setup'
  /** Joined, waiting for the assistant to say "listening". */
  | 'listening'
  /** The conversation itself. */
  | 'live'

export type VoiceErrorCode =
  // asked for something that cannot be
  | 'validation'
  | 'misuse'
  | 'not-configured'
  | 'busy'
  | 'aborted'
  | 'message-too-large'
  // the web call
  | 'offline'
  | 'network'
  | 'timeout'
  | 'bad-request'
  | 'unauthorized'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'rate-limited'
  | 'server'
  | 'refused'
  | 'bad-response'
  // media code, room, connection
  | 'media-load'
  | 'media-object'
  | 'join-failed'
  | 'connection-lost'
  | 'ejected'
  | 'room-missing'
  | 'room-expired'
  | 'room-not-open'
  | 'room-full'
  | 'not-allowed'
  | 'end-of-life'
  // the assistant
  | 'assistant-missing'
  | 'assistant-no-audio'
  | 'assistant-left'
  | 'assistant-silent'
  // sound
  | 'microphone-denied'
  | 'microphone-missing'
  | 'microphone-in-use'
  | 'microphone-unavailable'
  | 'audio-blocked'
  | 'audio-processing'
  | 'audio-observer'
  | 'recording'
  | 'internal'

/** Codes after which trying again, unchanged, may work. */
const RETRYABLE =
  /^(busy|offline|network|timeout|rate-limited|server|bad-response|media-load|join-failed|connection-lost|room-full|room-not-open|assistant-.+)$/

/** Until the words that fit are here; also for whoever is offline. */
const PLAIN_SENTENCE = 'Something went wrong. Check your connection and try again.'

export interface VoiceErrorOptions {
  code: VoiceErrorCode
  stage: CallStage
  /** For developers; must not hold a token. Default: what the cause says, or else what the code means. */
  message?: string | undefined
  /** False when the call goes on without the thing that failed. Default true. */
  fatal?: boolean | undefined
  /** What the platform, the browser or the media library said. */
  cause?: unknown
  /** HTTP status of the platform's answer, where there was one. */
  status?: number | undefined
}

/** Every failure of this library. `code` is what to branch on; `visitorMessage` is what to show. */
export class VoiceError extends Error {
  override readonly name: string = 'VoiceError'
  declare readonly code: VoiceErrorCode
  declare readonly stage: CallStage
  declare readonly fatal: boolean
  declare readonly retryable: boolean
  declare readonly status: number | undefined
  /** One sentence for the person at the other end of the screen: what happened and what to do. */
  visitorMessage = PLAIN_SENTENCE

  constructor({ code, stage, message, fatal = true, cause, status }: VoiceErrorOptions) {
    super(message ?? `${stage}: ${code}`, cause === undefined ? undefined : { cause })
    Object.assign(this, { code, stage, fatal, retryable: RETRYABLE.test(code), status })
  }
}

export interface ValidationErrorOptions {
  /** Path of the offending field, such as `dialOut.phoneNumber`. */
  field: string
  /** What is allowed, in words. */
  limit: string
  /** Kind of the value received, never the value itself. */
  received: string
  message?: string
  code?: VoiceErrorCode
}

/** A value that the specification does not allow (section 5); nothing has been sent anywhere. */
export class ValidationError extends VoiceError {
  override readonly name = 'ValidationError'
  declare readonly field: string
  declare readonly limit: string
  declare readonly received: string

  constructor({ field, limit, received, message, code = 'validation' }: ValidationErrorOptions) {
    super({
      code,
      stage: 'input-validation',
      message: message ?? `${field} must be ${limit}; received ${received}.`,
      fatal: false,
    })
    Object.assign(this, { field, limit, received })
  }
}

/** A method called at a moment when it cannot work, such as "only supported after join". */
export class MisuseError extends VoiceError {
  override readonly name = 'MisuseError'

  constructor(message: string, stage: CallStage = 'live') {
    super({ code: 'misuse', stage, message, fatal: false })
  }
}

/** The start was stopped by the visitor or by its abort signal before the call began. */
export class AbortedError extends VoiceError {
  override readonly name = 'AbortError'

  constructor(stage: CallStage, cause?: unknown) {
    super({ code: 'aborted', stage, message: 'The call was stopped before it began.', cause })
  }
}
