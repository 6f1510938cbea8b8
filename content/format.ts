import { locale } from './locale'

/** Ways to write the business's figures in a sentence. */

/** `7–14`, with an en dash. */
export const range = ({ from, to }: { from: number; to: number }): string => `${from}–${to}`

/** The days after one window of days and before another: 4–6 for 1–3 and 7–14. */
export const daysBetween = (before: { to: number }, after: { from: number }) => ({
  from: before.to + 1,
  to: after.from - 1,
})

/**
 * `12,450` from 12450: whole numbers, in the language of the content, whatever the visitor's locale. Not by
 * `toLocaleString`, whose first call loads number formats for 19 ms, 75 ms on a slow phone, before the page can be used.
 */
export const grouped = (value: number): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, locale.thousandsSeparator)

/** `$100k+` from 100000. */
export const thousandsOfUsd = (usd: number): string => `$${grouped(usd / 1000)}k+`

/** `$50.40`, and `$2` where there are no cents. */
export const usd = (value: number): string =>
  Number.isInteger(value)
    ? `$${grouped(value)}`
    : `$${grouped(Math.floor(value))}.${value.toFixed(2).slice(-2)}`

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

/** `thirty-eight` from 38. Whole numbers from 0 to 99; throws a RangeError for others. */
export function spelledOut(value: number): string {
  const [tens, ones] = [TENS[Math.floor(value / 10)], ONES[value % 10]]
  const words = ONES[value] ?? (value % 10 === 0 ? tens : tens && `${tens}-${ones}`)
  if (!words) throw new RangeError(`${value} cannot be spelled out.`)
  return words
}

/** The text with its first letter in upper case. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Fills the places of a sentence: `fill('{calls} calls', { calls: 40 })`. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
