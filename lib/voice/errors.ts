/** Stages of a start, in the order in which they are reported. */
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
  | 'insecure-page'
  | 'unsupported-browser'
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
  /** The platform ended the call because a model, voice or transcriber failed. */
  | 'assistant-failed'
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

/** What the person in front of the screen reads. */
export interface VisitorText {
  /** What happened, in a few words, without a full stop. */
  title: string
  /** What to do about it: complete sentences. */
  advice: string
}

export interface VoiceErrorOptions {
  code: VoiceErrorCode
  stage: CallStage
  /** For developers; must not hold a token. */
  message: string
  visitorText: VisitorText
  /** False when the call goes on without the thing that failed. Default true. */
  fatal?: boolean | undefined
  /** Whether the same call, tried again, may work. Default false. */
  retryable?: boolean | undefined
  /** What the platform, the browser or the media library said. */
  cause?: unknown
  /** HTTP status of the platform's answer, where there was one. */
  status?: number | undefined
}

/**
 * Every failure of this library. Branch on `code`; show `visitorMessage`, or its two parts in `visitorText`.
 * `createVoiceError` in error-messages.ts makes one with the texts of its code.
 */
export class VoiceError extends Error {
  override readonly name: string = 'VoiceError'
  readonly code: VoiceErrorCode
  /** The step of the call in which it happened. */
  readonly stage: CallStage
  /** Whether it ended the call, or the start. */
  readonly fatal: boolean
  /** Whether the same call, tried again, may work. */
  readonly retryable: boolean
  /** HTTP status of the platform's answer, where there was one. */
  readonly status: number | undefined
  readonly visitorText: VisitorText
  /** For the person in front of the screen: what happened and what to do. */
  readonly visitorMessage: string

  constructor(options: VoiceErrorOptions) {
    const { code, stage, message, visitorText, fatal = true, retryable = false, cause, status } = options
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.stage = stage
    this.fatal = fatal
    this.retryable = retryable
    this.status = status
    this.visitorText = visitorText
    this.visitorMessage = `${visitorText.title}. ${visitorText.advice}`
  }
}

/** Shown for what a visitor can do nothing about. */
export const OUR_FAULT: VisitorText = {
  title: 'The call did not work',
  advice: 'Something is wrong on our side. Please try again later.',
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
  visitorText?: VisitorText
}

/** A value that is not allowed. Nothing has been sent anywhere. */
export class ValidationError extends VoiceError {
  override readonly name = 'ValidationError'
  readonly field: string
  readonly limit: string
  readonly received: string

  constructor({ field, limit, received, message, code, visitorText }: ValidationErrorOptions) {
    super({
      code: code ?? 'validation',
      stage: 'input-validation',
      message: message ?? `${field} must be ${limit}; received ${received}.`,
      visitorText: visitorText ?? OUR_FAULT,
      fatal: false,
    })
    this.field = field
    this.limit = limit
    this.received = received
  }
}

/** A method called at a moment when it cannot work, such as "only supported after join". */
export class MisuseError extends VoiceError {
  override readonly name = 'MisuseError'

  constructor(message: string, stage: CallStage = 'live') {
    super({ code: 'misuse', stage, message, visitorText: OUR_FAULT, fatal: false })
  }
}

export const STOPPED: VisitorText = { title: 'The call was stopped', advice: 'You can call again.' }

/** The start was stopped by the visitor or by its abort signal before the call began. */
export class AbortedError extends VoiceError {
  override readonly name = 'AbortError'

  constructor(stage: CallStage, cause?: unknown) {
    const message = 'The call was stopped before it began.'
    super({ code: 'aborted', stage, message, visitorText: STOPPED, cause })
  }
}

export const NOT_LOADED: VisitorText = {
  title: 'The call could not be loaded',
  advice: 'Check your connection, then try again. An ad blocker can also be the cause.',
}

/** The code of a call could not be downloaded. It can be tried again. */
export class LoadError extends VoiceError {
  override readonly name = 'LoadError'

  constructor(cause: unknown) {
    const message = 'The code of the call could not be downloaded.'
    super({
      code: 'media-load',
      stage: 'initialization',
      message,
      visitorText: NOT_LOADED,
      retryable: true,
      cause,
    })
  }
}
