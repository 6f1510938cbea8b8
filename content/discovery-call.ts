import { facts } from './facts'

/** The minute of the discovery call at which a share of it, from 0 to 1, has passed: a shorter call has shorter parts. */
export const minuteOfCall = (share: number): number => Math.round(share * facts.discoveryCall.minutes)

const parts = { told: minuteOfCall(1 / 6), lookedAt: minuteOfCall(1 / 2), drawn: minuteOfCall(5 / 6) }

/** What the parts of the call last, in minutes, in their order; together they are the call. */
export const partMinutes = {
  tell: parts.told,
  lookAt: parts.lookedAt - parts.told,
  draw: parts.drawn - parts.lookedAt,
  date: minuteOfCall(1) - parts.drawn,
}
