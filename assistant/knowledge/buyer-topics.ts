import { counted, grouped, money } from '@/content/format'
import { contractTerms, workedExampleFigures as figures } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { imprint } from '@/content/imprint'
import { measuredFrom } from '@/content/measured-from'
import { addOns } from '@/content/pricing/copy'
import { largestPlan, nextPlan, smallestPlan } from '@/content/pricing/plan-names'
import { plans } from '@/content/pricing/plans'
import { stack } from '@/content/services'
import { founder } from '@/content/team'
import { terms } from '@/content/terms'
import { yourData } from '@/content/your-data'
import { workedExample } from '../../lib/pricing/running-cost'
import { LINKS } from './links'
import { withAnswers } from './topic'

const book = LINKS.discoveryCall
const inSamplePrices = 'sample' in figures ? ', in sample prices' : ''
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
      'see it working before I pay',
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
      'a reason to choose you over others',
      'what is different about you',
      'why are you more expensive than the cheap ones',
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
      'my nephew can build this with chatgpt',
      'I could do it myself with ChatGPT',
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
    id: 'api',
    asked: ['Do you have an API?', 'an api for our developers', 'api access', 'is there an sdk'],
    says: `This site names no API of ours for clients. Your systems connect through ${grouped(facts.integrations)}+ integrations or a plain webhook; a person answers the rest: ${book}`,
    published: false,
  },
  {
    id: 'websites',
    asked: [
      'Do you build websites?',
      'can you make us a website',
      'fix our existing website',
      'redesign our homepage',
    ],
    says: `Websites are not among what this site lists: we build voice agents and MVPs. Ask on the free call whether yours can be one: ${book}`,
    published: false,
  },
  {
    id: 'other-services',
    asked: [
      'Do you also do marketing?',
      'google ads',
      'do you do seo',
      'run our social media',
      'can you do our advertising',
      'do you make videos or logos for us',
    ],
    says: `That is not among what this site lists: we build voice agents and MVPs. A person answers the rest on the free call: ${book}`,
    published: false,
  },
  {
    id: 'catch',
    asked: [
      'What is the catch?',
      'where is the catch',
      'what are the downsides',
      'any drawbacks',
      'too good to be true',
      'what can it not do',
      'what do you not tell me',
      'what are its limits',
      'what is it bad at',
      'where does it fail',
    ],
    says: `Three things. ${counted(facts.callCentsPerMinute, 'cent')} a minute are not all: numbers, messages and model usage come on top, at cost. It needs your calendar, your usual questions and one person who decides, or the dates move. And some callers want a person, so it must have one to hand over to.`,
    published: false,
  },
  {
    id: 'instead-of-staff',
    asked: [
      'Is it cheaper than a receptionist?',
      'cheaper than hiring a receptionist',
      'cheaper than hiring somebody',
      'compared with the salary of an employee',
      'what do I save against a person at the desk',
    ],
    says: `That depends on your calls. Our worked example, ${counted(figures.callsPerDay, 'call')} a day, is ${money(figures.buildPrice)} to build, once, and about ${money(Math.round(workedExample(figures).pricePerMonth))} a month${inSamplePrices}. Tell me yours, and I work out a month to hold against a wage. It need not replace anybody.`,
    published: false,
  },
  {
    id: 'first-year',
    service: 'voice',
    asked: [
      'What does the first year cost?',
      'first year all in with the build',
      'total cost of the first year',
      'what will I have paid after twelve months',
      'cost of a year including the build',
    ],
    says: `Our worked example, ${counted(figures.callsPerDay, 'call')} a day, is ${money(figures.buildPrice)} to build, once, and ${money(Math.round(workedExample(figures).pricePerMonth * 12))} for twelve months: about ${money(Math.round(figures.buildPrice + workedExample(figures).pricePerMonth * 12))} in the first year${inSamplePrices}. Tell me your calls, and I work out your year.`,
    published: false,
  },
  {
    id: 'design',
    service: 'mvp',
    asked: [
      'Do you do the design, too?',
      'design and logo',
      'who designs the app',
      'ui and ux design',
      'branding and a logo',
    ],
    says: `We design what we build, and the designs are yours on full payment. A logo or a brand is not among what this site lists; ask for it on the free call: ${book}`,
    published: false,
  },
  {
    id: 'changes',
    service: 'mvp',
    asked: [
      'What if I want changes after you finish?',
      'my investor wants changes later',
      'can you add features after the launch of the app',
      'changes after the handover',
      'who goes on with the product later',
    ],
    says: `Faults are fixed at no charge for ${counted(contractTerms.freeFixes.days, 'day')} after acceptance. Something new is new work, agreed before it begins; this site names no price for it. The code is in your repository, so any engineer can go on with it.`,
    published: false,
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
      'who do we call if it breaks',
      'who do I talk to if something is wrong',
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
      'who reads the calls that go wrong',
      'who looks at the calls where it messed up',
      'who corrects its mistakes',
      'who fixes it when it breaks at night',
      'what happens after the 60 days',
      'who improves it over time',
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
      'are you looking for employees',
      'can I be a reseller',
      'white label it',
      'affiliate partner program',
      'do you take equity',
      'invest in my startup',
      'resell this under our own brand',
      'can an agency resell it to its clients',
      'sell it under our name',
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
      'what is included in the price of an mvp',
      'what do I get for an MVP',
      'which features are included in the app',
      'does the mvp have login and payments',
      'is hosting included',
      'the app has to do payments and text reminders',
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
      'who pays if it gives somebody the wrong time',
      'who pays for a wrong booking',
      'who pays if it makes a mistake',
    ],
    says: `If something misses its acceptance criteria, we fix it at no charge for ${counted(contractTerms.freeFixes.days, 'day')}, or refund that part. ${String(liability).split(/(?<=\.) /)[0] ?? ''}`,
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
    id: 'numbers-abroad',
    asked: [
      'Do you work in my country?',
      'do you serve clients in germany',
      'are you available in europe',
      'local numbers in other countries',
      'which countries',
      'time zones',
      'do you work with clients in other countries',
      'do you work in the US',
    ],
    says: `Global Voice has local numbers and several time zones and languages. This site names no list of countries; ask for yours on the free ${grouped(facts.discoveryCall.minutes)}-minute call: ${book}`,
    isForTheCall: true,
  },
])
