import type { Clock } from '../session/ports'

export const systemClock: Clock = {
  now: () => performance.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
  timestamp: () => new Date().toISOString(),
}
