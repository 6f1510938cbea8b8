/** Hides a folded part. It is shown in print and without scripts, which could not unfold it. */
export const FOLDED_CLASS = 'hidden print:block noscript:block'

/** As `FOLDED_CLASS`, on a phone only. */
export const FOLDED_ON_PHONE_CLASS = 'max-md:not-print:not-noscript:hidden'
