/** The language that this content is written in. A second language is a second folder of content, with a locale of its own. */
export const locale = {
  /** Of documents, links to them and structured data: a BCP 47 tag. */
  language: 'en',
  /** How dates are written, and what share cards say: language and region. */
  region: 'en-GB',
  /** Between groups of digits: 12,450. */
  thousandsSeparator: ',',
  /** Digits in each group before the last three: 3 for 100,000, and 2 for 1,00,000 as in India. */
  groupDigits: 3,
  /** Before the decimals: 99.9. */
  decimalSeparator: '.',
  /**
   * Of all prices: its code in ISO 4217, what stands before and after an amount, and how many of its smallest unit, which the
   * content calls cents, make one. `content/units.ts` has their name.
   */
  currency: { code: 'USD', before: '$', after: '', cents: 100 },
} as const
