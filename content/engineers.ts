import { sample, type SampleMark } from './sample'

export interface Engineer extends SampleMark {
  name: string
  /** What they answer for, in a word. */
  field: string
  /** In their own words: how they work. */
  says: string
  /** A picture in `public/`, upright, 5 to 6. */
  portrait: `/${string}`
}

/** Who builds beside the founder: shown on Team, and named at the end of the terms. */
export const engineers: readonly Engineer[] = [
  sample({
    name: 'Jonas Abara',
    field: 'voice',
    says: '“I ring each line a hundred times before a caller does.”',
    portrait: '/portraits/jonas-abara.svg',
  }),
  sample({
    name: 'Mei Lindgren',
    field: 'product',
    says: '“What nobody clicks in the first week comes out.”',
    portrait: '/portraits/mei-lindgren.svg',
  }),
]

/** Each with the field, as in “Jonas Abara (voice)”. */
export const engineerNames = engineers.map(({ name, field }) => `${name} (${field})`)
