import { MAX_TIMER_MS } from '../../timing/clock'
import { ValidationError } from '../errors'

/** Limits of a call, in milliseconds, for a start that sets none. */
export const defaultTimeouts = {
  /** Creating the web call. Default 15,000; after it the start fails with `timeout`. */
  webCallMs: 15_000,
  /** Downloading and starting the media code, counted from the start. Default 20,000; then `timeout`. */
  mediaMs: 20_000,
  /** How long the visitor may take to answer the microphone prompt, before the call joins without. Default 60,000. */
  microphoneMs: 60_000,
  /** Joining the room. Default 20,000; then `timeout`. */
  joinMs: 20_000,
  /**
   * From joining to the assistant's "listening". Default 20,000; then `assistant-missing`, or in its presence
   * `assistant-no-audio` or `assistant-silent`.
   */
  listeningMs: 20_000,
  /** Each set-up step after joining (recording, levels, noise cancellation). Default 10,000; the call goes on without it. */
  setupMs: 10_000,
  /** From "listening" to the assistant's first audio track. Default 10,000; then `assistant-no-audio`, not fatal. */
  assistantAudioMs: 10_000,
  /** How long an assistant who left may take to come back. Default 5,000; then `assistant-left`. */
  assistantReturnMs: 5_000,
  /** How long a lost connection may take to come back. Default 30,000; then `connection-lost`. */
  reconnectMs: 30_000,
  /** From the platform's message that the call is over to the room closing by itself. Default 2,000; then the call ends. */
  farewellMs: 2_000,
}

/** Each is above 0 and at most 2³¹ − 1. Every one can be set for a start. */
export type CallTimeouts = { [Name in keyof typeof defaultTimeouts]: number }

/** The limits that a start sets; what is left out, or undefined, has its default. */
export type TimeoutOptions = { [Name in keyof CallTimeouts]?: number | undefined }

/**
 * The defaults with what a page sets.
 *
 * @throws ValidationError when a limit is not a number above 0, or longer than a timer can wait
 */
export function readTimeouts(options?: TimeoutOptions): CallTimeouts {
  const given = Object.entries(options ?? {}).filter(([, value]) => value !== undefined)
  for (const [name, value] of given)
    if (!(typeof value === 'number' && value > 0 && value <= MAX_TIMER_MS))
      throw new ValidationError({
        field: `timeouts.${name}`,
        limit: `a number of milliseconds above 0, at most ${MAX_TIMER_MS}`,
        received: typeof value === 'number' ? `the number ${value}` : typeof value,
      })
  return { ...defaultTimeouts, ...Object.fromEntries(given) }
}

/** Mobile devices wait this long before joining, so that the microphone is ready. In milliseconds. */
export const MOBILE_WAIT_MS = 1000
/** How often audio levels are reported, in milliseconds. */
export const LEVEL_INTERVAL_MS = 100
/** `stop()` settles within 2 s; clean-up that is not done by then is left behind. */
export const STOP_LIMIT_MS = 1900
