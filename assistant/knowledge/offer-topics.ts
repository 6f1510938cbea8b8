import { measuredFrom } from '../../content/measured-from'
import { facts } from '../../content/facts'
import { range, usd } from '../../content/format'
import { faq } from '../../content/home/faq'
import { serviceCards } from '../../content/knowledge'
import { pricingQuestions } from '../../content/pricing/faq'
import { plans, type Plan } from '../../content/pricing/plans'
import { LINKS } from './links'
import { answerOf, type Topic } from './topic'

const { voiceGoLiveDays: days, mvpWeeks: weeks, discoveryCall, deepDive } = facts

const buildWindow = ({ buildWindow: window }: Plan) =>
  'weeks' in window
    ? `It takes ${range(window.weeks)} weeks, ${measuredFrom.plan}.`
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
    cues: [title.toLowerCase(), ...title.toLowerCase().split(' ').slice(-1)],
    says: `${title}. ${oneLiner} It takes about ${duration} weeks, ${measuredFrom.service}, and belongs to the ${plan} plan.`,
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
    says: `An MVP is clickable in the first week and typically takes ${range(weeks)} weeks, ${measuredFrom.mvp}. The code is in your repository from the first commit.`,
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
    says: `Connected time runs at about ${facts.callCentsPerMinute} cents a minute; numbers, messages and model usage come beside it, at cost. The build depends on your call volume, so it is quoted on the free call. Pricing has a worked example.`,
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
      'when',
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
    says: `An MVP typically takes ${range(weeks)} weeks, ${measuredFrom.mvp}. It is clickable in the first one.`,
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
    says: `A voice agent typically takes ${range(days)} days, ${measuredFrom.agent}.`,
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
    says: `The discovery call is ${discoveryCall.minutes} minutes and free. Book it here: ${LINKS.discoveryCall}`,
  },
  {
    id: 'deep-dive',
    cues: ['deep-dive', 'deep dive', 'deepdive', 'workshop', 'paid session', 'consultation', '250'],
    says: `The deep-dive is a paid working session for founders, at ${usd(deepDive.priceUsd)}. You leave with the plan. Book it here: ${LINKS.deepDive}`,
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
