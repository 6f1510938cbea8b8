import { facts } from './facts'
import { counted, money } from './format'
import { fileNameStart } from './voice'

/** Words of the brief and of the consultant's cards. Fetched with the widget's panel. */
export const briefCopy = {
  title: 'Your brief',
  note: 'Fills itself from what you say. What you type here stays in this page until you send it.',
  labels: {
    service: 'Service',
    industry: 'Industry',
    business: 'Business',
    place: 'Place',
    size: 'Size',
    problem: 'Problem',
    calls: 'Calls',
    software: 'Software',
    timing: 'Timing',
    budget: 'Budget',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    day: 'Day for a call',
    question: 'To be answered',
  },
  /** The card on which the brief is noted during the conversation. */
  notes: {
    name: 'Name',
    business: 'Business',
    wish: 'About',
    day: 'When',
    contact: 'Contact',
    question: 'To ask',
  },
  /** On the card, what the visitor wants to have solved, in their own words. */
  quotation: '“{words}”',
  /** On the hero's card during a call, before anything is noted. */
  noteHint: 'What you say is noted here.',
  edit: 'Edit',
  /**
   * What the visitor may say next, one tap each, beside the card. `asks`: a question of the consultant's with one of these
   * words is answered by these replies.
   */
  replies: {
    label: 'Say next',
    /** After a question about their calls. */
    volume: {
      asks: ['how many calls'],
      intro: 'How many calls do you get? Say it, or choose.',
      replies: [
        { label: '10 a day', ask: 'We get 10 calls a day.' },
        { label: '40 a day', ask: 'We get 40 calls a day.' },
        { label: '500 a month', ask: 'We get 500 calls a month.' },
      ],
    },
    /** While this row of the card is empty; in the order in which they are offered. */
    rows: {
      business: {
        asks: ['business', 'trade', 'your company'],
        intro: 'What kind of business is it? Say it, or choose.',
        replies: [
          { label: 'A clinic', ask: 'We run a clinic.' },
          { label: 'A restaurant', ask: 'We run a restaurant.' },
          { label: 'A garage', ask: 'We run a garage.' },
        ],
      },
      wish: {
        asks: ['about your calls', 'what do you need', 'looking for', 'help you with'],
        intro: 'What do you need? Say it, or choose.',
        replies: [
          { label: 'A voice agent', ask: 'We need a voice agent for our calls.' },
          { label: 'An MVP', ask: 'We want to build an MVP.' },
          { label: 'Both', ask: 'We need a voice agent and an MVP.' },
        ],
      },
      day: {
        asks: ['which day', 'what day', 'suits you', 'suit you', 'when would', 'when should'],
        intro: 'When would you like to talk to a person?',
        replies: [
          { label: 'Tomorrow', ask: 'Tomorrow morning would suit me.' },
          { label: 'Monday', ask: 'Monday would suit me.' },
          { label: 'Next week', ask: 'Next week would suit me.' },
        ],
      },
    },
    /** When these rows are full. */
    more: {
      asks: ['to know', 'questions', 'anything else', 'what else'],
      intro: 'What else would you like to know?',
      replies: [
        { label: 'The price', ask: 'What does it cost?' },
        { label: 'How soon', ask: 'How soon could an agent answer our phone?' },
        { label: 'Our data', ask: 'What happens to the data of our calls?' },
      ],
    },
    /** Before the same questions, after the consultant has asked what only the visitor knows. */
    ownWords: 'Say it in your own words, or ask back.',
  },
  services: { '': 'Not said', voice: 'Voice agent', mvp: 'MVP', both: 'Voice agent and MVP' },
  emailInvalid: 'That is not a complete e-mail address.',
  book: 'Book with this brief',
  /** After a conversation in which little was noted. */
  rest: 'We ask the rest on the call.',
  bookNote: `Free, ${counted(facts.discoveryCall.minutes, 'minute')}, with a person.`,
  copy: 'Copy brief',
  copied: 'Copied',
  copyFailed: 'Copying was refused. Download it instead.',
  download: 'Download',
  mail: 'Send by e-mail',
  mailSubject: `Brief for ${facts.name}`,
  fileName: `${fileNameStart}-brief.txt`,
  cards: {
    title: 'What the consultant did',
    page: 'Turned the page to {page}.',
    pageOffered: 'The {page} page, when you are ready.',
    open: 'Open',
    /** On a phone: the panel folds, so that the page that was turned is in sight. */
    see: 'See it',
    recordingOffered: 'A recorded call to play.',
    recordingFailed: 'The recording could not be fetched. The calls are on the home page, too.',
    recording: 'A recorded call: {title}',
    cost: `{calls} a {period} of {minutes} are {total} a month: {connected} at ${counted(facts.callCentsPerMinute, 'cent')}, about {withModels} with model usage, about {inAll} in all with one number and a text message for each call.`,
    costAssumed: 'The length of a call is assumed.',
    /** The same sum, in rows. */
    bill: {
      of: '{calls} a {period}, {minutes} each',
      connected: `{total} at ${counted(facts.callCentsPerMinute, 'cent')}`,
      withModels: 'With model usage, about',
      inAll: 'A month in all, about',
    },
    choices: 'Ask one of these',
    /** In a role-play: the line that the agent writes for the business. */
    diary: { title: 'Your line in the diary', written: 'In the diary: {time}, {entry}.' },
    noted: 'Noted: {fields}.',
    booking: {
      discovery: `Discovery call: free, ${counted(facts.discoveryCall.minutes, 'minute')}, with a person.`,
      'deep-dive': `Founder deep-dive: ${money(facts.deepDive.price)}.`,
    },
    bookingButton: 'Pick a time',
  },
}
