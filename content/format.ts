import { locale } from './locale'

/** Ways to write the business's figures in a sentence. */

/** `7–14`, with an en dash. */
export const range = ({ from, to }: { from: number; to: number }): string => `${from}–${to}`

/** `12,450`: grouped the way the copy is written, whatever the visitor's locale. */
export const grouped = (value: number): string => value.toLocaleString(locale.region)

/** `$100k+` from 100000. */
export const thousandsOfUsd = (usd: number): string => `$${grouped(usd / 1000)}k+`

/** `$50.40`, and `$2` where there are no cents. */
export const usd = (value: number): string =>
  Number.isInteger(value)
    ? `$${grouped(value)}`
    : `$${grouped(Math.floor(value))}.${value.toFixed(2).slice(-2)}`

/** Fills the places of a sentence: `fill('{calls} calls', { calls: 40 })`. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
