import { sample, type SampleMark } from '../sample'

export interface RollingTestimonial {
  text: string
  name: string
  role: string
  /** Address of the portrait in public/, 72 by 86. */
  image: `/${string}`
}

interface TestimonialsContent extends SampleMark {
  label: string
  headline: string
  caption: string
  pause: string
  resume: string
  /** Opens all testimonials on a screen without room for every column, and closes them again. */
  showAll: string
  showMoving: string
  /** Accessible name of the quotes that move. */
  group: string
  /** The section is left out where there is none. */
  items: readonly RollingTestimonial[]
}

export const testimonials: TestimonialsContent = sample({
  label: 'Testimonials',
  headline: 'What they said when we called back.',
  caption: 'Invented, until real ones stand here.',
  pause: 'Hold the quotes',
  resume: 'Let them run',
  showAll: 'Read all of them',
  showMoving: 'Let them run again',
  group: 'Testimonials, moving',
  items: [
    {
      text: 'Our patients ask for it by name. We never gave it one.',
      name: 'Dr Samira Haddad',
      image: '/portraits/samira-haddad.svg',
      role: 'Harbor Dental',
    },
    {
      text: 'They told us on the first call which half of our idea not to build. That saved the budget.',
      name: 'Tomas Voss',
      image: '/portraits/tomas-voss.svg',
      role: 'Partner, Palmer & Voss',
    },
    {
      text: 'It called back the 41 people we had given up on. Nine of them bought a flat.',
      name: 'Ilse Brandt',
      image: '/portraits/ilse-brandt.svg',
      role: 'Sales director, Northgate',
    },
    {
      text: 'Parents ring at ten at night. Now somebody answers in their language and my mornings are quiet.',
      name: 'Adaeze Nwosu',
      image: '/portraits/adaeze-nwosu.svg',
      role: 'Registrar, Fernhill',
    },
    {
      text: 'Friday service, every table full, and the phone kept booking Tuesday for us.',
      name: 'Marco Lume',
      image: '/portraits/marco-lume.svg',
      role: 'Trattoria Lume',
    },
    {
      text: 'Live on day eleven. I kept the old answering machine in a drawer for a week, then threw it out.',
      name: 'Chidi Okafor',
      image: '/portraits/chidi-okafor.svg',
      role: 'Owner, Okafor Motors',
    },
    {
      text: 'Five weeks from a drawing on a napkin to the first paying team. I still have the napkin.',
      name: 'Orla Byrne',
      image: '/portraits/orla-byrne.svg',
      role: 'Founder, Kestrel',
    },
    {
      text: 'I read the transcripts on Monday with a coffee. It is the best sales training I have had.',
      name: 'Ravi Menon',
      image: '/portraits/ravi-menon.svg',
      role: 'Head of service, Okafor Motors',
    },
    {
      text: 'The CRM is filled in before I have put my headset on. Properly filled in.',
      name: 'Jade Mensah',
      image: '/portraits/jade-mensah.svg',
      role: 'Studio manager, Mira',
    },
  ],
})
