import { contractTerms } from '../contract-figures'
import { agendaMinutes } from '../discovery-call'
import { measuredFrom } from '../measured-from'
import { facts } from '../facts'
import { capitalised, counted, grouped, money, spelledOut } from '../format'

const { discoveryCall, deepDive } = facts

interface BookingContent {
  label: string
  figure: string
  headline: readonly [string, string]
  agendaLabel: string
  /** What the call begins at which minute. */
  agenda: readonly { minute: number; title: string; text: string }[]
  /** The minute at which it ends. */
  end: number
  card: {
    kind: string
    title: string
    rows: readonly { name: string; value: string }[]
    day: { name: string; value: string }
    caption: string
  }
  deepDive: { title: string; text: string }
  phone: string
  whatsApp: string
}

export const booking: BookingContent = {
  label: 'Booking',
  figure: grouped(discoveryCall.minutes),
  headline: [`${capitalised(spelledOut(discoveryCall.minutes, 'minute'))},`, 'no slides.'],
  agendaLabel: 'What to expect in the call',
  agenda: [
    {
      minute: agendaMinutes.goals,
      title: 'Understand your challenges and goals',
      text: 'In your words. We mostly listen.',
    },
    {
      minute: agendaMinutes.opportunities,
      title: 'Find automation opportunities',
      text: 'The calls, forms and follow-ups a machine should take.',
    },
    {
      minute: agendaMinutes.validation,
      title: 'Discuss MVP validation',
      text: 'What to test first, and how cheaply.',
    },
    {
      minute: agendaMinutes.solutions,
      title: 'Outline solutions and timelines',
      text: 'A shape, a stack and a date.',
    },
    {
      minute: agendaMinutes.success,
      title: 'Define success metrics and ROI',
      text: 'How we will both know that it worked.',
    },
  ],
  end: discoveryCall.minutes,
  card: {
    kind: 'Appointment',
    title: 'Discovery Call',
    rows: [
      { name: 'Length', value: `${counted(discoveryCall.minutes, 'minute')}, by video or phone` },
      { name: 'Price', value: 'Free consultation' },
    ],
    day: { name: 'Day', value: 'your pick' },
    caption: `Opens a calendar. A person confirms, ${measuredFrom.reply}.`,
  },
  deepDive: {
    title: `Founders: the ${money(deepDive.price)} Deep-Dive`,
    text: `A paid working session of ${counted(contractTerms.deepDiveLength.minutes, 'minute')}. You leave with the plan.`,
  },
  phone: 'Phone',
  whatsApp: 'WhatsApp',
}
