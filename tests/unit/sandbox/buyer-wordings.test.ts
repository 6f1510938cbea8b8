import { LINKS } from '@/assistant/knowledge/links'
import { callerData, contractTerms, retention, workedExampleFigures } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { usd } from '@/content/format'
import { imprint } from '@/content/imprint'
import { measuredFrom } from '@/content/measured-from'
import { founder } from '@/content/team'
import { createConsultant, TOPICS } from '@/scripts/sandbox/answers'
import { RECEPTIONISTS } from '@/assistant/knowledge/role-plays'
import { faq } from '@/content/home/faq'
import { describeWhileSample } from '@/tests/support/while-sample'

const book = LINKS.discoveryCall
const deepDive = usd(facts.deepDive.priceUsd)

interface Asked {
  topic: string
  wordings: readonly string[]
  says: readonly (string | RegExp)[]
}

/** What buyers typed, each in several wordings, and what the answer must contain. */
const ASKED: readonly Asked[] = [
  {
    topic: 'ownership',
    wordings: [
      'who owns the code?',
      'who owns the recordings',
      'do we own the code at the end?',
      'do the transcripts belong to you or me? who owns them',
      'is the source code mine',
      'do I own the voice recordings of my patients',
      'when do I own it',
    ],
    says: [/^You do/, 'full payment', 'recordings'],
  },
  {
    topic: 'emergency-now',
    wordings: [
      "swelling and can't breathe",
      'my face is swollen and I cannot breathe',
      'I have trouble breathing after the extraction',
      'my son has chest pain, can I get an appointment',
      'the bleeding will not stop',
      'I took too many tablets',
    ],
    says: [/^Call the emergency number first/, 'AI'],
  },
  {
    topic: 'emergency',
    wordings: [
      'how are emergencies handled',
      'how does it handle emergencies?',
      'what about urgent calls',
      'a patient rings with an emergency',
    ],
    says: ['emergency number', 'on call'],
  },
  {
    topic: 'double-booking',
    wordings: [
      'what if it double books',
      'what if it books the wrong slot',
      'Could it book two patients into the same slot?',
      'does it ever book people on the wrong day?',
      'double-booking?',
    ],
    says: ['free in your calendar', `${contractTerms.freeFixes.days} days`],
  },
  {
    topic: 'tells-prices',
    wordings: [
      'can it give a price for a crown',
      'give prices to patients',
      'will it tell a caller the price of a cleaning?',
      'does it quote prices on the phone',
    ],
    says: ['every sentence', 'does not guess'],
  },
  {
    topic: 'deep-dive',
    wordings: [
      `what do I get for the ${deepDive}`,
      `why is the deep-dive ${facts.deepDive.priceUsd} dollars?`,
      `is the ${deepDive} worth it`,
      'what happens in the paid session',
    ],
    says: [deepDive, 'architecture, script and budget', LINKS.deepDive],
  },
  {
    topic: 'trust',
    wordings: [
      'why should I trust an AI with my patients',
      'How can I trust it?',
      'I do not trust robots with our patients',
      'can we rely on it',
    ],
    says: ['every sentence', 'medical'],
  },
  {
    topic: 'beside-receptionist',
    wordings: [
      'I already pay a receptionist, why do I need you',
      'We have a receptionist already.',
      'does this replace my receptionist?',
      'why would I need this, my front desk already answers',
    ],
    says: ['ring out', 'receptionist', book],
  },
  {
    topic: 'talk-to-person',
    wordings: [
      'can I talk to a human now',
      'I want to speak to a person',
      'let me talk to somebody real',
      'can someone call me back? I want a human',
    ],
    says: [measuredFrom.reply, book],
  },
  {
    topic: 'human',
    wordings: [
      'Can a caller ask for a human?',
      'can my patients reach a person',
      'Will callers speak to a human?',
    ],
    says: ['when the caller asks'],
  },
  {
    topic: 'own-number',
    wordings: [
      'can I keep my phone number',
      'do I have to change my number?',
      'we want to keep the same number',
      'can we keep our existing phone number',
    ],
    says: [/^Yes/, 'the number that you have'],
  },
  {
    topic: 'real-clients',
    wordings: [
      'one real dentist who uses this',
      'how many dentists',
      'how many clinics do you work for?',
      'who else uses this?',
      'name a client of yours',
    ],
    says: ['invented', 'consent', book],
  },
  {
    topic: 'says-ai',
    wordings: [
      "will patients know it's a robot? do they hang up",
      'do people hang up on it?',
      'do my callers know they talk to a machine',
      'will customers know that this is not a human?',
    ],
    says: [/^Yes/, 'first sentence', 'hang up'],
  },
  {
    topic: 'imprint',
    wordings: [
      'who are you? real company?',
      'are you an actual company',
      'is this legit',
      'are you a real business?',
    ],
    says: [imprint.legalName, imprint.address, imprint.represented],
  },
  {
    topic: 'live-mvp',
    wordings: [
      'show me a live MVP',
      'can I see an MVP you have built?',
      'Do you have a portfolio',
      'any example of an MVP',
    ],
    says: ['invented', 'first week', book],
  },
  {
    topic: 'native-app',
    wordings: [
      'iOS app?',
      'can you build an iPhone app',
      'do you do mobile apps?',
      'will it be in the app store',
    ],
    says: ['web', book],
  },
  {
    topic: 'hours',
    wordings: [
      'only nights and weekends',
      'can it answer only after hours?',
      'we just want it on at night',
      'does it work on Sundays',
      'does it work when the office is closed',
    ],
    says: [/^Yes/, 'You decide'],
  },
  {
    topic: 'team',
    wordings: [
      'who writes the code',
      'do you outsource the work?',
      'who will build it',
      'how many engineers are you',
    ],
    says: [founder.name, ...imprint.engineers],
  },
  {
    topic: 'confidentiality',
    wordings: [
      'NDA',
      'will you sign an NDA?',
      'what if you steal my idea',
      'is what I tell you confidential',
    ],
    says: [`${retention.confidentiality.years} years`, book],
  },
  {
    topic: 'without-us',
    wordings: [
      'what if you go bankrupt',
      'what happens if you go out of business?',
      'and if your company disappears',
      'will you still exist in three years',
    ],
    says: ['yours', 'no clause', book],
  },
  {
    topic: 'mvp-price',
    wordings: [
      'what does an MVP cost',
      'How much is an MVP?',
      'price of an MVP please',
      'how much do you charge to build an app',
    ],
    says: [
      'quoted',
      'fixed price',
      'list price',
      'does not move once you have signed',
      `${contractTerms.invoice.days} days`,
      book,
    ],
  },
  {
    topic: 'another-site',
    wordings: [
      'what about the second site',
      'two clinics all in, a range',
      'we have another location',
      'price for both clinics?',
    ],
    says: ['add-on', 'per site', usd(workedExampleFigures.buildUsd), book],
  },
  {
    topic: 'after-booking',
    wordings: [
      'What happens after I book?',
      'what happens next once I have booked',
      'and when I book, then what?',
      'how does it go after booking the call',
    ],
    says: [/calendar opens/, measuredFrom.reply, `${facts.discoveryCall.minutes} minutes`, 'free'],
  },
  {
    topic: 'data-where',
    wordings: [
      "where are my patients' data",
      'where do you store our recordings?',
      'which country is the data of our patients stored in',
      'Where does our data live',
    ],
    says: ['Vapi', callerData.region, 'HIPAA mode', 'neither is'],
  },
  {
    topic: 'data-hipaa',
    wordings: ['HIPAA, yes or no?', 'are you hipaa compliant', 'Is it HIPAA?', 'do you sign the BAA'],
    says: ['but yes', 'BAA', 'stores no recording and no transcript'],
  },
]

const missing = (answer: string, parts: Asked['says']) =>
  parts.filter((part) => (typeof part === 'string' ? !answer.includes(part) : !part.test(answer)))
const sentences = (answer: string) => answer.split(/[.!?](?:\s|$)/).filter(Boolean).length

describeWhileSample(faq.items[0]!)('From our own content', () => {
  describe.each(ASKED)('The answer on $topic', ({ topic, wordings, says }) => {
    it.each(wordings)('is found by “%s”', (question) => {
      expect(createConsultant()(question).topics).toContain(topic)
    })

    it('says what is asked, in three sentences at most', () => {
      const answer = TOPICS.find(({ id }) => id === topic)?.says ?? ''
      expect({ answer, missing: missing(answer, says) }).toEqual({ answer, missing: [] })
      expect(sentences(answer)).toBeLessThanOrEqual(3)
    })
  })
})

it('“HIPAA, yes or no?” gets two sentences', () => {
  expect(sentences(createConsultant({ isIntroduced: true })('HIPAA, yes or no?').text)).toBe(2)
})

describe('The receptionist of a clinic', () => {
  const answerTo = (question: string) => {
    const say = createConsultant()
    say('Be the patient')
    const answer = say(question).text
    return RECEPTIONISTS[0]?.topics.find(({ says }) => says === answer)?.id ?? answer
  }

  it.each([
    ['cancel my appointment', 'change'],
    ['I need to reschedule', 'change'],
    ['can I move my appointment to Friday?', 'change'],
    ["I can't make it tomorrow", 'change'],
    ['Do you take Delta Dental insurance?', 'insurance'],
    ['are you in network with Cigna', 'insurance'],
    ['is it covered?', 'insurance'],
    ['do you take my insurance, and how much is it', 'insurance'],
    ['root canal?', 'treatment'],
    ['I think I need a crown', 'treatment'],
    ['do you do whitening', 'treatment'],
    ['how much is a root canal?', 'price'],
    ['what does a filling cost', 'price'],
    ["I can't breathe", 'emergency'],
    ['my throat is swelling and I cannot breathe', 'emergency'],
    ['can I book an appointment', 'appointment'],
  ])('to “%s” answers on: %s', (question, topic) => {
    expect(answerTo(question)).toBe(topic)
  })
})
