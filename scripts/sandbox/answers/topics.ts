import { business, industries } from '../../../content/business'
import { range } from '../../../content/figures'
import { faq } from '../../../content/home/faq'
import { serviceCards } from '../../../content/knowledge'
import { pricingFaq } from '../../../content/pricing/faq'
import { plans, type Plan } from '../../../content/pricing/plans'
import { founder } from '../../../content/team'
import { LINKS } from './links'

/** Something that the consultant can be asked about. */
export interface Topic {
  id: string
  /**
   * What gives the topic away. One word matches the beginning of a word of the question; several words match
   * as they stand, and count more.
   */
  cues: readonly string[]
  says: string
}

const { voiceGoLiveDays: days, mvpWeeks: weeks, discoveryCall, deepDive, paybackMonths } = business

const answerOf = (questions: ReadonlyArray<{ id: string; answer: string }>, id: string): string => {
  const found = questions.find((question) => question.id === id)
  if (!found) throw new Error(`The site's content has no question ${id}.`)
  return found.answer
}

const buildWindow = ({ buildWindow: window }: Plan) =>
  'weeks' in window ? `It is built in ${range(window.weeks)} weeks.` : 'Its dates are agreed on the call.'

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
    says: `${title}. ${oneLiner} It takes about ${duration} weeks and belongs to the ${plan} plan.`,
  }))

const [first, ...others] = industries.map((name) => name.toLowerCase())

/** Everything the consultant knows, in the words and figures of the site's own content. */
export const TOPICS: readonly Topic[] = [
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
    says: 'A voice agent answers on the first ring and says that it is an AI. It books, calls back, follows up, and writes its notes into your CRM.',
  },
  {
    id: 'mvp',
    cues: ['mvp', 'micro-saas', 'saas', 'product', 'prototype', 'startup', 'founder idea', 'app', 'build my'],
    says: `An MVP is clickable in the first week and typically live in ${range(weeks)} weeks. The code is in your repository from the first commit.`,
  },
  {
    id: 'prices',
    cues: ['price', 'pricing', 'cost', 'how much', 'expensive', 'cheap', 'budget', 'fee', 'quote', 'pay'],
    says: `Connected time runs at about ${business.callCentsPerMinute} cents a minute. The build depends on your call volume, so it is quoted on the free call, with the payback beside it.`,
  },
  {
    id: 'running-cost',
    cues: ['running cost', 'cost to run', 'per minute', 'a minute', 'monthly', 'per month', 'cents'],
    says: answerOf(pricingFaq, 'running-cost'),
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
    says: `An MVP typically takes ${range(weeks)} weeks, clickable in the first one.`,
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
    says: `A voice agent typically goes live in ${range(days)} days.`,
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
    says: `The deep-dive is a paid working session for founders, at $${deepDive.priceUsd}. You leave with the plan. Book it here: ${LINKS.deepDive}`,
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
    says: `Ring us or write on WhatsApp: ${LINKS.phone}. We usually reply within ${business.responseHours} hours.`,
  },
  {
    id: 'security',
    cues: ['secur', 'privacy', 'private', 'gdpr', 'data', 'safe', 'consent', 'hipaa', 'complian', 'stored'],
    says: answerOf(faq.items, 'security'),
  },
  {
    id: 'this-call',
    cues: ['this call', 'recording me', 'recorded', 'listening to me', 'are you recording'],
    says: 'In this demonstration nothing you say or type leaves your browser.',
  },
  {
    id: 'human',
    cues: [
      'human',
      'person',
      'handover',
      'hand over',
      'transfer',
      'speak to someone',
      'talk to someone',
      'real person',
    ],
    says: answerOf(faq.items, 'human'),
  },
  {
    id: 'custom',
    cues: ['custom', 'template', 'bespoke', 'tailored', 'white label'],
    says: answerOf(faq.items, 'custom'),
  },
  {
    id: 'stacks',
    cues: [
      'integrat',
      'stack',
      'tech',
      'crm',
      'hubspot',
      'salesforce',
      'zapier',
      'webhook',
      'api',
      'connect to',
      'tools',
    ],
    says: answerOf(faq.items, 'stacks'),
  },
  {
    id: 'languages',
    cues: ['language', 'spanish', 'german', 'french', 'accent', 'multilingual', 'translate'],
    says: `${serviceCards.find(({ id }) => id === 'global-voice')?.oneLiner ?? ''} That is Global Voice.`,
  },
  {
    id: 'industries',
    cues: [
      'industr',
      'sector',
      'clinic',
      'dentist',
      'restaurant',
      'real estate',
      'car dealer',
      'automotive',
      'school',
      'who do you work',
    ],
    says: `We work with ${first}, ${others.slice(0, -1).join(', ')} and ${others.at(-1)}. If your phone rings, it probably fits.`,
  },
  {
    id: 'reliability',
    cues: ['uptime', 'reliab', 'latency', 'slow', 'delay', 'respond', 'outage', 'scale up', 'at once'],
    says: `Our uptime target is ${business.uptimeTargetPercent}%, and an agent answers within ${business.responseSeconds} seconds, also when eleven people ring at once.`,
  },
  {
    id: 'payback',
    cues: ['payback', 'pay back', 'roi', 'return', 'worth it', 'save', 'result'],
    says: `The build pays for itself in ${range(paybackMonths)} months on average. On the discovery call we work it out for your numbers.`,
  },
  {
    id: 'guarantee',
    cues: ['guarantee', 'refund', 'does not work', "doesn't work", 'not work', 'cancel', 'stop', 'risk'],
    says: answerOf(pricingFaq, 'not-working'),
  },
  {
    id: 'growing',
    cues: [
      'upgrade',
      'change plan',
      'switch plan',
      'grow',
      'begin with launch',
      'start with launch',
      'start small',
    ],
    says: answerOf(pricingFaq, 'change-plan'),
  },
  {
    id: 'team',
    cues: ['team', 'founder', 'who are you people', 'who is behind', 'who will build', 'company', 'about us'],
    says: `${business.name} is small on purpose. ${founder.name}, the founder, is on the first call herself.`,
  },
  {
    id: 'myself',
    cues: [
      'are you',
      'are you real',
      'are you human',
      'are you a robot',
      'are you an ai',
      'robot',
      'bot',
      'who are you',
      'your name',
      'what are you',
    ],
    says: `I am an AI, and in this demonstration a recorded one. Yours would be built for you and would understand every word.`,
  },
  {
    id: 'opt-out',
    cues: ['opt-out', 'opt out', 'stop calling', 'do not call', "don't call", 'dnc', 'spam', 'unsubscribe'],
    says: 'Whoever says stop calling is never called again. The opt-out is honoured on the spot, and the list is yours.',
  },
  {
    id: 'medical',
    cues: ['medical', 'medicine', 'symptom', 'diagnos', 'doctor', 'tablets', 'pain', 'hurts'],
    says: 'I never judge anything medical, and no agent of ours does. It books an appointment or hands over to a person.',
  },
]
