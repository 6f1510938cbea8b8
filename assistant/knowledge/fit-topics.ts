import { facts } from '../../content/facts'
import { recordings } from '../../content/recordings'
import { stack } from '../../content/services'
import { LINKS } from './links'
import type { Topic } from './topic'

const diaries = (stack.find(({ title }) => title === 'Diaries and papers')?.technologies ?? [])
  .slice(0, 2)
  .map(({ name }) => name)
  .join(' or ')
const recordingTitle = (id: string) => recordings.find((recording) => recording.id === id)?.title ?? id

/** Whether an agent fits the buyer's own desk: calendar, number, systems, exceptions. */
export const FIT_TOPICS: readonly Topic[] = [
  {
    id: 'calendar',
    cues: [
      'into my calendar',
      'into our calendar',
      'my calendar',
      'our calendar',
      'google calendar',
      'outlook',
      'calendly',
      'my diary',
      'into my diary',
      'book appointments',
    ],
    says: `Yes. It reads the free slots in the calendar that you use, such as ${diaries}, offers the caller two, and writes the booking in while the caller is on the line. The Launch plan connects one calendar.`,
  },
  {
    id: 'own-system',
    cues: [
      'dentrix',
      'opendental',
      'open dental',
      'eaglesoft',
      'practice management',
      'ehr',
      'emr',
      'mindbody',
      'opentable',
      'sap',
      'work with my',
    ],
    says: `I would rather not promise that one. There are ${facts.integrations}+ integrations, and a webhook for the rest; whether yours is among them is for the discovery call: ${LINKS.discoveryCall}`,
  },
  {
    id: 'own-number',
    cues: [
      'keep our',
      'our phone number',
      'keep my',
      'my number',
      'our number',
      'existing number',
      'port our',
      'own number',
    ],
    says: 'Yes. The agent answers on the number that you have: you forward it, or have it moved to us with no silent day in between. Moving a number is an add-on.',
  },
  {
    id: 'unsure',
    cues: [
      'does not know',
      "doesn't know",
      'not know the answer',
      'unsure',
      'gets it wrong',
      'mistake',
      'does not understand',
      'hallucinat',
    ],
    says: 'It says so and does not guess. Then it hands over to a person, or takes a message and a number, as you decide. While your plan’s care lasts, we read such calls and fix the script.',
  },
  {
    id: 'transfer',
    cues: [
      'put a caller through',
      'put through',
      'put them through',
      'transfer',
      'to my receptionist',
      'forward a call',
      'to a colleague',
    ],
    says: 'Yes. It puts the caller through to the person you name, when the caller asks, when it is unsure, or at any point you decide. If nobody picks up, it takes a message.',
  },
  {
    id: 'at-once',
    cues: ['at once', 'same time', 'how many calls', 'simultaneous', 'in parallel', 'queue'],
    says: `There is no queue. Every call is answered within ${facts.responseSeconds} seconds, also when eleven people ring at once.`,
  },
  {
    id: 'emergency',
    cues: ['emergency', 'urgent', 'life-threatening', 'ambulance'],
    says: 'It never judges anything medical. It names the emergency number that you choose and puts the caller through to your person on call. You read and sign that script before it goes live.',
  },
  {
    id: 'says-ai',
    cues: [
      'know that it is an ai',
      'know it is an ai',
      "know it's an ai",
      'tell callers',
      'pretend to be human',
      'sound like a robot',
      'is an ai',
    ],
    says: 'Yes. The agent says in its first sentence that it is an AI, and we do not build one that denies it.',
  },
  {
    id: 'outage',
    cues: [
      'goes down',
      'service goes',
      'outage',
      'offline',
      'stops working',
      'internet fails',
      'power cut',
      'backup',
    ],
    says: `Calls then go where you decide, such as your mobile or a voicemail; that is set up before go-live. With Enterprise an uptime target of ${facts.uptimeTargetPercent}% is in the contract.`,
  },
  {
    id: 'outbound',
    cues: [
      'remind',
      'reminder',
      'outbound',
      'call patients',
      'call customers',
      'call back',
      'call them',
      'no-show',
    ],
    says: `Yes, from the Scale plan: outbound calls to people who agreed to be called, within the permitted hours. Hear one: “${recordingTitle('appointment-reminder-call')}”, among the recordings on the home page.`,
  },
  {
    id: 'text-message',
    cues: ['text message', 'sms', 'send a text', 'confirmation', 'texts', 'after booking'],
    says: 'Yes. With Launch it texts the time of the booking; with Scale it follows up by SMS, WhatsApp and email. Messages are billed at cost.',
  },
  {
    id: 'hear-one',
    cues: [
      'can i hear',
      'hear a call',
      'hear an example',
      'listen to',
      'recording of',
      'demo',
      'call of a dentist',
      'sample call',
    ],
    says: `Yes. “${recordingTitle('appointment-reminder-call')}” is a dental clinic, on the home page under Recordings, with the other three. The voices are synthetic. Or say “be the patient”, and I play the receptionist.`,
  },
]
