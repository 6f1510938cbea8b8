import { recordingData, type RecordingData } from './recordings.generated'
import { sample, type SampleMark } from './sample'

export type { RecordingData, RecordingLine } from './recordings.generated'

/** A voice demonstration. `url` begins with a slash (a file in `public/`), or is any absolute address. */
export interface Recording extends RecordingData, SampleMark {
  id: string
  title: string
  description: string
  scenario: string
  outcome: string
  url: string
}

type RecordingCopy = Omit<Recording, keyof RecordingData | 'url'>

/** What was measured from a recording. Throws for a recording that has not been made. */
export function recordingOf(id: string): RecordingData {
  const data = recordingData[id]
  if (!data)
    throw new Error(
      `content/: “${id}” has no recording. Write what is said into recordings/dialogues.ts and run npm run recordings, or delete the entry.`,
    )
  return data
}

const withAudio = (copy: RecordingCopy): Recording => ({
  ...copy,
  ...recordingOf(copy.id),
  url: `/audio/${copy.id}.mp3`,
})

/**
 * The voice demonstrations, in the order of the page. Where you delete all, the link to them goes too: `recording: ''` in
 * `content/services/industries.ts`.
 */
export const recordings: readonly Recording[] = [
  sample({
    id: 'customer-support-inquiry',
    title: 'Customer support inquiry',
    description: 'A parcel is late and the caller is done being patient.',
    scenario: 'Second call this week, no tracking number to hand.',
    outcome: 'Found by surname and street, redelivery set for Thursday. No transfer.',
  }),
  sample({
    id: 'appointment-reminder-call',
    title: 'Appointment reminder call',
    description: 'Tomorrow’s patient has forgotten there is a tomorrow.',
    scenario:
      'Outbound, the evening before. The patient needs another day, and asks what only a nurse may answer.',
    outcome: 'Moved to Friday 16:20. The freed slot went to the waiting list, the question to a person.',
  }),
  sample({
    id: 'lead-qualification',
    title: 'Lead qualification',
    description: 'A form arrives at 21:14. The phone rings at 21:15.',
    scenario: 'A seller with a three-bedroom flat and a date in mind.',
    outcome: 'Price, date and reason noted. Valuation booked with a person.',
  }),
  sample({
    id: 'follow-up-call',
    title: 'Follow-up call',
    description: 'The quote went out nine days ago. Nobody has replied.',
    scenario: 'A garage quote, two questions holding it up.',
    outcome: 'Questions answered, deposit link sent by SMS, paid in the call.',
  }),
].map(withAudio)

/**
 * Recordings of trades that none of the four fits. Each is shown, in the place of the last of the four, to a visitor who
 * has said that the trade is theirs (`content/trades.ts`).
 */
export const tradeRecordings: readonly Recording[] = [
  sample({
    id: 'table-booking',
    title: 'Table booking',
    description: 'Friday, seven o’clock, and every hand is full.',
    scenario: 'Nine guests tonight, a pram, and a question that only the kitchen may answer.',
    outcome: 'Two tables at seven, the allergy noted. The cook talks to the guest.',
  }),
  sample({
    id: 'course-enquiry',
    title: 'Course enquiry',
    description: 'A parent has time to ring at ten at night.',
    scenario: 'Which course comes next, and will she manage it?',
    outcome: 'A Saturday place held. A talk with the registrar on Wednesday at four.',
  }),
].map(withAudio)
