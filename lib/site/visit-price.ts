/** What a call of this length costs, in whole cents: each begun cent counts. */
export const callPriceCents = (seconds: number, centsPerMinute: number): number =>
  seconds > 0 ? Math.ceil((seconds * centsPerMinute) / 60) : 0
