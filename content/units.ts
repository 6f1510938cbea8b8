import type { PluralForms } from './format'

/** The units in which the site counts. A language with more forms than two has them under the names of `Intl.PluralRules`. */
export const units = {
  second: { one: 'second', other: 'seconds' },
  minute: { one: 'minute', other: 'minutes' },
  hour: { one: 'hour', other: 'hours' },
  day: { one: 'day', other: 'days' },
  week: { one: 'week', other: 'weeks' },
  month: { one: 'month', other: 'months' },
  year: { one: 'year', other: 'years' },
  cent: { one: 'cent', other: 'cents' },
  call: { one: 'call', other: 'calls' },
  connectedMinute: { one: 'connected minute', other: 'connected minutes' },
} satisfies Record<string, PluralForms>

export type Unit = keyof typeof units
