import { business } from '../business'
import { sample, type SampleMark } from '../sample'

export interface DemoRecording extends SampleMark {
  title: string
  length: string
  url: string
}

export const caseStudiesClosing = {
  title: 'Your month goes here.',
  lead: `Two recordings to judge us by. Each call cost ${business.callCentsPerMinute} cents per connected minute and connected within ${business.connectSeconds} s.`,
  recordings: [
    sample({
      title: 'Booking a viewing at 21:14',
      length: '1:32',
      url: 'https://recordings.example.com/viewing-2114',
    }),
    sample({
      title: 'A brake quote, nine days later',
      length: '2:05',
      url: 'https://recordings.example.com/brake-quote',
    }),
  ] satisfies readonly DemoRecording[],
} as const
