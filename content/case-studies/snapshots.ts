import { capitalised, spelledOut } from '../format'
import { sample, type SampleMark } from '../sample'

/**
 * The picture of a snapshot: a drawing of `count` plates, a drawing of two percentages, or an image. `image` is an address
 * in public/, with an aspect ratio of 10:3 or taller; `label` is its text alternative.
 */
export type SnapshotPicture =
  | { kind: 'plates'; count: number }
  | { kind: 'shares'; before: number; after: number }
  | { kind: 'image'; image: `/${string}`; label: string }

const COVERS_PER_WEEK = 38
const ANSWERED_CALLS_PERCENT = { before: 62, after: 97 }

/** A project in short: what it was, what came of it, and where to see it. */
export interface Snapshot extends SampleMark {
  name: string
  description: string
  results: string
  /** Left out where there is nothing to show. */
  url?: string
  picture: SnapshotPicture
}

export const snapshots: readonly Snapshot[] = [
  sample({
    name: 'Trattoria Lume',
    description:
      'Bookings by phone on Friday nights, in Italian and English, with a terrace that changes with the weather.',
    results: `${COVERS_PER_WEEK} covers a week that used to ring out.`,
    url: 'https://lume.example.com',
    picture: { kind: 'plates', count: COVERS_PER_WEEK },
  }),
  sample({
    name: 'Harbor Dental',
    description:
      'A clinic’s calls at lunch and at night: booked into the diary, or put through to the dentist on call.',
    results: `Calls answered went from ${ANSWERED_CALLS_PERCENT.before} to ${ANSWERED_CALLS_PERCENT.after}%.`,
    url: 'https://harbor.example.com',
    picture: { kind: 'shares', ...ANSWERED_CALLS_PERCENT },
  }),
]

export const snapshotsCopy = {
  /** Name of the section. */
  label: 'Snapshots',
  title: `${capitalised(spelledOut(snapshots.length, { one: 'smaller one', other: 'smaller ones' }))}, taken in passing.`,
  open: 'See it',
}
export type SnapshotsContent = typeof snapshotsCopy
