import { facts } from './facts'

/** The minute of the call at which a share of it, from 0 to 1, has passed: a shorter call has shorter parts. */
const minuteOfCall = (share: number): number => Math.round(share * facts.discoveryCall.minutes)

/** The minute of the discovery call at which each part of its agenda begins. */
export const agendaMinutes = {
  goals: minuteOfCall(0),
  opportunities: minuteOfCall(1 / 6),
  validation: minuteOfCall(1 / 3),
  solutions: minuteOfCall(1 / 2),
  success: minuteOfCall(5 / 6),
}

/** What the parts of the call last, in minutes, in their order; together they are the call. */
export const partMinutes = {
  tell: agendaMinutes.opportunities,
  lookAt: agendaMinutes.solutions - agendaMinutes.opportunities,
  draw: agendaMinutes.success - agendaMinutes.solutions,
  date: facts.discoveryCall.minutes - agendaMinutes.success,
}
