import { facts } from '../facts'
import { sample, type SampleMark } from '../sample'

export interface DemoRecording extends SampleMark {
  title: string
  /** As measured from the recording. */
  durationSeconds: number
  /** Begins with a slash (a file in `public/`), or is any absolute address. */
  url: string
}

export const caseStudiesClosing = {
  label: 'Book a call',
  openRecording: 'Open the recording in a new tab',
  title: 'Your month goes here.',
  lead: `Two recordings to judge us by. Each call cost ${facts.callCentsPerMinute} cents per connected minute and connected within ${facts.connectSeconds} s.`,
  recordings: [
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
  ] satisfies readonly DemoRecording[],
} as const
