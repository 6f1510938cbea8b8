import { capitalised, spelledOut } from '../format'
import { sample, type SampleMark } from '../sample'

/** What a client said, with a rating. */
export interface CaseTestimonial extends SampleMark {
  name: string
  title: string
  quote: string
  avatarSrc: `/${string}`
  /** Out of five, one decimal. */
  rating: number
}

export const caseTestimonials: readonly CaseTestimonial[] = [
  sample({
    name: 'Ilse Brandt',
    title: 'Sales director, Northgate',
    quote: 'It rang two thousand people and was thanked by more of them than I have been in ten years.',
    avatarSrc: '/portraits/ilse-brandt.svg',
    rating: 5,
  }),
  sample({
    name: 'Tomas Voss',
    title: 'Partner, Palmer & Voss',
    quote:
      'We asked for an app. They sent us home with a form and a telephone, and in March it paid for itself.',
    avatarSrc: '/portraits/tomas-voss.svg',
    rating: 4.9,
  }),
  sample({
    name: 'Adaeze Nwosu',
    title: 'Registrar, Fernhill',
    quote: 'My teachers argue with it, which is the highest compliment they have.',
    avatarSrc: '/portraits/adaeze-nwosu.svg',
    rating: 4.8,
  }),
  sample({
    name: 'Orla Byrne',
    title: 'Founder, Kestrel',
    quote: 'The first version had one screen. Eleven teams paid for that screen before we drew the second.',
    avatarSrc: '/portraits/orla-byrne.svg',
    rating: 4.9,
  }),
  sample({
    name: 'Ravi Menon',
    title: 'Head of service, Okafor Motors',
    quote: 'I deducted a little because it is more patient with my customers than I am.',
    avatarSrc: '/portraits/ravi-menon.svg',
    rating: 4.7,
  }),
]

export const caseTestimonialsCopy = {
  /** Name of the section. */
  label: 'Testimonials',
  title: 'Said afterwards.',
  lead: `${capitalised(spelledOut(caseTestimonials.length, { one: 'sample letter', other: 'sample letters' }))}, marked by the people who signed the invoices.`,
  /** Accessible name of a rating, with a place for `{rating}`. */
  ratingLabel: '{rating} out of 5 stars',
}
export type CaseTestimonialsContent = typeof caseTestimonialsCopy
