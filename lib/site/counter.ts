/** Time as the counter sees it; a test hands in its own. */
export interface CounterClock {
  /** Milliseconds from any fixed point. */
  now(): number
  /** Calls back about every `intervalMs` until the returned undo is called. */
  every(intervalMs: number, tick: () => void): () => void
}

export const browserCounterClock: CounterClock = {
  now: () => performance.now(),
  every(intervalMs, tick) {
    const id = setInterval(tick, intervalMs)
    return () => clearInterval(id)
  },
}

/** A counter goes up in this many steps … */
export const COUNTER_STEPS = 100
/** … one every so many milliseconds. */
export const COUNTER_STEP_MS = 20

/** Value after `step` of the hundred steps; whole, and exactly `target` at the last. */
export const counterValue = (target: number, step: number): number =>
  Math.round((target * Math.min(Math.max(step, 0), COUNTER_STEPS)) / COUNTER_STEPS)

/**
 * Counts from 0 up to `target`, telling `onValue` each step. Steps are taken from elapsed time, so a
 * throttled tab arrives on time. Returns the undo, which may be called at any moment.
 */
export function startCounter(
  target: number,
  onValue: (value: number) => void,
  clock: CounterClock = browserCounterClock,
): () => void {
  const startedAt = clock.now()
  let shownStep = 0
  onValue(counterValue(target, 0))
  const stop = clock.every(COUNTER_STEP_MS, () => {
    const step = Math.min(Math.floor((clock.now() - startedAt) / COUNTER_STEP_MS), COUNTER_STEPS)
    if (step === shownStep) return
    shownStep = step
    onValue(counterValue(target, step))
    if (step === COUNTER_STEPS) stop()
  })
  return stop
}

/** 9700 as `9,700`. */
export const groupDigits = (value: number): string => value.toLocaleString('en-GB')

/** 9700 as `9.7K`; below a thousand, as it is. */
export const compactCount = (value: number): string =>
  value < 1000 ? String(value) : `${Math.floor(value / 100) / 10}K`
