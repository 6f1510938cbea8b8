/** The time and the timers in use, so that a test can bring its own. */
export interface Clock {
  /** Milliseconds that never go backwards. */
  now(): number
  /** Calls back after `delayMs`; returns the undo. */
  after(delayMs: number, callback: () => void): () => void
  /** Wall-clock time in ISO 8601. */
  timestamp(): string
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
  timestamp: () => new Date().toISOString(),
}
