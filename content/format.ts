import { locale } from './locale'
import { units, type Unit } from './units'

/*
 * How figures are written in a sentence, in the language of the content. Everything on the site that counts or costs
 * goes through here.
 */

/** A figure with two ends, in any order. */
interface Ends {
  from: number
  to: number
}

/** A text for each number that a language tells apart: English has `one` and `other`. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

let pluralRules: Intl.PluralRules | undefined

/** The form that a number takes. */
export function plural(value: number, forms: PluralForms): string {
  pluralRules ??= new Intl.PluralRules(locale.language)
  return forms[pluralRules.select(value)] ?? forms.other
}

/** Before the last three digits, and before each group before them. */
const GROUP_ENDS = new RegExp(`\\B(?=(\\d{${locale.groupDigits}})*\\d{3}$)`, 'g')

/**
 * `12,450` from 12450, `99.9` from 99.9, in the language of the content, whatever the visitor's locale. Not by
 * `toLocaleString`, whose first call loads number formats for 19 ms, 75 ms on a slow phone, before the page can be used.
 */
export function grouped(value: number): string {
  // Up to 14 digits, because a sum such as 0.1 + 0.2 has a rounding error after them.
  const [whole = '', decimals] = String(Number(value.toPrecision(14))).split('.')
  const text = whole.replace(GROUP_ENDS, locale.thousandsSeparator)
  return decimals ? `${text}${locale.decimalSeparator}${decimals}` : text
}

/** A rating with its tenths: `4.7`, and `5.0`. */
export const toTenths = (value: number): string => value.toFixed(1).replace('.', locale.decimalSeparator)

/** `7–14`, with an en dash, from the lesser to the greater; `7` where both ends are equal. */
export function range({ from, to }: Ends, dash = '–'): string {
  const least = grouped(Math.min(from, to))
  const greatest = grouped(Math.max(from, to))
  return least === greatest ? least : least + dash + greatest
}

/** `1 hour`, `2 hours`, `7–14 days`. */
export function counted(value: number | Ends, unit: Unit, dash?: string): string {
  const ends = typeof value === 'number' ? { from: value, to: value } : value
  return `${range(ends, dash)} ${plural(Math.max(ends.from, ends.to), units[unit])}`
}

/** `Days 7–14`, and `Day 7` where both ends are equal. */
export const numberedDays = (days: Ends): string =>
  `${capitalised(days.from === days.to ? plural(1, units.day) : units.day.other)} ${range(days)}`

/**
 * The days after one window of days and before another: 4–6 for 1–3 and 7–14. Where there is none between them, the day on
 * which one follows the other.
 */
export function daysBetween(before: { to: number }, after: { from: number }): Ends {
  const from = Math.min(before.to + 1, after.from)
  return { from, to: Math.max(from, after.from - 1) }
}

const { before, after, cents: centsInOne } = locale.currency

const inCurrency = (amount: string): string => (before + amount + after).replaceAll(' ', '\u00a0')

/** `$50.40`, and `$2` where there are no cents. Rounded to a cent, with half a cent up: 1.005 has a rounding error below it. */
export function money(value: number): string {
  const cents = Math.round(Number((Math.abs(value) * centsInOne).toPrecision(14)))
  const sign = value < 0 && cents > 0 ? '−' : ''
  const rest = cents % centsInOne
  const decimals = rest && locale.decimalSeparator + String(centsInOne + rest).slice(1)
  return sign + inCurrency(grouped((cents - rest) / centsInOne) + (decimals || ''))
}

/** The same, of an amount in cents. */
export const moneyOfCents = (cents: number): string => money(cents / centsInOne)

/** 9700 as `9.7K`, 1,250,000 as `1.2M`; below a thousand, as it is. Never more than there are. */
export function compact(value: number): string {
  const scale = locale.scales.find(({ size }) => value >= size)
  if (!scale) return grouped(value)
  return `${grouped(Math.floor(value / (scale.size / 10)) / 10)}${scale.sign}`
}

/** `$100k+` from 100000, `$1.2M+` from 1250000. */
export const atLeastMoney = (value: number): string => inCurrency(`${compact(value).replace('K', 'k')}+`)

const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** `thirty-eight` from 38; in digits what is not a whole number from 0 to 99. With what it counts: `thirty minutes`. */
export function spelledOut(value: number, counts?: Unit | PluralForms): string {
  const tens = TENS[Math.floor(value / 10)]
  const ones = ONES[value % 10]
  const words = ONES[value] ?? (tens && ones ? (value % 10 === 0 ? tens : `${tens}-${ones}`) : grouped(value))
  if (counts === undefined) return words
  return `${words} ${plural(value, typeof counts === 'string' ? units[counts] : counts)}`
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Fills the places of a sentence: `fill('{calls} calls', { calls: 40 })`. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
