import { retention } from '@/content/contract-figures'
import { facts, industries } from '@/content/facts'
import { counted, grouped } from '@/content/format'
import { faq } from '@/content/home/faq'
import { serviceCards } from '@/content/service-library'
import { locale } from '@/content/locale'
import { comparisonGroups } from '@/content/pricing/comparison'
import { pricingQuestions } from '@/content/pricing/faq'
import { largestPlan, nextPlan, smallestPlan } from '@/content/pricing/plan-names'
import { founder, teamHero } from '@/content/team'
import { answerOf, withAnswers } from './topic'

const { paybackMonths } = facts

const globalVoice = (serviceCards.find(({ id }) => id === 'global-voice')?.oneLiner ?? '').toLowerCase()
const languages =
  comparisonGroups.flatMap(({ rows }) => rows).find(({ label }) => label === 'Languages')?.values[nextPlan] ??
  ''

const trades = new Intl.ListFormat(locale.region).format(industries.map((name) => name.toLowerCase()))

/** Who stands behind it, and what they promise. */
export const COMPANY_TOPICS = withAnswers([
  {
    id: 'security',
    asked: [
      'What about security?',
      'security',
      'is my data safe',
      "what happens to my callers' data",
      'privacy',
      'how do you protect our data',
      'is it safe and compliant',
    ],
    says: answerOf(faq.items, 'security'),
  },
  {
    id: 'this-call',
    asked: [
      'Is this conversation recorded?',
      'are you recording me',
      'is this call being recorded',
      'are you listening to me',
      'is this chat stored',
    ],
    says: 'In this demonstration nothing that you say or type leaves your computer. The notice on the panel is that of the published site, where Vapi carries the call.',
    published: `Vapi, our voice platform, transcribes this call and may record it, and deletes both after ${counted(retention.call.days, 'day')}. “Do not record” in the panel goes on without a recording. What you type into the brief stays in the page until you send it.`,
  },
  {
    id: 'human',
    asked: [
      'Can a caller reach a human?',
      'can a caller ask for a human',
      'can my patients reach a person',
      'will callers speak to a human',
      'does it hand over to a person',
      'customers want a human',
      'callers who want a person',
    ],
    says: answerOf(faq.items, 'human'),
  },
  {
    id: 'custom',
    asked: [
      'Is it custom or a template?',
      'is it a template',
      'is it tailored to us',
      'bespoke script',
      'do we get our own script',
    ],
    says: answerOf(faq.items, 'custom'),
  },
  {
    id: 'stacks',
    asked: [
      'Which systems does it work with?',
      'does it work with HubSpot',
      'integrations',
      'does it integrate with Salesforce',
      'connect to our CRM',
      'does it write into our CRM',
      'zapier webhook',
      'which tools can it connect to',
      'write into HubSpot',
      'which reservation tools are supported',
    ],
    says: answerOf(faq.items, 'stacks'),
  },
  {
    id: 'languages',
    asked: [
      'Which languages does it speak?',
      'does it speak spanish',
      'do you speak german',
      'can it speak french',
      'does it speak spanish and vietnamese',
      'do you have portuguese chinese or arabic',
      'languages',
      'our guests speak english german and italian',
      'multilingual callers',
      'does it speak polish',
      'switch language in a call',
      'which accent does it have',
      'three languages',
      'callers who only speak spanish',
      'what about people who speak no english',
      'two languages in one call',
    ],
    says: `Yes. ${smallestPlan} speaks one language of your choice, ${nextPlan} ${languages}, switched mid-sentence. Global Voice is the service for it: ${globalVoice}`,
  },
  {
    id: 'industries',
    asked: [
      'Which trades do you work with?',
      'do you work with clinics',
      'do you work with restaurants',
      'which industries',
      'who do you work for',
      'does this work for lawyers',
      'is it for salons',
      'does it fit my business',
      'I run a dental clinic',
      'we are a hotel',
      'is it suitable for a school',
      'for plumbers',
    ],
    says: `We work with ${trades}. If your phone rings, it probably fits.`,
  },
  {
    id: 'reliability',
    asked: [
      'How reliable is it?',
      'whats your uptime',
      'uptime',
      'latency',
      'how fast does it answer',
      'is it slow',
      'how long is the delay',
      'response time',
      'how many seconds until it answers',
      `why should I believe your ${grouped(facts.uptimeTargetPercent)}%`,
      'how many rings until it answers',
      'how many rings',
      'how long does it take to answer a call',
    ],
    says: `An agent answers within ${counted(facts.responseSeconds, 'second')}, also when eleven people ring at once. The uptime target, ${grouped(facts.uptimeTargetPercent)}%, is part of ${largestPlan} contracts.`,
  },
  {
    id: 'payback',
    asked: [
      'Is it worth it?',
      'what is the roi',
      'payback',
      'when does it pay for itself',
      'return on investment',
      'is it worth it for a small shop',
      'how much does it save',
      'too expensive for us',
      'that is much more than my answering service',
      'my answering service is cheaper',
      'our answering service charges a flat fee',
      'is it worth it for someone so small',
      'is it worth the money for a one-man business',
      'are we too small for this',
    ],
    says: `The build pays for itself in ${counted(paybackMonths, 'month')} on average. On the discovery call we work it out for your numbers.`,
  },
  {
    id: 'guarantee',
    asked: [
      'What if it does not work?',
      "what if it doesn't work for us",
      'do we get a refund',
      'money back',
      'guarantee',
      'refund if it is bad',
      'what is the risk',
      'what if we are not happy',
      'what if I hate it',
      'if I cancel do I get my money back',
      'is a refund possible if it does not work out',
      'do I get what I paid for the build back',
    ],
    says: answerOf(pricingQuestions, 'not-working'),
  },
  {
    id: 'growing',
    asked: [
      'Can we start small and grow?',
      'can I upgrade later',
      'change plan',
      'switch to a larger plan',
      'begin with launch and grow',
      'start small',
    ],
    says: answerOf(pricingQuestions, 'change-plan'),
  },
  {
    id: 'team',
    asked: [
      'Who is in the team?',
      'who writes the code',
      'who will build it',
      'how many people work there',
      'how many engineers are you',
      'do you outsource the work',
      'are you freelancers',
      'who is the founder',
      `who is ${founder.name}`,
      'who are you people',
      'about the team',
      'who would I deal with',
      'who do I work with',
      'is there one contact person',
    ],
    says: `${teamHero.intro} ${founder.name}, the founder, is on the first call herself.`,
  },
  {
    id: 'myself',
    asked: [
      'Are you a real person?',
      'are you human',
      'are you a robot',
      'are you real',
      'are you an ai',
      'am I talking to a bot',
      'who are you',
      'what are you',
      'what is your name',
    ],
    says: `I am an AI, and in this demonstration a recorded one. Yours would be built for you and would understand every word.`,
    // A rule of the prompt.
    published: false,
  },
  {
    id: 'opt-out',
    asked: [
      'What if someone says stop calling?',
      'opt-out',
      'do not call list',
      'someone says never call again',
      'unsubscribe',
      'spam complaints',
      'stop calling me',
    ],
    says: 'Whoever says stop calling is never called again. The opt-out is honoured on the spot, and the list is yours.',
  },
  {
    id: 'medical',
    asked: [
      'Does it give medical advice?',
      'my tooth hurts what should I take',
      'medical advice',
      'can it diagnose symptoms',
      'which tablets should I take',
      'I have pain',
    ],
    says: 'I never judge anything medical, and no agent of ours does. It books an appointment or hands over to a person.',
  },
])
