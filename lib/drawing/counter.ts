/** Number of steps in which a counter goes up. */
export const COUNTER_STEPS = 100
/** Duration of a step, in milliseconds. */
export const COUNTER_STEP_MS = 20

/** Value after `step` of the hundred steps; whole, and exactly `target` at the last. */
export const counterValue = (target: number, step: number): number =>
  Math.round((target * Math.min(Math.max(step, 0), COUNTER_STEPS)) / COUNTER_STEPS)
