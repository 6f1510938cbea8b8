import { withLoadLimit } from '../timing/load-limit'
import type { VoiceErrorCode } from './error-messages'

export type { VoiceErrorCode }

/** Stages of a start, in the order in which they are reported. */
export type CallStage =
  /** The arguments are checked. Reported only if they are not allowed. */
  | 'input-validation'
  /** The start reserves the page's only call. If a call is ending, it waits for the end. */
  | 'initialization'
  /** The platform creates the web call (`POST /call/web`). */
  | 'web-call-creation'
  /** The media library and its call machine are loaded. */
  | 'daily-call-object-creation'
  /** The visitor answers the microphone prompt; mobile devices wait for at least a second. */
  | 'mobile-permissions'
  | 'daily-call-join'
  /** The recording is requested, if the assistant wants one. Optional: a failure does not end the call. */
  | 'video-recording-setup'
  /** The assistant's loudness is observed, for `volume-level` and the speech events. Optional. */
  | 'audio-observer-setup'
  /** Noise cancellation is switched on. Optional. */
  | 'audio-processing-setup'
  /** Joined, waiting for the assistant to say "listening". */
  | 'listening'
  | 'live'

/** The texts of a failure for the visitor. */
export interface VisitorText {
  /** What happened, in a few words, without a full stop. */
  title: string
  /** What to do about it: complete sentences. */
  advice: string
}

/** An app's texts for the visitor, by error code. Codes that are left out keep the English texts. */
export type ErrorTexts = { readonly [Code in VoiceErrorCode]?: VisitorText | undefined }

export interface ErrorText extends VisitorText {
  /** For developers, if the cause has no message. Default: the visitor's texts. */
  message?: string
  /** Whether a retry may succeed. Default false. */
  retryable?: boolean
}

type Optional<T> = { [Name in keyof T]?: T[Name] | undefined }

/** Arguments of the constructor of `VoiceError`. `message` is for developers and must not contain a token. */
export interface VoiceErrorOptions
  extends
    Pick<VoiceError, 'code' | 'stage' | 'message' | 'visitorText'>,
    Optional<Pick<VoiceError, 'fatal' | 'retryable' | 'status'>> {
  /** The error or answer of the platform, the browser or the media library. */
  cause?: unknown
}

/** Every failure of this library. Branch on `code`; show `visitorMessage`, or its two parts in `visitorText`. */
export class VoiceError extends Error {
  override readonly name: string = 'VoiceError'
  /** The kind of failure; docs/voice.md explains all codes. */
  declare readonly code: VoiceErrorCode
  /** The step of the call in which it happened. */
  declare readonly stage: CallStage
  /** Whether it ended the call, or the start. Default true. */
  declare readonly fatal: boolean
  /** Whether a retry may succeed. Default false. */
  declare readonly retryable: boolean
  /** HTTP status of the platform's answer, if there was one. */
  declare readonly status: number | undefined
  /** The two parts of `visitorMessage`, in English or from the option `errorTexts`. */
  declare readonly visitorText: VisitorText
  /** For the visitor: what happened and what to do. */
  declare readonly visitorMessage: string

  constructor(options: VoiceErrorOptions) {
    const { code, stage, message, visitorText, fatal = true, retryable = false, cause, status } = options
    super(message, cause === undefined ? undefined : { cause })
    Object.assign(this, { code, stage, fatal, retryable, status })
    setVisitorText(this, visitorText)
  }
}

const setVisitorText = (error: VoiceError, visitorText: VisitorText) =>
  Object.assign(error, { visitorText, visitorMessage: `${visitorText.title}. ${visitorText.advice}` })

/** Sets an app's texts on an error. The events, the state and the rejection of one failure share the object. */
export function withTexts<Thrown>(thrown: Thrown, texts: ErrorTexts | undefined): Thrown {
  const text = thrown instanceof VoiceError && texts?.[thrown.code]
  if (text) setVisitorText(thrown, text)
  return thrown
}

/** Shown if the visitor can do nothing about a failure. */
export const OUR_FAULT: VisitorText = {
  title: 'The call did not work',
  advice: 'Something is wrong on our side. Please try again later.',
}

/** `message` defaults to a sentence of the first three, `code` to `validation`, `visitorText` to a fault of the page. */
export interface ValidationErrorOptions
  extends
    Pick<ValidationError, 'field' | 'limit' | 'received'>,
    Partial<Pick<VoiceErrorOptions, 'message' | 'code' | 'visitorText'>> {}

/** A value is not allowed. The library has sent nothing. */
export class ValidationError extends VoiceError {
  override readonly name = 'ValidationError'
  /** Path of the value, such as `dialOut.phoneNumber`. */
  declare readonly field: string
  /** The allowed values in words, such as `at most 5 items`. */
  declare readonly limit: string
  /** The type of the value, or why it cannot be JSON. Never contains a secret or the visitor's text. */
  declare readonly received: string

  constructor({
    field,
    limit,
    received,
    message = `${field} must be ${limit}; received ${received}.`,
    code = 'validation',
    visitorText = OUR_FAULT,
  }: ValidationErrorOptions) {
    super({ code, stage: 'input-validation', message, visitorText, fatal: false })
    Object.assign(this, { field, limit, received })
  }
}

/** @throws ValidationError for what is no function; an app in JavaScript may pass anything */
export function checkFunction(field: string, value: unknown): void {
  if (typeof value === 'function') return
  throw new ValidationError({ field, limit: 'a function', received: typeof value })
}

/** @throws ValidationError for a time limit that is no number, or not above 0, or longer than allowed */
export function checkLimit(field: string, limitMs: unknown, longestMs: number): void {
  if (typeof limitMs === 'number' && limitMs > 0 && limitMs <= longestMs) return
  const limit = `a number above 0, at most ${longestMs}`
  throw new ValidationError({ field, limit, received: String(limitMs) })
}

/** A method cannot work at this moment, for example because the room is not joined. */
export class MisuseError extends VoiceError {
  override readonly name = 'MisuseError'

  constructor(message: string) {
    super({ code: 'misuse', stage: 'live', message, visitorText: OUR_FAULT, fatal: false })
  }
}

export const STOPPED = {
  message: 'The call was stopped before it began.',
  title: 'The call was stopped',
  advice: 'You can call again.',
} satisfies ErrorText

/** The visitor or the abort signal stopped the start before the call began. */
export class AbortedError extends VoiceError {
  override readonly name = 'AbortError'

  constructor(stage: CallStage, cause?: unknown) {
    const { message, ...visitorText } = STOPPED
    super({ code: 'aborted', stage, message, visitorText, cause })
  }
}

export const NOT_LOADED: VisitorText = {
  title: 'The call could not be loaded',
  advice: 'Check your connection, then try again. An ad blocker can also be the cause.',
}

/** The code of a call could not be downloaded. A retry may succeed. */
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

/** Waits for a dynamic import. Rejects with a `LoadError` if it fails or takes longer than 20 s. */
export async function loadCode<T>(code: Promise<T>): Promise<T> {
  try {
    return await withLoadLimit(code)
  } catch (cause) {
    throw new LoadError(cause)
  }
}

/** Reports an exception that no caller can catch, like an uncaught exception. */
export const reportError = (error: unknown): void => (globalThis.reportError ?? console.error)(error)
