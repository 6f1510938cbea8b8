/** Price of a call of this length, in cents, rounded up. */
export const callPriceCents = (seconds: number, centsPerMinute: number): number =>
  seconds > 0 ? Math.ceil((seconds * centsPerMinute) / 60) : 0
