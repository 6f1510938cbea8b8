import { facts } from '../facts'
import { sample, type SampleMark } from '../sample'
import { capitalised, counted, grouped, spelledOut } from '../format'

export interface DemoRecording extends SampleMark {
  title: string
  /** As measured from the recording. */
  durationSeconds: number
  /** Begins with a slash (a file in `public/`), or is any absolute address. */
  url: string
}

const recordings: readonly DemoRecording[] = [
  sample({
    title: 'A form at 21:14, rung by 21:15',
    durationSeconds: 54.24,
    url: '/audio/lead-qualification.mp3',
  }),
  sample({
    title: 'A quote, nine days later',
    durationSeconds: 46.91,
    url: '/audio/follow-up-call.mp3',
  }),
]

export const caseStudiesClosing = {
  /** Accessible name of the section. */
  label: 'Book a call',
  /** Name of the link to a recording alone, before its title. */
  openRecording: 'Open the recording in a new tab',
  title: 'Your month goes here.',
  lead: `${recordings.length > 0 ? `${capitalised(spelledOut(recordings.length, { one: 'sample recording', other: 'sample recordings' }))}, with synthetic voices. ` : ''}Calls are billed at ${counted(facts.callCentsPerMinute, 'cent')} per connected minute and connected within ${grouped(facts.connectSeconds)} s.`,
  recordings,
}
export type CaseStudiesClosingContent = typeof caseStudiesClosing
