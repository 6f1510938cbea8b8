import { measuredFrom } from '@/content/measured-from'
import { facts } from '@/content/facts'
import { counted, usd } from '@/content/format'
import { faq } from '@/content/home/faq'
import { serviceCards } from '@/content/knowledge'
import { addOns } from '@/content/pricing/copy'
import { pricingQuestions } from '@/content/pricing/faq'
import { plans, type Plan } from '@/content/pricing/plans'
import { contractTerms } from '@/content/contract-figures'
import { stack } from '@/content/services'
import { LINKS } from './links'
import { sampleLegend } from '@/content/sample'
import { answerOf, type Topic } from './topic'

const { voiceGoLiveDays: days, mvpWeeks: weeks, discoveryCall, deepDive } = facts

const deepDiveGives = addOns.items.find(({ title }) => title === 'Founder deep-dive')?.text ?? ''
const webStack = (stack.find(({ title }) => title === 'Product')?.technologies ?? [])
  .slice(0, 3)
  .map(({ name }) => name)
  .join(', ')

const buildWindow = ({ buildWindow: window }: Plan) =>
  'weeks' in window
    ? `It takes ${counted(window.weeks, 'week')}, ${measuredFrom.plan}.`
    : 'Its dates are agreed on the call.'

const planTopics: Topic[] = plans.map((plan) => ({
  id: `plan-${plan.name.toLowerCase()}`,
  cues: [plan.name.toLowerCase(), `${plan.name.toLowerCase()} plan`],
  says: `${plan.name} is ${plan.subtitle.toLowerCase()}. ${plan.description} ${buildWindow(plan)}`,
}))

const serviceTopics: Topic[] = serviceCards
  .filter(({ id }) => id !== 'enterprise')
  .map(({ id, title, oneLiner, weeks: duration, plan }) => ({
    id,
    cues: [
      title.toLowerCase(),
      ...title
        .toLowerCase()
        .split(' ')
        .slice(-1)
        .filter((word) => word !== 'voice'),
    ],
    says: `${title}. ${oneLiner} It takes about ${counted(duration, 'week')}, ${measuredFrom.service}, and belongs to the ${plan} plan.`,
  }))

/** What is offered, what it costs, how long it takes and how to book it. */
export const OFFER_TOPICS: readonly Topic[] = [
  {
    id: 'services',
    cues: [
      'service',
      'what do you do',
      'what do you offer',
      'what can you',
      'offer',
      'who are callwright',
      'tell me about',
      'help',
    ],
    says: 'We build two things: AI voice agents that answer, call back and follow up, and MVPs that founders build a company on. Which would you like to hear about?',
  },
  {
    id: 'voice-agents',
    cues: [
      'voice agent',
      'agent',
      'receptionist',
      'phone',
      'inbound',
      'outbound',
      'callback',
      'missed call',
      'answering',
    ],
    says: 'A voice agent answers on the first ring, says that it is an AI, and books. From the Scale plan it also calls back, follows up, and writes its notes into your CRM.',
  },
  {
    id: 'mvp',
    cues: ['mvp', 'micro-saas', 'saas', 'product', 'prototype', 'startup', 'founder idea', 'app', 'build my'],
    says: `An MVP is clickable in the first week and typically takes ${counted(weeks, 'week')}, ${measuredFrom.mvp}. The code is in your repository from the first commit.`,
  },
  {
    id: 'mvp-price',
    cues: [
      'mvp+cost',
      'mvp+price',
      'mvp+how much',
      'mvp+much',
      'mvp+budget',
      'mvp+quote',
      'mvp+charge',
      'app+cost',
      'app+how much',
      'app+price',
      'product+cost',
      'prototype+cost',
      'saas+cost',
    ],
    says: `An MVP is quoted, because two on the same plan cost different amounts and a list price would be wrong for both. You get a fixed price on the free ${discoveryCall.minutes}-minute call and in writing after it, and it does not move once you have signed. Half is due at the start and half on acceptance, each within ${counted(contractTerms.invoice.days, 'day')} of the invoice; book the call here: ${LINKS.discoveryCall}`,
  },
  {
    id: 'live-mvp',
    cues: [
      'live mvp',
      'see+mvp',
      'show+mvp',
      'mvp+example',
      'mvp+built',
      'show+product',
      'see+product',
      'mvp+portfolio',
      'portfolio',
    ],
    says: `I cannot show you a client’s: the case studies on this sample site are invented. Your own would be clickable in the first week. Ask to see one of ours on the free call: ${LINKS.discoveryCall}`,
    published: `The case studies show products, some with a link; whatever is invented there is marked “${sampleLegend.mark}”. Your own is clickable in the first week.`,
  },
  {
    id: 'native-app',
    cues: [
      'ios',
      'ios app',
      'android',
      'iphone',
      'ipad',
      'mobile app',
      'native app',
      'iphone+app',
      'android+app',
      'app store',
      'phone app',
    ],
    says: `Our products are listed with a web stack: ${webStack}. Whether yours needs an app for iOS or Android is for the discovery call: ${LINKS.discoveryCall}`,
  },
  {
    id: 'prices',
    cues: [
      'price',
      'pricing',
      'cost',
      'agent cost',
      'agents cost',
      'voice agent cost',
      'how much',
      'expensive',
      'cheap',
      'budget',
      'fee',
      'quote',
      'pay',
    ],
    says: `Connected time runs at about ${counted(facts.callCentsPerMinute, 'cent')} a minute; numbers, messages and model usage come beside it, at cost. The build depends on your call volume, so it is quoted on the free call. Pricing has a worked example.`,
  },
  {
    id: 'running-cost',
    cues: ['running cost', 'cost to run', 'per minute', 'a minute', 'monthly', 'per month', 'cents'],
    says: answerOf(pricingQuestions, 'running-cost'),
  },
  {
    id: 'plans',
    cues: ['plan', 'plans', 'package', 'tier', 'option'],
    says: `There are three plans. ${plans.map(({ name, subtitle }) => `${name}: ${subtitle.toLowerCase()}.`).join(' ')} Most people take ${plans.find(({ popular }) => popular)?.name ?? 'the first'}.`,
  },
  ...planTopics,
  {
    id: 'timelines',
    cues: [
      'how long',
      'how soon',
      'how fast',
      'how quick',
      'when can',
      'when could',
      'when will',
      'when would',
      'timeline',
      'deadline',
      'go live',
      'go-live',
      'ready',
      'weeks',
      'days',
    ],
    says: answerOf(faq.items, 'speed'),
  },
  {
    id: 'mvp-timeline',
    cues: ['how long mvp', 'mvp take', 'mvp live', 'long does an mvp', 'soon could an mvp', 'build an mvp'],
    says: `An MVP typically takes ${counted(weeks, 'week')}, ${measuredFrom.mvp}. It is clickable in the first one.`,
    // The line on timelines has it.
    published: false,
  },
  {
    id: 'agent-timeline',
    cues: [
      'voice agent take',
      'agent take',
      'agent live',
      'agent be live',
      'agent ready',
      'long does an agent',
      'voice agent be',
    ],
    says: `A voice agent typically takes ${counted(days, 'day')}, ${measuredFrom.agent}.`,
    published: false,
  },
  ...serviceTopics,
  {
    id: 'booking',
    cues: [
      'book',
      'booking',
      'appointment',
      'schedule',
      'meeting',
      'discovery',
      'discovery call',
      'calendar',
      'link',
      'get started',
      'start',
      'next step',
      'sign up',
    ],
    says: `The discovery call is ${counted(discoveryCall.minutes, 'minute')} and free. Book it here: ${LINKS.discoveryCall}`,
  },
  {
    id: 'after-booking',
    cues: [
      'after i book',
      'once i book',
      'when i book',
      'if i book',
      'after+booking',
      'book+what happens',
      'booked+what happens',
      'book+then what',
      'booked+what now',
      'what happens next',
      'happens on the call',
      'happens in the call',
      'happens on the discovery call',
    ],
    says: `A calendar opens, you pick a day, and a person confirms, ${measuredFrom.reply}. The discovery call takes ${counted(discoveryCall.minutes, 'minute')}, by video, and is free. It ends with a timeline and a price, which you get in writing after it.`,
  },
  {
    id: 'deep-dive',
    cues: [
      'deep-dive',
      'deep dive',
      'deepdive',
      'workshop',
      'paid session',
      'consultation',
      `${deepDive.priceUsd}`,
      usd(deepDive.priceUsd),
      `the ${usd(deepDive.priceUsd)}`,
      `${deepDive.priceUsd} dollars`,
    ],
    says: `The deep-dive is a paid working session for founders, at ${usd(deepDive.priceUsd)}. You leave with the plan: ${deepDiveGives.charAt(0).toLowerCase()}${deepDiveGives.slice(1)} Book it here: ${LINKS.deepDive}`,
  },
  {
    id: 'talk-to-person',
    cues: [
      'talk+human',
      'talk+person',
      'talk+someone',
      'talk+somebody',
      'speak+human',
      'speak+person',
      'speak+someone',
      'speak+somebody',
      'human now',
      'want a human',
      'need a human',
      'get a human',
      'want a person',
      'call me back',
      'sales rep',
      'talk+founder',
      'speak+founder',
    ],
    says: `Yes: a person is on the free ${discoveryCall.minutes}-minute discovery call, and one replies on WhatsApp, ${measuredFrom.reply}. An agent answers our own phone and hands over to a person when you ask. Book the call here: ${LINKS.discoveryCall}`,
  },
  {
    id: 'contact',
    cues: [
      'contact',
      'telephone',
      'phone number',
      'number',
      'whatsapp',
      'email',
      'reach you',
      'write to you',
      'call you',
      'ring you',
    ],
    says: `Ring us or write on WhatsApp: ${LINKS.phone}. An agent answers the phone; a person replies, ${measuredFrom.reply}.`,
  },
]
