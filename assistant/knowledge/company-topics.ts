import { retention } from '@/content/contract-figures'
import { facts, industries } from '@/content/facts'
import { counted } from '@/content/format'
import { faq } from '@/content/home/faq'
import { serviceCards } from '@/content/knowledge'
import { comparisonGroups } from '@/content/pricing/comparison'
import { pricingQuestions } from '@/content/pricing/faq'
import { founder, teamHero } from '@/content/team'
import { answerOf, type Topic } from './topic'

const { paybackMonths } = facts

const globalVoice = (serviceCards.find(({ id }) => id === 'global-voice')?.oneLiner ?? '').toLowerCase()
const languages =
  comparisonGroups.flatMap(({ rows }) => rows).find(({ label }) => label === 'Languages')?.values.Scale ?? ''

const [first, ...others] = industries.map((name) => name.toLowerCase())

/** Who stands behind it, and what they promise. */
export const COMPANY_TOPICS: readonly Topic[] = [
  {
    id: 'security',
    cues: ['secur', 'privacy', 'private', 'data', 'safe', 'complian'],
    says: answerOf(faq.items, 'security'),
  },
  {
    id: 'this-call',
    cues: ['this call', 'recording me', 'recorded', 'listening to me', 'are you recording'],
    says: 'In this demonstration nothing that you say or type leaves your computer. The notice on the panel is that of the published site, where Vapi carries the call.',
    published: `Vapi, our voice platform, transcribes this call and may record it, and deletes both after ${counted(retention.call.days, 'day')}. “Do not record” in the panel goes on without a recording. What you type into the brief stays in the page until you send it.`,
  },
  {
    id: 'human',
    cues: [
      'human',
      'person',
      'handover',
      'hand over',
      'transfer',
      'caller+human',
      'caller+person',
      'patient+human',
      'patient+person',
      'customer+human',
      'customer+person',
    ],
    says: answerOf(faq.items, 'human'),
  },
  {
    id: 'custom',
    cues: [
      'custom',
      'template',
      'bespoke',
      'tailored',
      'white label',
      'choose+voice',
      'which voice',
      'what voice',
      'change+script',
      'change what it says',
    ],
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
    says: `Yes. Launch speaks one language of your choice, Scale ${languages}, switched mid-sentence. Global Voice is the service for it: ${globalVoice}`,
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
    says: `An agent answers within ${counted(facts.responseSeconds, 'second')}, also when eleven people ring at once. The uptime target, ${facts.uptimeTargetPercent}%, is part of Enterprise contracts.`,
  },
  {
    id: 'payback',
    cues: ['payback', 'pay back', 'roi', 'return', 'worth it', 'save', 'result'],
    says: `The build pays for itself in ${counted(paybackMonths, 'month')} on average. On the discovery call we work it out for your numbers.`,
  },
  {
    id: 'guarantee',
    cues: ['guarantee', 'refund', 'does not work', "doesn't work", 'not work', 'cancel', 'stop', 'risk'],
    says: answerOf(pricingQuestions, 'not-working'),
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
    says: answerOf(pricingQuestions, 'change-plan'),
  },
  {
    id: 'team',
    cues: [
      'team',
      'founder',
      'who are you people',
      'who is behind',
      'who will build',
      'who builds',
      'who writes',
      'who codes',
      'who does the work',
      'write+code',
      'who+code',
      'engineer',
      'developer',
      'programmer',
      'outsourc',
      'offshore',
      'freelancer',
      'company',
      'about us',
    ],
    says: `${teamHero.intro} ${founder.name}, the founder, is on the first call herself.`,
  },
  {
    id: 'myself',
    cues: [
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
    // A rule of the prompt.
    published: false,
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
