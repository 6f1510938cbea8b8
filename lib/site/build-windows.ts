import type { BuildWindow } from '@/content/pricing'

/** Length of the drawn ruler, in weeks: beyond it the windows are custom. */
export const RULER_WEEKS = 12

export interface WindowOnRuler {
  /** Shares of the ruler, 0–1. */
  from: number
  to: number
}

/** Where a build window lies on the ruler; a custom one begins where the longest fixed one ends. */
export function windowOnRuler(buildWindow: BuildWindow, longestFixedWeeks: number): WindowOnRuler {
  if ('custom' in buildWindow) return { from: longestFixedWeeks / RULER_WEEKS, to: 1 }
  return { from: buildWindow.weeks.from / RULER_WEEKS, to: buildWindow.weeks.to / RULER_WEEKS }
}
