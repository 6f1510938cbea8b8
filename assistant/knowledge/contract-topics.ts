import { contractTerms, workedExampleFigures as figures } from '../../content/contract-figures'
import { facts } from '../../content/facts'
import { range, thousandsOfUsd, usd } from '../../content/format'
import { imprint } from '../../content/imprint'
import { measuredFrom } from '../../content/measured-from'
import { plans } from '../../content/pricing/plans'
import { sampleLegend } from '../../content/sample'
import { workedExample } from '../../lib/site/worked-example'
import { LINKS } from './links'
import type { Topic } from './topic'

const { usdPerMonth, monthly } = workedExample(figures)
const month = usd(Math.round(usdPerMonth))
/** Said while the prices of the worked example are samples. */
const samplePrices = 'sample' in figures ? ' Those are sample prices.' : ''
const aSamplePrice = 'sample' in figures ? ', a sample price' : ''
const { voiceGoLiveDays: days } = facts
const launch = plans.find(({ name }) => name === 'Launch')
const launchWeeks = launch && 'weeks' in launch.buildWindow ? range(launch.buildWindow.weeks) : ''

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
    says: `No. ${thousandsOfUsd(facts.enterpriseProgramUsd)} is for phased enterprise programmes. A small business begins with Launch; our worked example of one is ${usd(figures.buildUsd)} to build${aSamplePrice}.`,
  },
  {
    id: 'month-cost',
    cues: ['each month', 'per month', 'a month', 'monthly', 'monthly cost', 'pay each'],
    says: `Our worked example, ${figures.callsPerDay} calls a day of ${figures.minutesPerCall} minutes, comes to about ${month} a month. ${usd(monthly.minutes)} of it are connected minutes at ${facts.callCentsPerMinute} cents; the rest is the number, messages and model usage, at cost.`,
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
    says: `No fee is hidden: each is named in the statement of work before you sign. Beside the build and ${facts.callCentsPerMinute} cents a connected minute you pay numbers, messages and model usage at cost. You can set a monthly ceiling.`,
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
    ],
    says: `Half of the build is due at the start and half on acceptance, each within ${contractTerms.invoice.days} days of the invoice. Minutes are billed as they are used. The discovery call costs nothing.`,
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
    says: `There is no minimum term. A running service ends with ${contractTerms.notice.days} days’ written notice, and an Enterprise programme can stop at the end of any phase.`,
  },
  {
    id: 'ending',
    cues: ['want to cancel', 'cancel', 'leave you', 'end the contract', 'terminate', 'quit'],
    says: `You give ${contractTerms.notice.days} days’ written notice. You get the code, prompts, numbers and data in a form that another team can use, and a handover hour at no charge.`,
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
    says: `They count different things. ${range(days)} days run ${measuredFrom.agent}. ${launchWeeks} weeks, for the Launch plan, run ${measuredFrom.plan}. Pricing draws all of them on one rule.`,
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
    says: `Typically an agent takes ${range(days)} days, ${measuredFrom.agent}. Whether your date holds is for the discovery call; after it you get the date in writing: ${LINKS.discoveryCall}`,
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
    id: 'imprint',
    cues: [
      'who is behind',
      'registered',
      'imprint',
      'legal name',
      'address',
      'who owns',
      'company behind',
      'where are you based',
      'email',
    ],
    says: `${imprint.legalName}, ${imprint.address}. ${imprint.represented}, answers for it. The engineers are ${imprint.engineers.join(' and ')}. E-mail: ${imprint.email}. The imprint is the last section of the terms.`,
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
