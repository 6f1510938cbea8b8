import { measuredFrom } from '@/content/measured-from'
import { flagshipCases } from '@/content/case-studies'
import { facts } from '@/content/facts'
import { counted, grouped, money, spelledOut } from '@/content/format'
import { faq } from '@/content/home/faq'
import { serviceCards } from '@/content/service-library'
import { comparisonGroups, type ComparisonValue } from '@/content/pricing/comparison'
import { addOns, runningCostSection } from '@/content/pricing/copy'
import { pricingQuestions } from '@/content/pricing/faq'
import { nextPlan, smallestPlan } from '@/content/pricing/plan-names'
import { plans, type Plan } from '@/content/pricing/plans'
import { contractTerms, workedExampleFigures as figures } from '@/content/contract-figures'
import { stack } from '@/content/services'
import { workedExample } from '../../lib/pricing/running-cost'
import { LINKS } from './links'
import { sampleLegend } from '@/content/sample'
import { answerOf, withAnswers, type Topic } from './topic'

const { voiceGoLiveDays: days, mvpWeeks: weeks, discoveryCall, deepDive } = facts

const deepDiveGives = addOns.items.find(({ id }) => id === 'deep-dive')?.text
const webStack = stack.find(({ id }) => id === 'product')?.technologies.slice(0, 3)

const buildWindow = ({ buildWindow: window }: Plan) =>
  'weeks' in window
    ? `It takes ${counted(window.weeks, 'week')}, ${measuredFrom.plan}.`
    : 'Its dates are agreed on the call.'

const planTopics: Topic[] = plans.map((plan) => ({
  id: `plan-${plan.name.toLowerCase()}`,
  asked: [
    `What is in the ${plan.name} plan?`,
    `tell me about ${plan.name}`,
    `${plan.name} plan`,
    `what else is in the ${plan.name} plan`,
  ],
  says: `${plan.name} is ${plan.subtitle.toLowerCase()}. ${plan.description} ${buildWindow(plan)}`,
}))

function howToReachUs(): string {
  const { phone, whatsApp, discoveryCall: book } = LINKS
  const reply = `a person replies, ${measuredFrom.reply}.`
  if (!phone && !whatsApp) return `We have no number to ring. Book a call with a person here: ${book}`
  if (!phone) return `Write to us on WhatsApp, where ${reply} It is here: ${whatsApp}`
  return `${whatsApp ? 'Ring us or write on WhatsApp' : 'Ring us'}: ${phone}. An agent answers the phone; ${reply}`
}

const valueOf = (value: ComparisonValue) => (value === true ? 'yes' : value === false ? 'no' : value)
const slug = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')

/** What the plans differ in, line by line. */
const featureTopics: Topic[] = comparisonGroups
  .flatMap(({ rows }) => rows)
  .filter(({ services }) => !services.every((service) => service === 'both'))
  .map(({ label, values }) => ({
    id: `feature-${slug(label)}`,
    asked: [`Which plan has ${label}?`, `which plan do I need for ${label}`, `is ${label} in the plan`],
    says: `${label}: ${plans.map(({ name }) => `${name} ${valueOf(values[name])}`).join(', ')}.`,
  }))

const serviceTopics: Topic[] = serviceCards
  .filter(({ id }) => id !== 'enterprise')
  .map(({ id, title, oneLiner, weeks: duration, plan, category }) => ({
    id,
    ...(category === 'mvp' && { service: category }),
    asked: [`What is ${title}?`, `tell me about the ${title}`, title],
    says: `${title}. ${oneLiner} It takes about ${counted(duration, 'week')}, ${measuredFrom.service}, and belongs to the ${plan} plan.`,
  }))

/** What is offered, what it costs, how long it takes and how to book it. */
export const OFFER_TOPICS = withAnswers([
  {
    id: 'services',
    asked: [
      'What do you do?',
      'what do you actually do',
      'what do you offer',
      'what can you build for us',
      "tell me about your company's services",
      'what is this',
      'what can you help with',
      'what are you selling',
      'how can you help me',
      'which services do you have',
    ],
    says: 'We build two things: AI voice agents that answer, call back and follow up, and MVPs that founders build a company on. Which would you like to hear about?',
  },
  {
    id: 'voice-agents',
    service: 'voice',
    asked: [
      'What is a voice agent?',
      'whats an ai voice agent',
      'how does a voice agent work',
      'explain it simply',
      'explain it in simple words',
      'what does the agent do on the phone',
      'can it answer our phone',
      'tell me about voice agents',
      'what can the receptionist do',
      'we miss calls',
      'nobody picks up the phone',
      'answer missed calls',
      'I need a voice agent',
      'I want an AI receptionist',
      'someone to answer the phone',
      'patients hang up because nobody answers',
      'our receptionist is busy at lunch and callers hang up',
      'nobody answers at lunch, can you fix that',
    ],
    says: `A voice agent answers on the first ring, says that it is an AI, and books. From the ${nextPlan} plan it also calls back, follows up, and writes its notes into your CRM.`,
  },
  {
    id: 'mvp',
    service: 'mvp',
    asked: [
      'What is an MVP?',
      'tell me about MVPs',
      'do you build apps',
      'can you build my product idea',
      'I need an MVP',
      'I want a prototype for my startup',
      'build a web app',
      'micro-saas',
      'we need an app for our drivers',
      'I have an idea for an app',
      'build a marketplace',
      'software development',
    ],
    says: `An MVP is clickable in the first week and typically takes ${counted(weeks, 'week')}, ${measuredFrom.mvp}. The code is in your repository from the first commit.`,
  },
  {
    id: 'mvp-price',
    service: 'mvp',
    asked: [
      'What does an MVP cost?',
      'how much is an MVP',
      'price of an MVP',
      'how much do you charge to build an app',
      'cost of a prototype',
      'quote for a saas product',
      'budget for an app',
      'is our budget enough for an app',
      'is twenty thousand enough for a product',
      'what would you charge for a product like that',
      'what would a product like that cost',
      'how much is that',
    ],
    says: `An MVP is quoted, because two on the same plan cost different amounts and a list price would be wrong for both. You get a fixed price on the free ${grouped(discoveryCall.minutes)}-minute call and in writing after it, and it does not move once you have signed. Half is due at the start and half on acceptance, each within ${counted(contractTerms.invoice.days, 'day')} of the invoice; book the call here: ${LINKS.discoveryCall}`,
  },
  {
    id: 'missed-only',
    service: 'voice',
    asked: [
      'Do I pay for all calls or just the missed ones?',
      'do I have to pay for every call',
      'do I only pay for the calls that it answers',
      'can it take only the calls that we miss',
      'price only the calls that we miss',
      'is it cheaper if it only takes some calls',
      'cheaper if it only works at night',
      'what do I pay when nobody calls',
      'is there a monthly fee without calls',
      'is there a minimum fee per month',
    ],
    says: runningCostSection.lead,
    // The lines on the minute and on the telephone system have it.
    published: false,
  },
  {
    id: 'case-studies',
    asked: [
      'Do you have case studies?',
      'show me a case study',
      'show me a restaurant case study',
      'what results have you had',
      'examples of your work',
      'show me another business that you did this for',
      'examples in my trade',
    ],
    says:
      flagshipCases.length > 0
        ? `The page Case Studies has ${spelledOut(flagshipCases.length)} in figures: ${flagshipCases.map(({ title }) => title).join(', ')}. They are samples on this site; ask for a real one on the free call: ${LINKS.discoveryCall}`
        : undefined,
    // The line on products has it.
    published: false,
  },
  {
    id: 'live-mvp',
    asked: [
      'Can I see an MVP that you built?',
      'show me a live MVP',
      'do you have a portfolio',
      'any example of an MVP',
      'show me products you made',
    ],
    says: `I cannot show you a client’s: the case studies on this sample site are invented. Your own would be clickable in the first week. Ask to see one of ours on the free call: ${LINKS.discoveryCall}`,
    published: `The case studies show products, some with a link; whatever is invented there is marked “${sampleLegend.mark}”. Your own is clickable in the first week.`,
  },
  {
    id: 'native-app',
    asked: [
      'Do you build iPhone and Android apps?',
      'iOS app',
      'can you build an iphone app',
      'android app',
      'mobile app',
      'will it be in the app store',
      'iphone and android',
      'native app for phones',
    ],
    says:
      webStack &&
      `Our products are listed with a web stack: ${webStack.map(({ name }) => name).join(', ')}. Whether yours needs an app for iOS or Android is for the discovery call: ${LINKS.discoveryCall}`,
    isForTheCall: true,
  },
  {
    id: 'prices',
    service: 'voice',
    asked: [
      'What does it cost?',
      'how much is it',
      'what are your prices',
      'price list',
      'pricing',
      'price of a voice agent',
      'how much does the agent cost',
      'what does a voice agent cost',
      'what does it cost in pounds or euros',
      'what does it cost for two restaurants',
      'just tell me the price',
      'how expensive is it',
      'what is the fee',
      'cost of answering our calls',
      'how much is that',
      'what does it cost for a clinic',
      'how much is it for a restaurant',
      'price for a law firm',
      'what would it cost for my business',
    ],
    says: `Connected time runs at about ${counted(facts.callCentsPerMinute, 'cent')} a minute; numbers, messages and model usage come beside it, at cost. The build depends on your calls, so it is quoted on the free call. Our worked example, a small clinic with ${counted(figures.callsPerDay, 'call')} a day, is ${money(figures.buildPrice)} to build, once, and about ${money(Math.round(workedExample(figures).pricePerMonth))} a month${'sample' in figures ? ', in sample prices' : ''}.`,
    published: `Connected time runs at about ${counted(facts.callCentsPerMinute, 'cent')} a minute; numbers, messages and model usage come beside it, at cost. The build is quoted on the free call; name that of the worked example with it.`,
  },
  {
    id: 'running-cost',
    service: 'voice',
    asked: [
      'What does a minute cost?',
      'price per minute',
      'how much per minute',
      'running cost',
      'cost to run it',
      'what do you charge for a minute',
      'cents a minute',
      'price of connected time',
    ],
    says: answerOf(pricingQuestions, 'running-cost'),
  },
  {
    id: 'plans',
    asked: [
      'Which plans are there?',
      'what plans do you have',
      'packages',
      'which tiers',
      'which plan do I need',
      'difference between the plans',
      `compare ${smallestPlan} and ${nextPlan}`,
      'difference between the first two',
      'what would you recommend',
      'what do you suggest for us',
    ],
    says: `There are three plans. ${plans.map(({ name, subtitle }) => `${name}: ${subtitle.toLowerCase()}.`).join(' ')} Most people take ${plans.find(({ popular }) => popular)?.name ?? 'the first'}.`,
  },
  ...planTopics,
  ...featureTopics,
  {
    id: 'timelines',
    asked: [
      'How long does it take?',
      'how fast can we go live',
      'how soon can we start using it',
      'how soon can you start',
      'when can you start',
      'timeline',
      'how quick is it up and running',
      'when will it be ready',
      'how many weeks',
      'how many days until it is live',
      'what is the delivery time',
      'how fast are you',
      'when could it go live if we sign now',
      'how many weeks until the first version',
    ],
    says: answerOf(faq.items, 'speed'),
  },
  {
    id: 'mvp-timeline',
    service: 'mvp',
    asked: [
      'How long does an MVP take?',
      'how soon could an MVP be live',
      'when is the app ready',
      'MVP in two weeks',
      'how long till first users',
      'time to build an MVP',
      'fastest to something that we can show investors',
      'ready for a demo day',
      'prototype to show to investors',
      'is eight weeks enough',
      '8 weeks until my demo day',
      'is that date doable',
    ],
    says: `An MVP typically takes ${counted(weeks, 'week')}, ${measuredFrom.mvp}. It is clickable in the first one.`,
    // The line on timelines has it.
    published: false,
  },
  {
    id: 'agent-timeline',
    service: 'voice',
    asked: [
      'How long does a voice agent take?',
      'when can my voice agent be live',
      'how long until it answers our phone',
      'how soon could an agent be ready',
      'days until the agent takes calls',
    ],
    says: `A voice agent typically takes ${counted(days, 'day')}, ${measuredFrom.agent}.`,
    published: false,
  },
  ...serviceTopics,
  {
    id: 'booking',
    asked: [
      'How do I book a call?',
      'book',
      'I want to book a call',
      'please book the free call',
      'yes book the free call',
      'book a discovery call',
      'schedule a meeting with you',
      'I want an appointment with you',
      'can i book an appointment with you',
      'how do we get started',
      'how do we start',
      'what is the next step',
      'sign up',
      'send me the booking link',
      'what now',
      'ok what next',
    ],
    says: `The discovery call is ${counted(discoveryCall.minutes, 'minute')} and free. Book it here: ${LINKS.discoveryCall}`,
  },
  {
    id: 'after-booking',
    asked: [
      'What happens after I book?',
      'what happens next once I have booked',
      'and when I book then what',
      'how does it go after booking the call',
      'what happens on the discovery call',
      'how long is that first call',
      'is the first call free',
      'is the other call free',
      'is the call on zoom',
      'is it by video',
      'how does the meeting work',
      'do I have to be on camera',
    ],
    says: `A calendar opens, you pick a day, and a person confirms, ${measuredFrom.reply}. The discovery call takes ${counted(discoveryCall.minutes, 'minute')}, by video or phone, and is free. It ends with a timeline and a price, which you get in writing after it.`,
  },
  {
    id: 'deep-dive',
    asked: [
      'What is the deep-dive?',
      `what do I get for the ${money(deepDive.price)}`,
      `what do I get for the ${deepDive.price} dollars`,
      `why is the deep dive ${deepDive.price} dollars`,
      `is the ${money(deepDive.price)} worth it`,
      'what happens in the paid session',
      'paid workshop for founders',
      'consultation with the founder',
      'do I need the paid session or is the free call enough',
      'difference between the free call and the deep-dive',
      'what is the 250 thing for',
      'what is the price of the deep-dive',
    ],
    says: `The deep-dive is a paid working session for founders, at ${money(deepDive.price)}. ${deepDiveGives ? `You leave with the plan: ${deepDiveGives.charAt(0).toLowerCase()}${deepDiveGives.slice(1)} ` : ''}Book it here: ${LINKS.deepDive}`,
  },
  {
    id: 'talk-to-person',
    asked: [
      'Can I talk to a person?',
      'I want to talk to a human',
      'let me speak to somebody real',
      'can I speak to someone now',
      'get me a human',
      'call me back, I want a human',
      'talk to sales',
      'talk to the founder',
      'is there a real person I can talk to',
      'let me talk to a real one',
      'put me through to a human',
    ],
    says: [
      `Yes: a person is on the free ${grouped(discoveryCall.minutes)}-minute discovery call${LINKS.whatsApp ? `, and one replies on WhatsApp, ${measuredFrom.reply}` : ''}.`,
      ...(LINKS.phone ? ['An agent answers our own phone and hands over to a person when you ask.'] : []),
      `Book the call here: ${LINKS.discoveryCall}`,
    ].join(' '),
  },
  {
    id: 'contact',
    asked: [
      'How can I reach you?',
      'what is your phone number',
      'your phone number',
      'contact details',
      'whatsapp number of yours',
      'can I write to you',
      'how do I call you',
      'do you have a telephone number I can ring',
      'do you have a phone I can call',
    ],
    says: howToReachUs(),
  },
])
