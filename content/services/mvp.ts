import { measuredFrom } from '../measured-from'
import { facts } from '../facts'
import { range } from '../format'
import { rowControls } from '../row-controls'
import { sample } from '../sample'

export const mvpAdvantages = sample({
  label: 'MVP builds',
  row: rowControls.advantages,
  week: 'Week',
  plans: 'See the MVP plans',
  title: 'An MVP you can charge for.',
  weeks: range(facts.mvpWeeks),
  weeksLabel: `weeks, typically, ${measuredFrom.mvp}`,
  lead: 'Small enough to finish, whole enough to sell. Each week ends with something in your hand.',
  calendarLabel: 'What you hold at the end of each week',
  calendar: [
    { week: 1, deliverable: 'A clickable thing to argue with' },
    { week: 2, deliverable: 'Sign-in and real data' },
    { week: 3, deliverable: 'One workflow, a first user' },
    { week: 4, deliverable: 'Handover, recorded' },
    { week: 5, deliverable: 'More users, watched' },
    { week: 6, deliverable: 'What they taught us, built in' },
  ],
  /** From this week on there is typically a first user. */
  liveFromWeek: facts.mvpWeeks.from,
  liveLabel: 'a first user from here, typically',
  advantages: [
    {
      title: 'One workflow first',
      text: 'We build the sentence your customer would pay for, and leave the paragraph for later.',
    },
    {
      title: 'The dull parts are done',
      text: 'Sign-in, billing, roles, emails and backups, so that weeks go into what is yours.',
    },
    {
      title: 'Your repository, your cloud',
      text: 'In your accounts from the first commit, yours for good once paid for.',
    },
    {
      title: 'AI where it earns its place',
      text: 'And plain, boring, tested code everywhere else.',
    },
    {
      title: 'Measured from day one',
      text: 'Sign-ups, drop-off and cost a user, on one page.',
    },
    {
      title: 'Room to grow',
      text: 'The same base carries teams, roles and invoices. Nothing is thrown away.',
    },
  ] satisfies readonly { title: string; text: string }[],
})
export type MvpContent = typeof mvpAdvantages
