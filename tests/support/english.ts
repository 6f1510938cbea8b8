/**
 * A locale and units for tests of how figures are written, so that they hold whatever language the content is in:
 * `jest.mock('@/content/locale', () => jest.requireActual('@/tests/support/english'))`.
 */
export const locale = {
  language: 'en',
  region: 'en-GB',
  thousandsSeparator: ',',
  groupDigits: 3,
  scales: [
    { size: 1e9, sign: 'B' },
    { size: 1e6, sign: 'M' },
    { size: 1e3, sign: 'K' },
  ],
  decimalSeparator: '.',
  currency: { code: 'USD', before: '$', after: '', cents: 100 },
}

export const units = Object.fromEntries(
  ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'cent', 'call', 'connected minute'].map(
    (unit) => [unit.replace(' m', 'M'), { one: unit, other: `${unit}s` }],
  ),
)
