import { withLoadLimit } from '../timing/load-limit'
import type { VoiceErrorCode } from './error-messages'

export type { VoiceErrorCode }

/** Stages of a start, in the order in which they are reported. */
export type CallStage =
  /** The arguments are checked. Not reported when they are allowed. */
  | 'input-validation'
  /** The page's one call is taken, after one that is still ending. */
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

/** What the person in front of the screen reads. */
export interface VisitorText {
  /** What happened, in a few words, without a full stop. */
  title: string
  /** What to do about it: complete sentences. */
  advice: string
}

/**
 * Texts of an app's own for the visitor, by error code, such as in another language. An error whose code is left out
 * keeps the English ones.
 */
export type ErrorTexts = { readonly [Code in VoiceErrorCode]?: VisitorText | undefined }

export interface ErrorText extends VisitorText {
  /** For developers, where the cause says nothing. Default: what the visitor reads. */
  message?: string
  /** The same call, tried again, may work. Default false. */
  retryable?: boolean
}

type Optional<T> = { [Name in keyof T]?: T[Name] | undefined }

/** Arguments of the constructor of `VoiceError`. `message` is for developers and must not hold a token. */
export interface VoiceErrorOptions
  extends
    Pick<VoiceError, 'code' | 'stage' | 'message' | 'visitorText'>,
    Optional<Pick<VoiceError, 'fatal' | 'retryable' | 'status'>> {
  /** What the platform, the browser or the media library said. */
  cause?: unknown
}

/**
 * Every failure of this library. Branch on `code`; show `visitorMessage`, or its two parts in `visitorText`.
 * `createVoiceError` in error-messages.ts makes one with the texts of its code.
 */
export class VoiceError extends Error {
  override readonly name: string = 'VoiceError'
  /** What went wrong; the texts of all codes are in docs/voice.md. */
  declare readonly code: VoiceErrorCode
  /** The step of the call in which it happened. */
  declare readonly stage: CallStage
  /** Whether it ended the call, or the start. Default true. */
  declare readonly fatal: boolean
  /** Whether the same call, tried again, may work. Default false. */
  declare readonly retryable: boolean
  /** HTTP status of the platform's answer, where there was one. */
  declare readonly status: number | undefined
  /** The two parts of `visitorMessage`: in English, or as the option `errorTexts` has them. */
  declare readonly visitorText: VisitorText
  /** For the person in front of the screen: what happened and what to do. */
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

/**
 * Gives an error the texts that an app has for its code. It stays the same object: the events, the state and the
 * rejection of one failure share it.
 */
export function withTexts<Thrown>(thrown: Thrown, texts: ErrorTexts | undefined): Thrown {
  const text = thrown instanceof VoiceError && texts?.[thrown.code]
  if (text) setVisitorText(thrown, text)
  return thrown
}

/** Shown for what a visitor can do nothing about. */
export const OUR_FAULT: VisitorText = {
  title: 'The call did not work',
  advice: 'Something is wrong on our side. Please try again later.',
}

/**
 * Default of `message`: a sentence of the first three; of `code`: `validation`; of `visitorText`: that something is wrong
 * on the side of the page.
 */
export interface ValidationErrorOptions
  extends
    Pick<ValidationError, 'field' | 'limit' | 'received'>,
    Partial<Pick<VoiceErrorOptions, 'message' | 'code' | 'visitorText'>> {}

/** A value that is not allowed. Nothing has been sent anywhere. */
export class ValidationError extends VoiceError {
  override readonly name = 'ValidationError'
  /** Path of the value, such as `dialOut.phoneNumber`. */
  declare readonly field: string
  /** What is allowed, in words, such as `at most 5 items`. */
  declare readonly limit: string
  /** Kind of the value received, such as `the number 9`, or why it cannot be written as JSON; never a secret or a text of the visitor. */
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

/** A method called at a moment when it cannot work, such as "only supported after join". */
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

/** The start was stopped by the visitor or by its abort signal before the call began. */
export class AbortedError extends VoiceError {
  override readonly name = 'AbortError'

  constructor(stage: CallStage, cause?: unknown) {
    const { message, ...visitorText } = STOPPED
    super({ code: 'aborted', stage, message, visitorText, cause })
  }
}

/** Shown when the code of a call did not arrive. */
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

/** What a dynamic import resolves to. Rejects with a `LoadError` when it fails or takes longer than 20 s. */
export async function loadCode<T>(code: Promise<T>): Promise<T> {
  try {
    return await withLoadLimit(code)
  } catch (cause) {
    throw new LoadError(cause)
  }
}
