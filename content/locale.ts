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
  /** How large numbers are shortened, from the largest on: 9.7K. In India also `{ size: 1e7, sign: ' Cr' }` and `{ size: 1e5, sign: ' L' }`. */
  scales: [
    { size: 1e9, sign: 'B' },
    { size: 1e6, sign: 'M' },
    { size: 1e3, sign: 'K' },
  ],
  /** Before the decimals: 99.9. */
  decimalSeparator: '.',
  /**
   * Of all prices: its code in ISO 4217, what stands before and after an amount, and how many of its smallest unit, which the
   * content calls cents, make one. `content/units.ts` has their name.
   */
  currency: { code: 'USD', before: '$', after: '', cents: 100 },
} as const
