import { MAX_TIMER_MS } from '../../timing/clock'
import { withDeadline, type Deadline } from '../../timing/deadline'
import { checkLimit } from '../errors'

/** Limits of a call, in milliseconds, for a start that sets none. */
export const defaultTimeouts = {
  /** Creating the web call. Default 15,000; then the start fails with `timeout`. */
  webCallMs: 15_000,
  /** Downloading and starting the media code, counted from the start. Default 20,000; then `timeout`. */
  mediaMs: 20_000,
  /** The visitor's answer to the microphone prompt. Default 60,000; then the call joins without the microphone. */
  microphoneMs: 60_000,
  /** Joining the room. Default 20,000; then `timeout`. */
  joinMs: 20_000,
  /** Until the assistant listens. Default 20,000; then `assistant-missing`, `assistant-no-audio` or `assistant-silent`. */
  listeningMs: 20_000,
  /** Each set-up step after joining. Default 10,000; then the call continues without it. */
  setupMs: 10_000,
  /** From listening until the assistant's first audio track. Default 10,000; then `assistant-no-audio`, not fatal. */
  assistantAudioMs: 10_000,
  /** Waiting for an assistant that has left to come back. Default 5,000; then `assistant-left`. */
  assistantReturnMs: 5_000,
  /** Waiting for a lost connection to come back. Default 30,000; then `connection-lost`. */
  reconnectMs: 30_000,
  /** From the platform's message that the call is over to the room closing by itself. Default 2,000; then the call ends. */
  farewellMs: 2_000,
}

/** Each is above 0 and at most 2³¹ − 1. A start can set each of them. */
export type CallTimeouts = { [Name in keyof typeof defaultTimeouts]: number }

/** The limits that a start sets. Those that are left out, or undefined, have their defaults. */
export type TimeoutOptions = { [Name in keyof CallTimeouts]?: number | undefined }

/** Merges the page's limits into the defaults. @throws ValidationError for one that a timer cannot wait */
export function readTimeouts(options?: TimeoutOptions): CallTimeouts {
  const given = Object.entries(options ?? {}).filter(([, value]) => value !== undefined)
  for (const [name, value] of given) checkLimit(`timeouts.${name}`, value, MAX_TIMER_MS)
  return { ...defaultTimeouts, ...Object.fromEntries(given) }
}

/** Mobile devices wait this long before joining, so that the microphone is ready. In milliseconds. */
export const MOBILE_WAIT_MS = 1000
/** How often audio levels are reported, in milliseconds. */
export const LEVEL_INTERVAL_MS = 100
/** How long `stop()` waits for the clean-up, so that it settles within 2 s. */
export const STOP_LIMIT_MS = 1900

/** Waits for the browser, which may never answer. Rejects when the limit passes; undefined once the signal fires. */
export const answeredInTime = <T>(answer: Promise<T>, deadline: Deadline): Promise<T | undefined> =>
  withDeadline(answer, deadline, (why) => {
    if (why === 'timeout') throw new Error('No answer in time.')
    return undefined
  })
