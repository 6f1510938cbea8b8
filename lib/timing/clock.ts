/** The time and the timers in use, so that a test can bring its own. */
export interface Clock {
  /** Milliseconds that never go backwards. */
  now(): number
  /** Calls back after `delayMs`, but at the latest after 24.8 days. Returns the undo. */
  after(delayMs: number, callback: () => void): () => void
  /** Wall-clock time in ISO 8601. */
  timestamp(): string
}

/** The longest delay of a timer, in milliseconds. A longer delay would fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => performance.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, Math.min(delayMs, MAX_TIMER_MS))
    return () => clearTimeout(timer)
  },
  timestamp: () => new Date().toISOString(),
}
