import { rowControls } from '../row-controls'
import { sample } from '../sample'

/** What a voice agent does, told as one working day. */
interface VoiceFeature {
  /** Time of the day at which the sample day shows it, 24-hour clock. */
  time: string
  title: string
  text: string
  /** What is written down when the agent is done. */
  output: string
}

export const voiceAutomation = sample({
  label: 'Voice automation',
  title: 'One day on the line.',
  lead: 'The same agent, from the first coffee to the last caller. Your own people had their hands free.',
  row: rowControls.times,
  leavesLabel: 'Leaves behind',
  plans: 'See the voice plans',
  features: [
    {
      time: '08:02',
      title: 'Inbound receptionist',
      text: 'Answers on the first ring, says it is an AI, and books it or puts them through.',
      output: 'A slot in the diary',
    },
    {
      time: '09:30',
      title: 'Outbound calling',
      text: 'Your approved list, inside the hours the law allows. It stops when told to.',
      output: 'A list with answers, not guesses',
    },
    {
      time: '12:15',
      title: 'Callbacks',
      text: 'Lunch rush, eleven callers at once. Whoever hung up is rung back.',
      output: 'No missed-call notes',
    },
    {
      time: '14:40',
      title: 'Follow-ups',
      text: 'By phone, SMS, WhatsApp or email. Polite twice, then quiet.',
      output: 'A reply, or a clear no',
    },
    {
      time: '17:45',
      title: 'CRM notes, statuses, tasks',
      text: 'Each call leaves three lines, a true status and a task with a date.',
      output: 'A CRM you can trust on Monday',
    },
    {
      time: '23:47',
      title: 'Text automations',
      text: 'The same assistant in chat and inbox. It hands over what needs a person.',
      output: 'An empty inbox at eight',
    },
  ] satisfies readonly VoiceFeature[],
})
export type VoiceAutomationContent = typeof voiceAutomation
