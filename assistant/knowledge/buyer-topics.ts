import { counted, grouped } from '@/content/format'
import { contractTerms } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { imprint } from '@/content/imprint'
import { measuredFrom } from '@/content/measured-from'
import { addOns } from '@/content/pricing/copy'
import { largestPlan, nextPlan, smallestPlan } from '@/content/pricing/plan-names'
import { plans } from '@/content/pricing/plans'
import { recordings } from '@/content/recordings'
import { stack } from '@/content/services'
import { founder } from '@/content/team'
import { terms } from '@/content/terms'
import { yourData } from '@/content/your-data'
import { LINKS } from './links'
import { withAnswers } from './topic'

const book = LINKS.discoveryCall
const ownVoice = addOns.items.find(({ id }) => id === 'voice')
const reading = addOns.items.find(({ id }) => id === 'reading')
const featuresOf = (plan: string, service: 'voice' | 'mvp' | 'both') =>
  plans.find(({ name }) => name === plan)?.features[service].items.map((item) => item.toLowerCase()) ?? []
const product = stack.find(({ id }) => id === 'product')?.technologies.map(({ name }) => name)
const [, liability = ''] = terms.sections.find(({ id }) => id === 'liability')?.blocks ?? []
const media = yourData.subProcessors.rows.find(({ name }) => name === 'Daily')

/** What buyers ask that the site answers in passing, or that it says nothing about, so that it needs an honest line. */
export const BUYER_TOPICS = withAnswers([
  {
    id: 'trial',
    asked: [
      'Is there a free trial?',
      'free trial',
      'trial period',
      'can we try it for a week',
      'test it before we buy',
      'pilot project',
      'can I try it out first',
    ],
    says: `No free trial is listed. The discovery call is free, you hear the agent before your callers do, and an MVP is clickable in the first week. For ${counted(contractTerms.freeFixes.days, 'day')} after acceptance we fix what misses the agreed criteria, or refund it.`,
  },
  {
    id: 'discount',
    asked: [
      'Is there a discount?',
      'can you do 50 % off',
      '20% off if I sign today',
      'special offer for non-profits',
      'can you go lower',
      'negotiate the price',
      'do you have a coupon',
      'cheaper deal',
      'startup discount',
    ],
    says: `I know of no discount, and cannot give one. The build is quoted on the free call and does not move once you have signed; what you paid for ${smallestPlan} is taken off a larger plan within ${counted(contractTerms.upgradeCredit.days, 'day')}. A person can talk about the price: ${book}`,
  },
  {
    id: 'competitors',
    asked: [
      'How do you differ from others?',
      'how are you different from Bland AI or Retell',
      'why you and not synthflow',
      'compared with smith.ai',
      'are you better than your competitors',
      'what makes you special',
      'why should we choose you',
      'other agencies are cheaper',
      'your competitor charges less',
      'what about a call center',
      'why does it cost more than a freelancer',
      'cheaper on upwork or fiverr',
      'why not hire a freelancer',
    ],
    says: `I cannot compare us with others: I know only what this site says. Each agent is built for one client, its script, voice and systems included, and what is built is yours on full payment. Ask a person about the difference on the free call: ${book}`,
  },
  {
    id: 'platform',
    asked: [
      'Which voice platform do you use?',
      'what voice platform is it',
      'why not just use Vapi myself',
      'is it built on vapi',
      'is this just another chatgpt wrapper',
      'just a chatbot wrapper',
      'can I build it on my own',
      'why do I need an agency',
      'who provides the telephony',
      'do you use elevenlabs',
    ],
    says: `The calls run on ${yourData.subProcessors.rows[0]?.name}, which you could use yourself. What we add: a script for your twenty usual questions, test calls, the wiring to your calendar and CRM, and a person who reads the calls that go wrong.`,
  },
  {
    id: 'models',
    asked: [
      'Which AI model do you use?',
      'which llm is behind it',
      'is it gpt',
      'do you use openai or claude',
      'what language model',
    ],
    says: 'This site does not name the models. Pricing lists which kinds see what of a call: one turns speech into text, one writes the answer, one speaks it. Their usage is billed at cost.',
  },
  {
    id: 'insurance',
    asked: [
      'Can it say which insurance we take?',
      'does it know which insurance plans we accept',
      'is my insurance accepted',
      'check whether an insurance is in network',
      'insurance coverage of a patient',
      'can it verify benefits',
    ],
    says: 'It says what you give it: the plans that you accept, in your words. It does not look up a policy or promise that something is covered: for that it takes a message, or hands over to a person.',
    // The lines on prices and on what it does not know have it.
    published: false,
  },
  {
    id: 'commission',
    asked: [
      'Do you take a share of the bookings?',
      'do you take a cut',
      'commission per booking',
      'percentage of our sales',
      'do you charge per reservation',
    ],
    says: `No share of bookings is named anywhere. You pay the build once, then ${counted(facts.callCentsPerMinute, 'cent')} a connected minute, and numbers, messages and model usage at cost.`,
    published: false,
  },
  {
    id: 'late',
    asked: [
      'What if you are late?',
      'what if you miss the deadline',
      'what happens if it is not ready in time',
      'penalty for a late delivery',
      'do you guarantee the date',
    ],
    says: `You get the date in writing after the discovery call; this site names no penalty for a late one. Ask for yours on the call: ${book}`,
    published: false,
    isForTheCall: true,
  },
  {
    id: 'own-voice',
    asked: [
      'Can it have my own voice?',
      'can you clone my voice',
      'voice cloning',
      'use the voice of our receptionist',
      'my own voice for the agent',
      'a celebrity voice',
    ],
    says:
      ownVoice &&
      `Yes, with consent: a voice of your own is an add-on, ${ownVoice.text.replace(/\.$/, '').toLowerCase()}. It is paid ${ownVoice.countedBy} and quoted on the call. Nobody is cloned without agreeing.`,
  },
  {
    id: 'voices',
    asked: [
      'Which voice does it have?',
      'can we choose the voice',
      'can it sound like a woman',
      'male or female voice',
      'does it sound natural',
      'a voice from Texas',
      'can it sound friendly',
      'what if I do not like the voice',
      'change the voice',
      'does it understand a thick accent',
    ],
    says: `The voice is chosen for you and with you, like the script, and you hear it before your callers do.${recordings.length > 0 ? ' The recordings on the home page have synthetic voices; a' : ' A'} voice of your own is an add-on.`,
  },
  {
    id: 'certificates',
    asked: [
      'Do you have SOC 2 or ISO 27001?',
      'security certificates',
      'soc 2 report',
      'iso certified',
      'penetration test',
      'security questionnaire',
      'pci compliant',
    ],
    says: `I do not know of a SOC 2 or ISO certificate, and claim none. In writing there are a data-processing agreement with every project and, with ${largestPlan}, penetration tests and your security questionnaire. A person answers the rest: ${book}`,
    isForTheCall: true,
  },
  {
    id: 'encryption',
    asked: ['Is the data encrypted?', 'encryption', 'end to end encrypted', 'encrypted at rest'],
    says:
      media &&
      `${media.name}, the media network, carries the sound encrypted. How the rest is encrypted this site does not say; ask for it on the discovery call: ${book}`,
    isForTheCall: true,
  },
  {
    id: 'dashboard',
    asked: [
      'Is there a dashboard?',
      'where do I see the calls',
      'reports and statistics',
      'analytics of calls',
      'can I read the transcripts',
      'call logs',
      'admin panel',
    ],
    says: `A dashboard of its own is not listed. Recordings and transcripts are yours, and from the ${nextPlan} plan every call leaves notes, statuses and tasks in your CRM. With an MVP beside it, calls appear in the product’s own log.`,
  },
  {
    id: 'chat',
    asked: [
      'Do you build chatbots too?',
      'do you also do chatbots for the website',
      'chat on our website',
      'website chat widget',
      'answer messages and emails',
      'text automation',
    ],
    says: `Yes. With a voice agent the same answers also run in your website’s chat, from ${smallestPlan} on. SMS, WhatsApp and email follow-ups come with ${nextPlan}.`,
  },
  {
    id: 'support',
    asked: [
      'When can I reach you?',
      'what are your opening hours',
      'your office hours',
      'do you offer support on weekends',
      'customer support',
      'how fast do you reply',
    ],
    says: `A person replies, ${measuredFrom.reply}; an agent answers our phone at any hour. Weekends are not promised.`,
  },
  {
    id: 'after-launch',
    asked: [
      'What happens after the launch?',
      'what happens once it is live',
      'what happens after it goes live',
      'who keeps it working',
      'who looks after it later',
      'aftercare',
      'what is included in the aftercare',
      'who maintains it after go-live',
      'maintenance and care',
      'support after launch',
      'who helps us after go-live',
      'what if we want to change the script later',
    ],
    says: [
      `${smallestPlan} has two weeks of care after go-live and ${nextPlan} six: we read the calls that go wrong and fix the script. Faults come before other work for ${counted(contractTerms.priorityFixes.days, 'day')} after the launch, and are fixed at no charge for ${counted(contractTerms.freeFixes.days, 'day')} after acceptance.`,
      ...(reading
        ? [`After that, ${reading.title.toLowerCase()} is an add-on, paid ${reading.countedBy}.`]
        : []),
    ].join(' '),
  },
  {
    id: 'who-calls',
    asked: [
      'Who calls me?',
      'who will call',
      'who is going to ring me back',
      'who do I talk to on the call',
      'will a person call me or a robot',
    ],
    says: `A person: ${founder.name}, the founder, is on the first call herself. A message gets an answer ${measuredFrom.reply}.`,
  },
  {
    id: 'partners',
    asked: [
      'Are you hiring or looking for partners?',
      'are you hiring',
      'jobs',
      'can I be a reseller',
      'white label it',
      'affiliate partner program',
      'do you take equity',
      'invest in my startup',
    ],
    says: `I do not have anything on jobs, resale or investment. Write to a person: ${imprint.email}.`,
  },
  {
    id: 'videos',
    asked: [
      'Do you have videos or a blog?',
      'do you have a blog',
      'youtube channel',
      'tutorials',
      'where can I read more',
      'social media',
    ],
    says: 'Yes. The Content page has guides and examples as videos, and Socials lists our channels.',
  },
  {
    id: 'both',
    asked: [
      'Do you build both together?',
      'do you do both together',
      'a voice agent and an app',
      'complete solution',
      'agent plus product',
    ],
    says: `Yes, as one project. With ${smallestPlan} that is ${featuresOf(smallestPlan, 'both').slice(0, 2).join(', and ')}; ${nextPlan} has ${featuresOf(nextPlan, 'both').slice(0, 2).join(' with ')}.`,
  },
  {
    id: 'ceiling',
    asked: [
      'Can I set a monthly limit?',
      'set a limit so it never gets out of hand',
      'maximum spend',
      'cap the cost',
      'budget limit per month',
      'what if the bill explodes',
      'spam calls cost me money',
      'is there a cap',
    ],
    says: 'Yes. You can set a monthly ceiling: at it, calls ring through to your own phone or voicemail.',
  },
  {
    id: 'mvp-scope',
    service: 'mvp',
    asked: [
      'What is in an MVP?',
      'whats in scope for the price of an mvp',
      'what do I get for an MVP',
      'which features are included in the app',
      'does the mvp have login and payments',
      'is hosting included',
      'it has to do payments and text reminders',
    ],
    says: `With ${smallestPlan}, an MVP is ${featuresOf(smallestPlan, 'mvp').join('; ')}. ${nextPlan} adds ${featuresOf(nextPlan, 'mvp').slice(0, 3).join('; ')}. What yours has is named in the statement of work.`,
  },
  {
    id: 'mvp-stack',
    service: 'mvp',
    asked: [
      'Which technology do you build MVPs with?',
      'which tech do you use',
      'what programming language',
      'tech stack of the app',
      'react or python',
      'do you use no-code',
    ],
    says:
      product &&
      `${product.join(', ')}: what your next engineer will want to inherit. It runs in your accounts, in your repository from the first commit.`,
  },
  {
    id: 'liability',
    asked: [
      'Who is liable for mistakes?',
      'who is liable',
      'liability',
      'who pays for damage',
      'are you insured',
      'can I sue you',
      'who is to blame if it says something wrong',
      'who is responsible if it tells a caller something wrong',
    ],
    says: `If something misses its acceptance criteria, we fix it at no charge for ${counted(contractTerms.freeFixes.days, 'day')}, or refund that part. ${String(liability).split(/(?<=\.) /)[0] ?? ''}`,
  },
  {
    id: 'call-law',
    asked: [
      'Is it legal to call people with an AI?',
      'is that even legal',
      'tcpa',
      'are robocalls allowed',
      'is cold calling allowed',
      'law on ai calls',
      'eu ai act',
    ],
    says: 'Outbound calls go only to people who agreed to be called, or whom the law allows you to call, within the permitted hours, and the agent says that it is an AI. The law where you call stays your responsibility; I give no legal advice.',
  },
  {
    id: 'judgement',
    asked: [
      'Does it give legal or financial advice?',
      'it must not give legal advice',
      'could it give financial advice',
      'can it judge a case',
    ],
    says: 'Agents give no medical, legal or financial judgement. They book, or they hand over to a person.',
  },
  {
    id: 'deep-dive-refund',
    asked: [
      'Can I cancel the deep-dive?',
      'is the deep-dive refunded if I cancel',
      'move the paid session to another day',
      `refund of the ${facts.deepDive.price} dollars`,
      'do I get the deep-dive back',
      `do I get the ${facts.deepDive.price} dollars back`,
    ],
    says: `Yes. You may move the deep-dive once, or cancel it for a full refund, up to ${counted(contractTerms.deepDiveMove.hours, 'hour')} before it begins.`,
  },
  {
    id: 'enterprise-security',
    asked: [
      'Do you have single sign-on and audit logs?',
      'do you do sso',
      'audit log',
      'our own cloud',
      'data kept in europe',
      'own carrier sip trunk',
      'on-premises',
    ],
    says: `With ${largestPlan}: single sign-on, roles and an audit log, your own carrier or SIP trunk, your own cloud for a product, and data kept in the region you name.`,
  },
  {
    id: 'callers-dislike',
    asked: [
      'What if my callers dislike robots?',
      'my customers hate talking to robots',
      'old people do not like machines',
      'our clients want to talk to humans',
      'callers hate bots',
      'people hate voice menus',
      'older customers',
      'my customers are older',
      'old patients and a machine',
      'will older people use it',
    ],
    says: 'Some do. The agent says at once that it is an AI and puts whoever wants a person through to one. You can also give it only the calls that ring out now, where the choice is an agent or nobody.',
  },
  {
    id: 'numbers-abroad',
    asked: [
      'Do you work in my country?',
      'do you serve clients in germany',
      'are you available in europe',
      'local numbers in other countries',
      'which countries',
      'time zones',
    ],
    says: `Global Voice has local numbers and several time zones and languages. This site names no list of countries; ask for yours on the free ${grouped(facts.discoveryCall.minutes)}-minute call: ${book}`,
    isForTheCall: true,
  },
])
