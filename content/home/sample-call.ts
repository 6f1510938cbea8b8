import { sample } from '../sample'

/** Where a spoken phrase is written down. */
export type CallField = 'reason' | 'wish' | 'slot' | 'sms'

export interface CallLine {
  role: 'assistant' | 'user'
  /** What is said, with the phrase that is written down in square brackets. */
  text: string
  /** Where that phrase goes. */
  field?: CallField
}

/** A row of the contact, filled in when the phrase of its `field` is said. */
interface RecordRow {
  name: string
  value: string
  field?: CallField
}

/** An hour of the diary, booked when the phrase of its `field` is said. */
interface DiaryRow {
  time: string
  entry: string
  field?: CallField
}

/** When the text message is sent. */
const SENT_AT = '23:48'

export const sampleCall = sample({
  label: 'A sample call, transcribed',
  /** Name of its recording in public/audio. */
  recordingId: 'harbor-dental-at-night',
  clock: '23:47',
  sentAt: SENT_AT,
  where: 'Tuesday night. Harbor Dental closed at six.',
  note: 'Underlined: what it noted while she was still talking.',
  roles: { assistant: 'Agent', user: 'Caller' },
  status: { waiting: 'Call ended', playing: 'On the line', ended: 'Call ended' },
  /** Shown when the recording cannot be played. */
  failed: 'No sound. Here it is in writing.',
  button: { play: 'Hear this call', stop: 'Stop the call', skip: 'Skip to the end' },
  lines: [
    { role: 'assistant', text: 'Harbor Dental, good evening. I’m the clinic’s AI assistant.' },
    { role: 'user', text: 'Hi, I know it’s late. I\u00a0think I’ve [cracked a tooth].', field: 'reason' },
    { role: 'assistant', text: 'I can ring the dentist on call, or book you in first thing.' },
    { role: 'user', text: '[First thing] is fine. I’ll manage.', field: 'wish' },
    { role: 'assistant', text: 'Then Dr Osei has 8:40 or 11:15.' },
    { role: 'user', text: '[8:40], please.', field: 'slot' },
    { role: 'assistant', text: 'Done. I’ve [texted you] the address.', field: 'sms' },
  ] satisfies CallLine[] as readonly CallLine[],
  outcomeLabel: 'What it wrote down',
  record: {
    title: 'Contact 1,284',
    before: 'New',
    after: 'Booked, 8:40',
    rows: [
      { name: 'Name', value: 'Marta Lindqvist' },
      { name: 'Reason', value: 'Cracked tooth', field: 'reason' },
      { name: 'Wants', value: 'Tomorrow, first thing', field: 'wish' },
    ] satisfies RecordRow[] as readonly RecordRow[],
  },
  diary: {
    title: 'Wednesday',
    whose: 'Dr Osei',
    open: 'open',
    rows: [
      { time: '8:00', entry: 'Check-up' },
      { time: '8:40', entry: 'M. Lindqvist', field: 'slot' },
      { time: '9:20', entry: 'Crown fitting' },
      { time: '11:15', entry: 'open' },
    ] satisfies DiaryRow[] as readonly DiaryRow[],
  },
  sms: {
    title: `SMS, ${SENT_AT}`,
    text: 'See you Wednesday at 8:40. 14 Quay Street, ring the blue bell. Worse tonight? Reply CALL.',
  },
})
