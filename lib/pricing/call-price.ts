/** Price of a call of this length, in cents: to the nearest one, and at least one. */
export const callPriceCents = (seconds: number, centsPerMinute: number): number =>
  seconds > 0 ? Math.max(1, Math.round((seconds * centsPerMinute) / 60)) : 0
