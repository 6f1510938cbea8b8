import { sample, type SampleMark } from '../sample'

/** A snapshot (specification, section 3). */
export interface Snapshot extends SampleMark {
  name: string
  description: string
  results: string
  url: string
}

export const snapshotsCopy = {
  title: 'Two smaller ones, taken in passing.',
  open: 'See it',
} as const

export const snapshots: readonly Snapshot[] = [
  sample({
    name: 'Trattoria Lume',
    description:
      'Bookings by phone on Friday nights, in Italian and English, with a terrace that changes with the weather.',
    results: '38 covers a week that used to ring out.',
    url: 'https://lume.example.com',
  }),
  sample({
    name: 'Okafor Motors',
    description: 'Service reminders, brake-quote follow-ups and a courtesy car that is never promised twice.',
    results: 'Quotes accepted went from 31 to 54 %.',
    url: 'https://okafor.example.com',
  }),
]
