import { sample, type SampleMark } from './sample'

export interface Engineer extends SampleMark {
  name: string
  /** What they answer for, in a word. */
  field: string
  /** A picture in `public/`, upright, 5 to 6. */
  portrait: `/${string}`
}

/** Who builds beside the founder: shown on Team, and named at the end of the terms. */
export const engineers: readonly Engineer[] = [
  sample({ name: 'Jonas Abara', field: 'voice', portrait: '/portraits/jonas-abara.svg' }),
  sample({ name: 'Mei Lindgren', field: 'product', portrait: '/portraits/mei-lindgren.svg' }),
]

/** Each with the field, as in “Jonas Abara (voice)”. */
export const engineerNames = engineers.map(({ name, field }) => `${name} (${field})`)
