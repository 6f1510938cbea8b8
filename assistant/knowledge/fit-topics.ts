import { counted, grouped, spelledOut } from '@/content/format'
import { contractTerms } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { largestPlan, nextPlan, smallestPlan } from '@/content/pricing/plan-names'
import { recordings } from '@/content/recordings'
import { stack } from '@/content/services'
import { LINKS } from './links'
import type { Topic } from './topic'

/** What an agent can be connected to, by name. */
const namedTools = stack
  .filter(({ id }) => ['voice', 'crm', 'calendars'].includes(id))
  .flatMap(({ technologies }) => technologies.map(({ name }) => name))
  .join(', ')

const diaries = stack.find(({ id }) => id === 'calendars')?.technologies.slice(0, 2)
const reminder = recordings.find(({ id }) => id === 'appointment-reminder-call')?.title
const otherRecordings = recordings.length > 1 ? `, with the other ${spelledOut(recordings.length - 1)}` : ''

/** Whether an agent fits the buyer's own desk: calendar, number, systems, exceptions. */
export const FIT_TOPICS: readonly Topic[] = [
  {
    id: 'calendar',
    asked: [
      'Can it book into my calendar?',
      'does it connect to google calendar',
      'does it work with our google calendar',
      'can it write into google calendar',
      'outlook calendar',
      'calendly',
      'put appointments into our calendar',
      'book appointments into my diary',
      'does it sync with the calendar',
    ],
    says: `Yes. It reads the free slots in the calendar that you use${diaries ? `, such as ${diaries.map(({ name }) => name).join(' or ')}` : ''}, offers the caller two, and writes the booking in while the caller is on the line. The ${smallestPlan} plan connects one calendar.`,
  },
  {
    id: 'double-booking',
    asked: [
      'What if it books the wrong slot?',
      'what if it double books',
      'could it book two patients into the same slot',
      'does it book people on the wrong day',
      'double-booking',
      'the bot books the wrong appointment',
      'overbook',
      'what happens if it screws up a booking',
    ],
    says: `It offers only slots that are free in your calendar, and writes the booking in while the caller is on the line, so that the slot is taken at once. While your plan’s care lasts, we read the calls that go wrong and fix the script. What misses the agreed criteria is fixed at no charge for ${counted(contractTerms.freeFixes.days, 'day')} after acceptance.`,
  },
  {
    id: 'tells-prices',
    asked: [
      'Can it tell callers our prices?',
      'can it give a price for a crown',
      'give prices to patients',
      'will it tell a caller the price of a cleaning',
      'does it quote prices on the phone',
    ],
    says: 'Yes, if you want it to: you read every sentence that it may say, prices included, and strike the ones you dislike. What it was not given it does not guess: it takes a message, or hands over to a person.',
  },
  {
    id: 'beside-receptionist',
    asked: [
      'Does it replace my receptionist?',
      'I already pay a receptionist why do I need you',
      'we have a receptionist already',
      'replace our staff',
      'fire my receptionist',
      'take over when she is busy',
      'my front desk already answers',
      'will people lose their job',
      'will my receptionist hate this',
      'what will my front desk think of it',
      'why would I need this',
    ],
    says: `It need not replace anybody: it takes the calls that ring out while your desk is busy or closed, at any hour and several at once. It puts callers through to your receptionist when they ask, or when it is unsure. On the free call we count what rings out, and what that costs you: ${LINKS.discoveryCall}`,
  },
  {
    id: 'trust',
    asked: [
      'How can I trust it?',
      'why should I trust an AI with my patients',
      'can we rely on it',
      'I do not trust robots with our patients',
      'what if it says something stupid',
      'it says something wrong to a customer',
    ],
    says: `You read every sentence that it may say, and hear it before your callers do. It never judges anything medical: it books, or hands over to a person. For ${counted(contractTerms.freeFixes.days, 'day')} after acceptance we fix what misses the agreed criteria at no charge, and refund what we cannot fix.`,
  },
  {
    id: 'hours',
    asked: [
      'Can it answer only after hours?',
      'only nights and weekends',
      'only evenings and weekends',
      'when we are closed',
      'does it work on Sundays',
      '24/7',
      'around the clock',
      'we just want it at night',
      'when the office is closed',
      'only overflow calls when we are busy',
      'can we switch it on and off',
    ],
    says: 'Yes. You decide which calls reach it: those at night and on weekends, those that ring out, or all of them. It answers at any hour, also on Sundays.',
  },
  {
    id: 'own-system',
    asked: [
      'Does it work with my practice software?',
      'does it work with Dentrix',
      'practice management system',
      'mindbody',
      'opentable',
      'does it work with SAP',
      'does it work with our reservation system',
      'does it work with SevenRooms or ResDiary',
      'does it work with Dentrix or Cliniko',
      'does it write into our booking system',
      'do you work with Open Dental',
      'we use our own software',
      'we use a software called something',
      'some german software',
      'some special software of our trade',
      'EHR system',
      'our booking software',
    ],
    says: `This site does not name that one, so I do not promise it. There are ${grouped(facts.integrations)}+ integrations, and a webhook for the rest; yours is checked on the discovery call: ${LINKS.discoveryCall}`,
    isForTheCall: true,
  },
  {
    id: 'named-system',
    asked: ['Which tools are named on the site?'],
    says: `Yes: it is one of the tools that this site names, among ${grouped(facts.integrations)}+ integrations. ${smallestPlan} includes one of your choice.`,
    published: `Named on the site: ${namedTools}. Of any other, say that the site does not name it.`,
  },
  {
    id: 'phone-system',
    asked: [
      'Does it work with our phone system?',
      'do you work with our phone system',
      'we have a PBX',
      'does it work with our VoIP provider',
      'does it work with our carrier',
      'our telephone system',
      'RingCentral',
      '3CX',
    ],
    says: `If it can forward calls, most likely: you forward the number that you have, all calls or only those that nobody picks up. Yours is checked on the discovery call: ${LINKS.discoveryCall}`,
    published: 'If it can forward calls, most likely; yours is checked on the discovery call.',
    isForTheCall: true,
  },
  {
    id: 'own-number',
    asked: [
      'Can we keep our number?',
      'can I keep my phone number',
      'do I have to change my number',
      'keep our existing phone number',
      'port our number',
      'we already have a Twilio number',
      'use our own number',
      'same number',
    ],
    says: 'Yes. The agent answers on the number that you have: you forward it, or have it moved to us with no silent day in between. Moving a number is an add-on.',
  },
  {
    id: 'unsure',
    asked: [
      'What if it does not know the answer?',
      'what happens when it does not know something',
      'what if it gets it wrong',
      'what if it does not understand the caller',
      'does it hallucinate',
      'makes a mistake',
    ],
    says: 'It says so and does not guess. Then it hands over to a person, or takes a message and a number, as you decide. While your plan’s care lasts, we read such calls and fix the script.',
  },
  {
    id: 'transfer',
    asked: [
      'Can it put callers through?',
      'put a caller through to my receptionist',
      'transfer calls to my mobile',
      'put urgent ones through to me',
      'transfer urgent calls to the person on duty',
      'forward a call to a colleague',
      'can it transfer',
    ],
    says: 'Yes. It puts the caller through to the person you name, when the caller asks, when it is unsure, or at any point you decide. If nobody picks up, it takes a message.',
  },
  {
    id: 'at-once',
    asked: [
      'How many calls can it take at once?',
      'two people ring at the same time',
      '10 calls at the same time',
      'simultaneous calls',
      'is there a queue',
      'many calls in parallel',
    ],
    says: `There is no queue. Every call is answered within ${counted(facts.responseSeconds, 'second')}, also when eleven people ring at once.`,
  },
  {
    id: 'emergency-now',
    asked: [
      'I have an emergency',
      'my face is swollen and I cannot breathe',
      'trouble breathing',
      'I cannot breathe',
      'swelling and cannot breathe',
      'chest pain',
      'the bleeding will not stop',
      'too many tablets overdose',
      'unconscious',
      'this is an emergency',
    ],
    says: 'Call the emergency number first, now: I am an AI and cannot help with that. On a client’s line, the agent says so too, and puts the caller through to the person on call.',
  },
  {
    id: 'emergency',
    asked: [
      'How does it handle emergencies?',
      'what about urgent calls',
      'a patient rings with an emergency',
      'emergencies',
      'can it tell an emergency from a normal job',
      'can it tell if it is an emergency',
      'life-threatening calls',
      'what happens when a patient calls in severe pain',
    ],
    says: 'It never judges anything medical. It names the emergency number that you choose and puts the caller through to your person on call. You read and sign that script before it goes live.',
  },
  {
    id: 'says-ai',
    asked: [
      'Do callers know that it is an AI?',
      'will patients know it is a robot',
      'will callers know that it is an AI',
      'do people hang up on it',
      'do my callers know they talk to a machine',
      'can it pretend to be human',
      'does it sound like a robot',
      'tell callers it is an ai',
    ],
    says: 'Yes. The agent says in its first sentence that it is an AI, and we do not build one that denies it. Some callers may hang up; those who ask for a person are put through.',
  },
  {
    id: 'outage',
    asked: [
      'What if your service goes down?',
      'what happens if you are down on a monday',
      'outage',
      'internet fails',
      'what if it stops working',
      'power cut backup',
    ],
    says: `Calls then go where you decide, such as your mobile or a voicemail; that is set up before go-live. With ${largestPlan} an uptime target of ${grouped(facts.uptimeTargetPercent)}% is in the contract.`,
  },
  {
    id: 'outbound',
    asked: [
      'Can it call people?',
      'can it call patients to remind them of an appointment',
      'reminders',
      'remind guests of their reservation',
      'outbound calls',
      'can it cold call leads',
      'no-shows',
      'call customers back',
      'does it ring new leads',
    ],
    says: `Yes, from the ${nextPlan} plan: outbound calls to people who agreed to be called, within the permitted hours.${reminder ? ` Hear one: “${reminder}”, among the recordings on the home page.` : ''}`,
  },
  {
    id: 'text-message',
    asked: [
      'Does it send text messages?',
      'does it send a text after booking',
      'sms confirmation',
      'could it text them a link',
      'send a text message to the caller',
      'whatsapp messages to customers',
      'and whatsapp',
    ],
    says: `Yes. With ${smallestPlan} it texts the time of the booking; with ${nextPlan} it follows up by SMS, WhatsApp and email. Messages are billed at cost.`,
  },
  {
    id: 'hear-one',
    asked: [
      'Can I hear a call?',
      'can I hear an example',
      'listen to a restaurant call',
      'demo',
      'how does it sound',
      'play a recording',
      'can I listen to a call of a dentist',
      'sample call',
      'one for a school',
    ],
    says: reminder
      ? `Yes. “${reminder}” is a dental clinic, on the home page under Recordings${otherRecordings}. The voices are synthetic. Or say “be the patient”, and I play the receptionist.`
      : 'Yes. Say “be the patient”, and I play the receptionist.',
  },
]
