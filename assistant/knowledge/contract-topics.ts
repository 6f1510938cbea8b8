import { contractTerms, workedExampleFigures as figures } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { atLeastMoney, counted, money, plural } from '@/content/format'
import { engineerNames } from '@/content/engineers'
import { imprint } from '@/content/imprint'
import { addOns } from '@/content/pricing/copy'
import { measuredFrom } from '@/content/measured-from'
import { largestPlan, smallestPlan } from '@/content/pricing/plan-names'
import { plans } from '@/content/pricing/plans'
import { sampleLegend } from '@/content/sample'
import { terms } from '@/content/terms'
import { workedExample } from '../../lib/pricing/running-cost'
import { LINKS } from './links'
import { withAnswers } from './topic'

const { pricePerMonth, monthly } = workedExample(figures)
const month = money(Math.round(pricePerMonth))
/** Said while the prices of the worked example are samples. */
const samplePrices = 'sample' in figures ? ' Those are sample prices.' : ''
const aSamplePrice = 'sample' in figures ? ', a sample price' : ''
const { voiceGoLiveDays: days } = facts
const ourEngineers =
  engineerNames.length > 0
    ? `Its ${plural(engineerNames.length, { one: 'engineer is', other: 'engineers are' })} ${engineerNames.join(' and ')}. `
    : ''
const launch = plans.find(({ name }) => name === smallestPlan)
const launchWeeks = launch && 'weeks' in launch.buildWindow ? counted(launch.buildWindow.weeks, 'week') : ''

const inSamplePrices = 'sample' in figures ? ' in sample prices' : ''
const anotherSite = addOns.items.find(({ id }) => id === 'site')

/** The first paragraph of a section of the terms. */
const clause = (id: string): string => {
  const [first] = terms.sections.find((section) => section.id === id)?.blocks ?? []
  if (typeof first !== 'string')
    throw new Error(
      `content/terms.ts: no section with the id “${id}” begins with a paragraph, and the consultant quotes it. Write one, or change what it says in assistant/knowledge/contract-topics.ts.`,
    )
  return first
}

/** What a buyer asks about money, dates, the contract and the company. */
export const CONTRACT_TOPICS = withAnswers([
  {
    id: 'build-cost',
    service: 'voice',
    asked: [
      'What does the build cost?',
      'cost to build an agent for a small clinic',
      'price of a build',
      'how much would the build be for a small business',
      'one-off cost',
      'cost to start',
      'what do I pay once',
      'setup cost',
      'and to set it up',
      'what is the cheapest you have',
      'the absolute minimum price',
      'is my budget enough',
      'build price',
      'what do you charge to build it',
      'how much is the build',
    ],
    says: `Our worked example, a clinic with one agent, costs ${money(figures.buildPrice)} to build, once, and about ${month} a month to run.${samplePrices} Yours is quoted on the free discovery call: ${LINKS.discoveryCall}`,
  },
  {
    id: 'enterprise-price',
    asked: [
      'Is $100k the least you take?',
      'does it start at 100k',
      'minimum budget 100,000',
      'is the minimum price $100k',
    ],
    says: `No. ${atLeastMoney(facts.enterpriseProgramPrice)} is for phased enterprise programmes. A small business begins with ${smallestPlan}; our worked example of one is ${money(figures.buildPrice)} to build${aSamplePrice}.`,
  },
  {
    id: 'month-cost',
    service: 'voice',
    asked: [
      'What will I pay each month?',
      'monthly cost',
      'how much per month',
      'what does it cost a month',
      'monthly bill',
      'cost per month for a clinic',
    ],
    says: `Our worked example, ${figures.callsPerDay} calls a day of ${counted(figures.minutesPerCall, 'minute')}, comes to about ${month} a month. ${money(monthly.minutes)} of it are connected minutes at ${counted(facts.callCentsPerMinute, 'cent')}; the rest is the number, messages and model usage, at cost.`,
  },
  {
    id: 'not-included',
    asked: [
      'What is not included in the minute price?',
      'what is not included in the 7 cents',
      'what comes on top of the 7 cents',
      'extra costs',
      'model usage',
      'are taxes included',
      'are phone numbers included',
      'is VAT included',
      'what is billed apart',
      'what does a text message cost',
    ],
    says: `Telephone numbers, messages and model usage. They are billed apart, at what their providers charge us. Your own tools and taxes come on top. You can set a monthly ceiling: at it, calls ring through to your own phone or voicemail.`,
  },
  {
    id: 'hidden-fees',
    asked: [
      'Are there hidden charges?',
      'any hidden charges',
      'hidden costs',
      'any surprise costs',
      'does that include everything',
      'is there a setup fee',
      'is the minute price on top of the build or included',
    ],
    says: `No fee is hidden: each is named in the statement of work before you sign. Beside the build and ${counted(facts.callCentsPerMinute, 'cent')} a connected minute you pay numbers, messages and model usage at cost. You can set a monthly ceiling.`,
  },
  {
    id: 'deposit',
    asked: [
      'Do I pay a deposit?',
      'do I have to pay a deposit',
      'pay upfront',
      'do I pay everything up front',
      'do we pay anything now',
      'what do I pay first',
      'is there a down payment',
      'what do I pay up front',
    ],
    says: `Yes. Half of the build is due at the start and half on acceptance, each within ${counted(contractTerms.invoice.days, 'day')} of the invoice. Before that you owe nothing: the discovery call is free.`,
    // The line on payment has it.
    published: false,
  },
  {
    id: 'payment',
    asked: [
      'How do I pay?',
      'when do I pay',
      'payment terms',
      'pay in instalments',
      'invoices',
      'do you take credit cards from us',
      'pay monthly',
      'do you offer a payment plan',
      'can I pay it off over time',
      'split the payment',
    ],
    says: `Half of the build is due at the start and half on acceptance, each within ${counted(contractTerms.invoice.days, 'day')} of the invoice. Minutes are billed as they are used. The discovery call costs nothing.`,
  },
  {
    id: 'minimum-term',
    asked: [
      'Is there a minimum contract?',
      'minimum term',
      'is there a contract',
      'are we locked in',
      'how long am I bound',
      'commitment',
      'contract length',
      'do you lock people in',
      'do I have to sign a long contract',
      'sign a contract for a year',
      'how long are you tied in',
      'is there a contract I can read',
    ],
    says: `There is no minimum term. A running service ends with ${counted(contractTerms.notice.days, 'day')}’ written notice, and an ${largestPlan} programme can stop at the end of any phase.`,
  },
  {
    id: 'ending',
    asked: [
      'Can I cancel?',
      'what if I want to cancel',
      'how do I cancel later',
      'end the contract',
      'get out of the contract',
      'leaving you',
      'terminate',
      'how do we quit',
      'notice period',
      'can I stop any time',
      'can I cancel whenever I like',
      'can we stop any time we want',
      'is there a fee if I cancel early',
      'cancellation fee',
      'stuck with you',
      'quit after a month',
      'what do I lose if I stop',
      'if I do not like it after a month what do I lose',
      'how much notice do you need to cancel',
      'how much notice',
      'what happens to my phone number when I cancel',
      'what happens to my number then',
      'do I keep my number when I leave',
    ],
    says: `You can cancel whenever you like: there is no minimum term. A running service ends with ${counted(contractTerms.notice.days, 'day')}’ written notice, and no fee for that is named. You get the code, prompts, numbers and data in a form that another team can use, and a handover hour at no charge.`,
  },
  {
    id: 'counted-times',
    asked: [
      'Why do the times on the site differ?',
      'why does one page say 7-14 days and another 2-4 weeks',
      'your dates contradict each other',
      'days or weeks which one is it',
    ],
    says: `They count different things. ${counted(days, 'day')} run ${measuredFrom.agent}. ${launchWeeks}, for the ${smallestPlan} plan, run ${measuredFrom.plan}. Pricing draws all of them on one rule.`,
  },
  {
    id: 'date',
    asked: [
      'Can you be live by a certain date?',
      'can you be live before christmas',
      'we want to be live by March',
      'live before easter',
      'ready by the end of the month',
      'deadline is 1 June',
      'can you do it by summer',
      'can it be there by monday',
      'can you set it up this week',
    ],
    says: `Typically an agent takes ${counted(days, 'day')}, ${measuredFrom.agent}, and an MVP ${counted(facts.mvpWeeks, 'week')}, ${measuredFrom.mvp}. Whether your date holds is for the discovery call; after it you get the date in writing: ${LINKS.discoveryCall}`,
  },
  {
    id: 'your-part',
    asked: [
      'What do you need from us?',
      'what do you need from me to begin',
      'what do I have to provide',
      'what should I prepare',
      'our part of the work',
      'what do I have to do',
      'how much work is it for me',
      'do I have to be technical',
      'how much of my time does it take',
    ],
    says: 'Three things: access to your number, calendar and CRM; your twenty usual questions; and one person who decides. Dates move by a day for each day that we wait for one of them.',
  },
  {
    id: 'another-site',
    asked: [
      'What about a second site?',
      'we have another location',
      'two clinics all in a range',
      'price for both clinics',
      'I have two clinics is it double',
      'do two locations cost twice as much',
      'several locations',
      'second practice',
      'we have branches',
      'many sites',
      'multiple locations',
      'do I pay the build for each site',
      'two phone numbers',
      'one number for each town',
      'does a second number change the price',
      'my second office',
      'can one agent do two cities',
      'can one agent do both',
      'one agent for two sites',
      'different opening hours at each site',
    ],
    says:
      anotherSite &&
      `Another site is an add-on with its own number, diary and opening hours, quoted ${anotherSite.countedBy}. One clinic, our worked example, is ${money(figures.buildPrice)} to build and about ${month} a month${inSamplePrices}; the minute costs ${counted(facts.callCentsPerMinute, 'cent')} at every site. Your sum for all of them is quoted on the free discovery call: ${LINKS.discoveryCall}`,
  },
  {
    id: 'ownership',
    asked: [
      'Who owns the code and the recordings?',
      'who owns the code',
      'do we own the code at the end',
      'is the source code mine',
      'who owns the recordings',
      'do I own the voice recordings',
      'do the transcripts belong to you or me',
      'when do I own it',
      'intellectual property',
      'who owns the prompts',
      'do we own it or are we stuck with you',
      'take it with us when we leave',
    ],
    says: `You do. ${clause('ownership')}`,
  },
  {
    id: 'confidentiality',
    asked: [
      'Will you sign an NDA?',
      'nda',
      'non-disclosure agreement',
      'what if you steal my idea',
      'is what I tell you confidential',
      'keep it secret',
    ],
    says: `Confidentiality is in our terms already. ${clause('confidentiality')} An NDA of your own is for the discovery call: ${LINKS.discoveryCall}`,
  },
  {
    id: 'without-us',
    asked: [
      'What if you go out of business?',
      'what if you go bankrupt',
      'what happens if your company disappears',
      'will you still exist in three years',
      'insolvency',
      'you shut down',
      'how do I know that you will not disappear',
      'what if you vanish',
    ],
    says: `What you need to go on is yours: with every plan the accounts, the data and the repository are your own, with documentation that somebody new can follow. Code and prompts are yours for good once they are paid for. The terms have no clause on bankruptcy; ask for one on the discovery call: ${LINKS.discoveryCall}`,
  },
  {
    id: 'imprint',
    asked: [
      'Who is behind the company?',
      `who is behind ${facts.name}`,
      'where are you registered',
      'where are you located',
      'where are you based',
      'what is your company address',
      'are you an actual company',
      'is this legit',
      'are you a real business',
      'is this a scam',
      'what is your email address',
      'legal name imprint',
      'are you a real company or a scam',
    ],
    says: `The company is ${imprint.legalName}, ${imprint.address}, represented by ${imprint.represented}. ${ourEngineers}Its e-mail is ${imprint.email}. The imprint is the last section of the terms.`,
  },
  {
    id: 'real-clients',
    asked: [
      'Who uses this already?',
      'one real dentist who uses this',
      'how many clinics do you work for',
      'how many dentists',
      'who else uses this',
      'name a client of yours',
      'name one',
      'like who',
      'who are your customers',
      'are these clients real',
      'are the reviews on your site fake',
      'is this clinic a real place that I can call',
      'how many customers do you have',
      'have you done this for a dentist before',
      'have you built one for a clinic',
      'a real one and not a sample',
      'have you any proof or real customers',
      'restaurants that use it that I could ask',
      'where can I see one that is in use',
      'anything that is not fake',
      'have you done this for another restaurant',
    ],
    says: `I cannot name one: on this sample site the clients, their words and the figures are invented. Once there are real ones, we name a client only with their written consent. Ask for a reference on the discovery call: ${LINKS.discoveryCall}`,
    published: `We name a client only with their written consent, and I know of no others. Whatever is invented on this site is marked “${sampleLegend.mark}”. Offer the discovery call for a reference.`,
  },
  {
    id: 'samples',
    asked: [
      'Are the testimonials real?',
      'are those reviews real',
      'are those figures real',
      'are those real',
      'is it made up',
      'are the logos real clients',
      'fake testimonials',
      'invented case studies',
      'is this site real',
      'your site says sample everywhere',
      'why is everything a sample',
    ],
    says: 'People, clients, their words, figures and voices on this sample site are not real: they are invented, and marked as samples. Real ones take their place before it goes live.',
    published: `Whatever is invented on this site is marked “${sampleLegend.mark}” where it stands.`,
  },
  {
    id: 'reference',
    asked: [
      'Can I speak to one of your clients?',
      'talk to an existing client',
      'any references I can call',
      'a reference please',
      'speak to a customer of yours',
      'do you have a dental client I can talk to',
      'is there a clinic I can call and ask',
      'can one of your customers tell me about it',
    ],
    says: `That is for the discovery call. We name a client only with their written consent, and put you in touch if they agree: ${LINKS.discoveryCall}`,
  },
])
