import { facts } from '../facts'
import { sample, type SampleMark } from '../sample'
import { capitalised, counted, plural, spelledOut } from '../format'

/** An example of a call that unfolds to show what came of it. The phone is the published one. */
export interface ExampleScenario extends SampleMark {
  id: string
  title: string
  /** Whose phone it was, and when. */
  from: string
  scenario: string
  result: string
  outcome: string
}

/** How long the call of the clinic took, and what such a call costs. */
const clinicCall = { minutes: 2, seconds: 10 }
const clinicCallCents = Math.round((clinicCall.minutes + clinicCall.seconds / 60) * facts.callCentsPerMinute)

export const exampleScenarios: readonly ExampleScenario[] = [
  sample({
    id: 'clinic-night',
    title: 'A lost filling on a Sunday',
    from: 'Clinic, Sunday 22:05',
    scenario: 'A patient rings on the day the clinic is closed, in some pain and in no mood for a menu.',
    result:
      'Asked for her name and what happened, offered the dentist on call first, then two free slots of the morning. Bleeding, swelling, trouble breathing: it would have said to call 911, and rung the dentist.',
    outcome: `Booked for Monday at 8:40, address by text, note on the contact. ${counted(clinicCall.minutes, 'minute')} ${clinicCall.seconds}, about ${counted(clinicCallCents, 'cent')}.`,
  }),
  sample({
    id: 'estate-lead',
    title: 'A viewing request from an advert',
    from: 'Real estate, Saturday 21:14',
    scenario: 'A form arrives for a two-room flat. The sales team comes back on Monday.',
    result: 'Rang back within a minute, checked budget and moving date, sent two matching flats on WhatsApp.',
    outcome: 'Viewing on Sunday at 11:00. The other two agencies rang on Monday.',
  }),
  sample({
    id: 'restaurant-rush',
    title: 'Table for nine, in the middle of service',
    from: 'Restaurant, Friday 19:30',
    scenario: 'Eleven callers in four minutes, one phone, and it is behind the bar.',
    result:
      'Answered all eleven at once, moved two bookings with consent, kept the terrace for the party of nine.',
    outcome: 'Nine covers kept, no one on hold. The phone behind the bar did not ring.',
  }),
  sample({
    id: 'garage-followup',
    title: 'A quote nobody answered',
    from: 'Automotive, nine days later',
    scenario: 'A brake quote went out and silence came back. The workshop has a free lift on Thursday.',
    result: 'Rang once, asked what was unclear, explained the labour line, offered Thursday at 9:00.',
    outcome: 'Quote accepted on the call, parts ordered, reminder sent on Wednesday.',
  }),
]

/** Examples of trades that none of the four fits: each is shown, in the place of the last, to a visitor of that trade. */
export const tradeScenarios: readonly ExampleScenario[] = [
  sample({
    id: 'school-evening',
    title: 'A parent at ten at night',
    from: 'Education, Sunday 22:04',
    scenario: 'A father wants to know which course his daughter takes next. The office opens on Monday.',
    result: 'Asked what she has done and when she is free, named the next course, offered a Saturday place.',
    outcome: 'The place is held, and the registrar rings on Wednesday at four.',
  }),
  sample({
    id: 'plumber-leak',
    title: 'Water through the ceiling',
    from: 'Services, Sunday 21:40',
    scenario: 'A pipe has gone, and the plumber on call is under somebody else’s sink.',
    result: 'Asked for the address and which tap is shut, and sent both to the plumber on call.',
    outcome: 'A plumber by ten, and a text message that says so. Nobody rang the next name on the page.',
  }),
]

export const examplesSection = {
  label: 'Examples',
  title: 'See It In Action',
  lead: `${capitalised(spelledOut(exampleScenarios.length, 'call'))} that used to end in a beep. ${plural(exampleScenarios.length, { one: 'Open it.', other: 'Open one.' })}`,
  cardHeader: 'While you were out',
  scenario: 'Scenario',
  result: 'What it did',
  outcome: 'Outcome',
  call: 'Ring and try it',
  note: 'Sample calls, written by us. Yours will have your names in them.',
  scenarios: exampleScenarios,
  tradeScenarios,
}
export type ExamplesContent = typeof examplesSection
