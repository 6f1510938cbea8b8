import type { BuildWindow } from '../../content/pricing'

/** Length of the drawn rule, in weeks: beyond it the windows are custom. */
export const RULE_WEEKS = 12

export interface WindowOnRule {
  /** Shares of the rule, 0–1. */
  from: number
  to: number
  /** Has no end of its own: fades out at the end of the rule. */
  open: boolean
}

/** Where a build window lies on the rule; a custom one begins where the longest fixed one ends. */
export function windowOnRule(window: BuildWindow, longestFixedWeeks: number): WindowOnRule {
  if ('custom' in window) return { from: longestFixedWeeks / RULE_WEEKS, to: 1, open: true }
  return { from: window.weeks.from / RULE_WEEKS, to: window.weeks.to / RULE_WEEKS, open: false }
}
