import { sample } from '../sample'
import type { PortraitLook } from '../portraits'

export interface RollingTestimonial {
  text: string
  name: string
  role: string
  /** How the portrait is drawn; `image` replaces it with a photograph. */
  portrait: PortraitLook
  image?: string
}

export const testimonials = sample({
  label: 'Testimonials',
  headline: 'What they said when we called back.',
  caption: 'Sample people, drawn by the same hand.',
  hold: 'Hold the columns',
  run: 'Let them run',
  group: 'Nine testimonials',
  items: [
    {
      text: 'It called back the 41 people we had given up on. Nine of them bought a flat.',
      name: 'Ilse Brandt',
      role: 'Sales director, Northgate',
      portrait: { skin: 'sand', hair: 'long', hairInk: 'ink', clothes: 'ink', collar: true, ground: 'wash' },
    },
    {
      text: 'Live on day eleven. I kept the old answering machine in a drawer for a week, then threw it out.',
      name: 'Chidi Okafor',
      role: 'Owner, Okafor Motors',
      portrait: { skin: 'umber', hair: 'short', hairInk: 'ink', clothes: 'violet', beard: true, ground: 'paper' },
    },
    {
      text: 'They told us on the first call which half of our idea not to build. That saved the budget.',
      name: 'Tomas Voss',
      role: 'Partner, Palmer & Voss',
      portrait: { skin: 'rose', hair: 'swept', hairInk: 'grey', clothes: 'sheet', collar: true, glasses: true, ground: 'wash' },
    },
    {
      text: 'Parents ring at ten at night. Now somebody answers in their language and my mornings are quiet.',
      name: 'Adaeze Nwosu',
      role: 'Registrar, Fernhill',
      portrait: { skin: 'chestnut', hair: 'bun', hairInk: 'ink', clothes: 'sheet', earrings: true, ground: 'paper' },
    },
    {
      text: 'Friday service, every table full, and the phone kept booking Tuesday for us.',
      name: 'Marco Lume',
      role: 'Trattoria Lume',
      portrait: { skin: 'sand', hair: 'curls', hairInk: 'ink', clothes: 'ink', beard: true, ground: 'wash' },
    },
    {
      text: 'Our patients ask for it by name. We never gave it one.',
      name: 'Dr Samira Haddad',
      role: 'Harbor Dental',
      portrait: { skin: 'tawny', hair: 'scarf', hairInk: 'violet', clothes: 'violet', ground: 'paper' },
    },
    {
      text: 'Five weeks from a drawing on a napkin to the first paying team. I still have the napkin.',
      name: 'Orla Byrne',
      role: 'Founder, Kestrel',
      portrait: { skin: 'rose', hair: 'bob', hairInk: 'rust', clothes: 'ink', collar: true, ground: 'paper' },
    },
    {
      text: 'I read the transcripts on Monday with a coffee. It is the best sales training I have had.',
      name: 'Ravi Menon',
      role: 'Head of service, Okafor Motors',
      portrait: { skin: 'tawny', hair: 'bald', hairInk: 'grey', clothes: 'sheet', collar: true, beard: true, glasses: true, ground: 'wash' },
    },
    {
      text: 'The CRM is filled in before I have put my headset on. Properly filled in.',
      name: 'Jade Mensah',
      role: 'Studio manager, Mira',
      portrait: { skin: 'chestnut', hair: 'round', hairInk: 'ink', clothes: 'violet', ground: 'wash' },
    },
  ] satisfies RollingTestimonial[],
})
