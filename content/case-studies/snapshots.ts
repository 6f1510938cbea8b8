import { sample, type SampleMark } from '../sample'

/**
 * What is drawn of it: so many plates, or a share of a hundred before and after. Or a picture: its address in public/,
 * ten wide to three high or more, and what it shows.
 */
export type SnapshotPicture =
  | { kind: 'plates'; count: number }
  | { kind: 'shares'; before: number; after: number }
  | { kind: 'image'; image: `/${string}`; label: string }

const COVERS = 38
const QUOTES = { before: 31, after: 54 }

/** A project in short: what it was, what came of it, and where to see it. */
export interface Snapshot extends SampleMark {
  name: string
  description: string
  results: string
  url: string
  picture: SnapshotPicture
}

export interface SnapshotsContent {
  /** Name of the section. */
  label: string
  title: string
  open: string
}

export const snapshotsCopy: SnapshotsContent = {
  label: 'Snapshots',
  title: 'Two smaller ones, taken in passing.',
  open: 'See it',
}

export const snapshots: readonly Snapshot[] = [
  sample({
    name: 'Trattoria Lume',
    description:
      'Bookings by phone on Friday nights, in Italian and English, with a terrace that changes with the weather.',
    results: `${COVERS} covers a week that used to ring out.`,
    url: 'https://lume.example.com',
    picture: { kind: 'plates', count: COVERS },
  }),
  sample({
    name: 'Okafor Motors',
    description: 'Service reminders, brake-quote follow-ups and a courtesy car that is never promised twice.',
    results: `Quotes accepted went from ${QUOTES.before} to ${QUOTES.after}%.`,
    url: 'https://okafor.example.com',
    picture: { kind: 'shares', ...QUOTES },
  }),
]
