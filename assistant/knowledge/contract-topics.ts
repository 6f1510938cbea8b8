import { contractTerms, workedExampleFigures as figures } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { atLeastUsd, counted, usd } from '@/content/format'
import { imprint } from '@/content/imprint'
import { addOns } from '@/content/pricing/copy'
import { measuredFrom } from '@/content/measured-from'
import { plans } from '@/content/pricing/plans'
import { sampleLegend } from '@/content/sample'
import { terms } from '@/content/terms'
import { workedExample } from '../../lib/pricing/worked-example'
import { LINKS } from './links'
import type { Topic } from './topic'

const { usdPerMonth, monthly } = workedExample(figures)
const month = usd(Math.round(usdPerMonth))
/** Said while the prices of the worked example are samples. */
const samplePrices = 'sample' in figures ? ' Those are sample prices.' : ''
const aSamplePrice = 'sample' in figures ? ', a sample price' : ''
const { voiceGoLiveDays: days } = facts
const launch = plans.find(({ name }) => name === 'Launch')
const launchWeeks = launch && 'weeks' in launch.buildWindow ? counted(launch.buildWindow.weeks, 'week') : ''

const inSamplePrices = 'sample' in figures ? ' in sample prices' : ''
const anotherSite = addOns.items.find(({ title }) => title === 'Another site')

/** The first paragraph of a section of the terms. */
const clause = (id: string): string => {
  const [first] = terms.sections.find((section) => section.id === id)?.blocks ?? []
  if (typeof first !== 'string')
    throw new Error(`The section ${id} of the terms does not begin with a paragraph.`)
  return first
}

/** What a buyer asks about money, dates, the contract and the company. */
export const CONTRACT_TOPICS: readonly Topic[] = [
  {
    id: 'build-cost',
    cues: [
      'cost to build',
      'build an agent',
      'build one',
      'price of a build',
      'build cost',
      'small clinic',
      'small business',
      'build price',
      'the build be',
      'the build cost',
      'for a small',
    ],
    says: `Our worked example, a clinic with one agent, costs ${usd(figures.buildUsd)} to build, once, and about ${month} a month to run.${samplePrices} Yours is quoted on the free discovery call: ${LINKS.discoveryCall}`,
  },
  {
    id: 'enterprise-price',
    cues: ['$100k', '100k', '$100', '100,000', '$100k+', 'least you take', 'minimum budget', 'minimum price'],
    says: `No. ${atLeastUsd(facts.enterpriseProgramUsd)} is for phased enterprise programmes. A small business begins with Launch; our worked example of one is ${usd(figures.buildUsd)} to build${aSamplePrice}.`,
  },
  {
    id: 'month-cost',
    cues: ['each month', 'per month', 'a month', 'monthly', 'monthly cost', 'pay each'],
    says: `Our worked example, ${counted(figures.callsPerDay, 'call')} a day of ${counted(figures.minutesPerCall, 'minute')}, comes to about ${month} a month. ${usd(monthly.minutes)} of it are connected minutes at ${counted(facts.callCentsPerMinute, 'cent')}; the rest is the number, messages and model usage, at cost.`,
  },
  {
    id: 'not-included',
    cues: [
      'not included',
      'is included in',
      'beside the',
      'on top of',
      'extra cost',
      'excluded',
      'model usage',
    ],
    says: `Telephone numbers, messages and model usage. They are billed apart, at what their providers charge us. Your own tools and taxes come on top. You can set a monthly ceiling: at it, calls ring through to your own phone or voicemail.`,
  },
  {
    id: 'hidden-fees',
    cues: ['hidden', 'hidden fee', 'hidden cost', 'surprise', 'surprise cost', 'setup fee'],
    says: `No fee is hidden: each is named in the statement of work before you sign. Beside the build and ${counted(facts.callCentsPerMinute, 'cent')} a connected minute you pay numbers, messages and model usage at cost. You can set a monthly ceiling.`,
  },
  {
    id: 'payment',
    cues: [
      'deposit',
      'a deposit',
      'have to pay a',
      'up front',
      'upfront',
      'invoice',
      'pay in advance',
      'payment terms',
      'when do i pay',
      'how do i pay',
      'pay monthly',
      'instalment',
    ],
    says: `Half of the build is due at the start and half on acceptance, each within ${counted(contractTerms.invoice.days, 'day')} of the invoice. Minutes are billed as they are used. The discovery call costs nothing.`,
  },
  {
    id: 'minimum-term',
    cues: [
      'minimum contract',
      'minimum term',
      'contract',
      'lock-in',
      'locked in',
      'commitment',
      'how long am i bound',
    ],
    says: `There is no minimum term. A running service ends with ${counted(contractTerms.notice.days, 'day')}’ written notice, and an Enterprise programme can stop at the end of any phase.`,
  },
  {
    id: 'ending',
    cues: ['want to cancel', 'cancel', 'leave you', 'end the contract', 'terminate', 'quit'],
    says: `You give ${counted(contractTerms.notice.days, 'day')}’ written notice. You get the code, prompts, numbers and data in a form that another team can use, and a handover hour at no charge.`,
  },
  {
    id: 'counted-times',
    cues: [
      '7-14 days and',
      '2-4 weeks',
      'why does one page',
      'different times',
      'contradict',
      'days and another',
      'another 2-4',
    ],
    says: `They count different things. ${counted(days, 'day')} run ${measuredFrom.agent}. ${launchWeeks}, for the Launch plan, run ${measuredFrom.plan}. Pricing draws all of them on one rule.`,
  },
  {
    id: 'date',
    cues: [
      'christmas',
      'easter',
      'by monday',
      'before the',
      'by january',
      'by summer',
      'by the end of',
      'live before',
      'specific date',
    ],
    says: `Typically an agent takes ${counted(days, 'day')}, ${measuredFrom.agent}. Whether your date holds is for the discovery call; after it you get the date in writing: ${LINKS.discoveryCall}`,
  },
  {
    id: 'your-part',
    cues: [
      'need from us',
      'need from me',
      'have to provide',
      'our part',
      'prepare',
      'what do you need',
      'to begin',
    ],
    says: 'Three things: access to your number, calendar and CRM; your twenty usual questions; and one person who decides. Dates move by a day for each day that we wait for one of them.',
  },
  {
    id: 'another-site',
    cues: [
      'second site',
      'another site',
      'second+clinic',
      'second+practice',
      'second+location',
      'second+office',
      'another+location',
      'another+clinic',
      'two+clinic',
      'two+practice',
      'two+location',
      'two+office',
      'two sites',
      'both+clinic',
      'both+location',
      'three+clinic',
      'several+clinic',
      'several+location',
      'more than one+location',
      'more than one+clinic',
      'multiple+location',
      'multi-site',
      'branches',
    ],
    says: `Another site is an add-on with its own number, diary and opening hours, quoted ${anotherSite?.countedBy ?? ''}. One clinic, our worked example, is ${usd(figures.buildUsd)} to build and about ${month} a month${inSamplePrices}; the minute costs ${counted(facts.callCentsPerMinute, 'cent')} at every site. Your sum for all of them is quoted on the free discovery call: ${LINKS.discoveryCall}`,
  },
  {
    id: 'ownership',
    cues: [
      'who owns',
      'own+code',
      'own+recording',
      'own+transcript',
      'own+data',
      'own+prompt',
      'own+script',
      'own it',
      'owned',
      'ownership',
      'intellectual property',
      'copyright',
      'source code',
      'belong+code',
      'belong+recording',
      'belong+data',
      'whose+recording',
      'whose+code',
      'keep the code',
      'get the code',
      'code+mine',
      'recordings+mine',
    ],
    says: `You do. ${clause('ownership')}`,
  },
  {
    id: 'confidentiality',
    cues: [
      'nda',
      'non-disclosure',
      'non disclosure',
      'confidential',
      'steal+idea',
      'idea+secret',
      'keep+secret',
    ],
    says: `Confidentiality is in our terms already. ${clause('confidentiality')} An NDA of your own is for the discovery call: ${LINKS.discoveryCall}`,
  },
  {
    id: 'without-us',
    cues: [
      'bankrupt',
      'insolven',
      'out of business',
      'go under',
      'go bust',
      'disappear',
      'vanish',
      'you+shut down',
      'you+close down',
      'hit by a bus',
      'still exist',
      'cease to exist',
    ],
    says: `What you need to go on is yours: with every plan the accounts, the data and the repository are your own, with documentation that somebody new can follow. Code and prompts are yours for good once they are paid for. The terms have no clause on bankruptcy; ask for one on the discovery call: ${LINKS.discoveryCall}`,
  },
  {
    id: 'imprint',
    cues: [
      'who is behind',
      'registered',
      'imprint',
      'legal name',
      'address',
      'company behind',
      'own+company',
      'owns+callwright',
      'real company',
      'are you+company',
      'actual company',
      'real business',
      'legit',
      'scam',
      'where are you based',
      'email',
    ],
    says: `The company is ${imprint.legalName}, ${imprint.address}, represented by ${imprint.represented}. Its engineers are ${imprint.engineers.join(' and ')}, and its e-mail is ${imprint.email}. The imprint is the last section of the terms.`,
  },
  {
    id: 'real-clients',
    cues: [
      'one real',
      'real+dentist',
      'real+customer',
      'dentist+use',
      'clinic+use',
      'who uses',
      'who else uses',
      'uses this',
      'using this',
      'many+dentist',
      'many+clinic',
      'many+client',
      'many+customer',
      'name+client',
      'name+customer',
      'name one',
      'clients do you have',
      'customers do you have',
      'who are your clients',
      'who are your customers',
    ],
    says: `I cannot name one: on this sample site the clients, their words and the figures are invented. Once there are real ones, we name a client only with their written consent. Ask for a reference on the discovery call: ${LINKS.discoveryCall}`,
    published: `We name a client only with their written consent, and I know of no others. Whatever is invented on this site is marked “${sampleLegend.mark}”. Offer the discovery call for a reference.`,
  },
  {
    id: 'samples',
    cues: [
      'testimonial',
      'are the testimonials',
      'reviews',
      'real clients',
      'made up',
      'invented',
      'logos',
      'are those real',
      'site real',
    ],
    says: 'On this sample site they are not: people, clients, figures and voices are invented and marked as samples. Real ones take their place before it goes live.',
    published: `Whatever is invented on this site is marked “${sampleLegend.mark}” where it stands.`,
  },
  {
    id: 'reference',
    cues: [
      'one of your clients',
      'reference',
      'speak to a client',
      'talk to a client',
      'existing client',
      'case study of',
    ],
    says: `That is for the discovery call. We name a client only with their written consent, and put you in touch if they agree: ${LINKS.discoveryCall}`,
  },
]
