import { assumedCallMinutes, workedExampleFigures as figures } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { counted, grouped, money } from '@/content/format'
import { runningCostSection } from '@/content/pricing/copy'
import { dailyCalls, runningCost } from '@/lib/pricing/running-cost'
import { SHOW_SUM, type ToolCall } from './actions'
import type { Volume } from './figures'

/** A volume of which at least the number of calls is known. */
export type KnownVolume = Volume & { calls: number }

export interface Sum {
  text: string
  /** The same where it was said already. */
  again: string
  call: ToolCall
  /** Shows the same sum on the page, if its sliders reach so far. */
  shown: readonly ToolCall[]
  isLengthAssumed: boolean
}

/** What the visitor's own calls cost in a month, or in a year where that is asked for. */
export function sumFor(
  { calls, period = 'month', minutesPerCall, missed }: KnownVolume,
  per: 'month' | 'year' = 'month',
  sites = 1,
): Sum {
  const isLengthAssumed = minutesPerCall === undefined
  const volume = { calls, period, minutesPerCall: minutesPerCall ?? assumedCallMinutes }
  const { minutesPerMonth, monthly, priceWithModels, pricePerMonth } = runningCost(volume)
  const times = per === 'year' ? 12 : 1
  const rounded = (value: number) => money(Math.round(value * times))
  const text = [
    `${grouped(calls)} ${missed === undefined ? '' : 'missed '}calls a ${period} of ${volume.minutesPerCall} minutes are ${grouped(minutesPerMonth)} connected minutes a month.`,
    `At ${counted(facts.callCentsPerMinute, 'cent')} that is ${money(monthly.minutes * times)} a ${per}, about ${rounded(priceWithModels)} with model usage, and about ${rounded(pricePerMonth)} in all with one number and a text message for each call.`,
    ...(sites > 1
      ? [
          `With ${sites} numbers, one for each site, about ${rounded(pricePerMonth + (sites - 1) * figures.pricePerNumber)}.`,
        ]
      : []),
    ...(isLengthAssumed
      ? [`I took ${assumedCallMinutes} minutes for a call; tell me yours, and I work it out again.`]
      : []),
  ].join(' ')
  const args = { calls, period, ...(minutesPerCall !== undefined && { minutesPerCall }) }
  const again = `About ${rounded(pricePerMonth)} a ${per} in all, as worked out above.`
  const call: ToolCall = { name: 'estimate_cost', arguments: args }
  const { min, max } = runningCostSection.limits.callsPerDay
  const perDay = dailyCalls(volume)
  const shown = per === 'month' && min <= perDay && perDay <= max ? [SHOW_SUM] : []
  return { text, again, call, shown, isLengthAssumed }
}

/** The length of a call is known, and their number is not. */
export const askForCalls = (minutesPerCall: number): string =>
  `At ${minutesPerCall} minutes each: how many calls do you get, a day or a month?`
