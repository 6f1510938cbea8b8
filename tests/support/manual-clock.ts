import type { Clock } from '@/lib/timing/clock'

interface ManualClock extends Clock {
  /** Moves time on, running what falls due, in order. */
  advance(ms: number): void
  /** Moves time on and lets promises settle in between. */
  pass(ms: number): Promise<void>
  /** Moves time on while no timer runs, as on a frozen page. At the thaw all that fell due meanwhile runs. */
  freeze(ms: number): void
  /** Timers that still wait. */
  pending(): number
}

/** Lets everything that is already decided happen: promises, and promises of promises. */
export const settle = async () => {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}

/** A clock that moves only when a test advances it. */
export function createManualClock(): ManualClock {
  let now = 0
  let nextId = 0
  const timers = new Map<number, { at: number; callback: () => void }>()

  const next = (until: number) => {
    let found: [number, { at: number; callback: () => void }] | undefined
    for (const entry of timers)
      if (entry[1].at <= until && (!found || entry[1].at < found[1].at)) found = entry
    return found
  }

  const clock: ManualClock = {
    now: () => now,
    timestamp: () => new Date(now).toISOString(),
    after(delayMs, callback) {
      const id = nextId++
      timers.set(id, { at: now + delayMs, callback })
      return () => timers.delete(id)
    },
    advance(ms) {
      const until = now + ms
      for (let due = next(until); due; due = next(until)) {
        timers.delete(due[0])
        now = Math.max(now, due[1].at)
        due[1].callback()
      }
      now = until
    },
    freeze(ms) {
      now += ms
      clock.advance(0)
    },
    async pass(ms) {
      const until = now + ms
      await settle()
      for (let due = next(until); due; due = next(until)) {
        clock.advance(due[1].at - now)
        await settle()
      }
      clock.advance(until - now)
      await settle()
    },
    pending: () => timers.size,
  }
  return clock
}
