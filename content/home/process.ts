import { facts } from '../facts'
import { counted, daysBetween, numberedDays } from '../format'
import { sample, type SampleMark } from '../sample'

const { voiceGoLiveDays: days } = facts

interface ProcessStep extends SampleMark {
  number: string
  title: string
  when: string
  text: string
}

export interface ProcessContent {
  label: string
  headline: string
  picture: string
  steps: readonly ProcessStep[]
}

export const homeProcess: ProcessContent = {
  label: 'Process',
  headline: 'From noise to signal.',
  picture: 'A line that begins as noise, finds its rhythm, and ends as a quiet, live signal.',
  steps: [
    {
      number: '01',
      title: 'Discover',
      when: 'Before signature',
      text: `We listen to how your phone is answered today, and what it costs you when it isn’t. ${counted(facts.discoveryCall.minutes, 'minute')}, free.`,
    },
    sample({
      number: '02',
      title: 'Design',
      when: numberedDays(facts.designDays),
      text: 'The script, the edge cases, the voice. You read every sentence it may say and strike the ones you dislike.',
    }),
    sample({
      number: '03',
      title: 'Build',
      when: numberedDays(daysBetween(facts.designDays, days)),
      text: 'Number, calendar and CRM wired together. Then we ring it ourselves until it stops making mistakes.',
    }),
    {
      number: '04',
      title: 'Deploy & Learn',
      when: `${numberedDays(days)}, then weekly in care`,
      text: 'It takes real calls. In your weeks of care we read the transcripts you let us keep, and fix what we find.',
    },
  ],
}
