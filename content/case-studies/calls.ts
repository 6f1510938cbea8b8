import { counted } from '../format'
import { sample } from '../sample'

const period = sample({ month: 'January 2025', days: 30 })

/** The monthly calls chart: the total is fixed, the daily values are drawn anew on each load. */
export const monthlyCalls = sample({
  /** Name of the section. */
  label: 'Monthly calls',
  title: 'A month of calls.',
  month: period.month,
  total: 12_450,
  totalLabel: 'calls handled',
  days: period.days,
  minPerDay: 100,
  maxPerDay: 599,
  note: 'Sample data, drawn anew on each visit. The daily figures add up to the total; yours will also have weekends.',
  /** Notes in the chart, with places for `{day}` of the month and `{calls}`. */
  busiest: 'busiest, day {day}: {calls}',
  quietest: 'quietest, day {day}: {calls}',
  /** Accessible name of the chart, with places for `{from}` and `{to}`: the quietest and the busiest day. */
  chartLabel: `Calls handled on each of ${counted(period.days, 'day')} in ${period.month}, sample data: between {from} and {to} a day.`,
  table: {
    open: 'Read it as a table',
    caption: `Calls handled a day, ${period.month}, sample data`,
    day: 'Day',
    calls: 'Calls',
    total: 'Total',
  },
})
export type MonthlyCallsContent = typeof monthlyCalls
