import { facts } from './facts'
import { counted, usd } from './format'
import { fileNameStart } from './voice'

/** Words of the brief and of the consultant's cards. Fetched with the widget's panel. */
export const briefCopy = {
  title: 'Your brief',
  note: 'Fills itself from what you say. What you type here stays in this page until you send it.',
  labels: {
    service: 'Service',
    industry: 'Industry',
    business: 'Business',
    problem: 'Problem',
    timing: 'Timing',
    budget: 'Budget',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    day: 'Day for a call',
  },
  /** The card on which the brief is noted during the conversation. */
  notes: { name: 'Name', business: 'Business', wish: 'Wish', day: 'Day', contact: 'Contact' },
  edit: 'Edit',
  services: { '': 'Not said', voice: 'AI voice agent', mvp: 'MVP', both: 'Voice agent and MVP' },
  emailInvalid: 'That is not a complete e-mail address.',
  book: 'Book with this brief',
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
    recordingOffered: 'A recorded call to play.',
    recordingFailed: 'The recording could not be fetched. The calls are on the home page, too.',
    recording: 'A recorded call: {title}',
    cost: `{calls} a {period} of {minutes} are {total} a month: {connected} at ${counted(facts.callCentsPerMinute, 'cent')}, about {withModels} with model usage, about {inAll} in all with one number and a text message for each call.`,
    costAssumed: 'The length of a call is assumed.',
    choices: 'Ask one of these',
    noted: 'Noted: {fields}.',
    booking: {
      discovery: `Discovery call: free, ${counted(facts.discoveryCall.minutes, 'minute')}, with a person.`,
      'deep-dive': `Founder deep-dive: ${usd(facts.deepDive.priceUsd)}.`,
    },
    bookingButton: 'Pick a time',
  },
}
