import { createConsultant, TOPICS } from '@/scripts/sandbox/answers'
import { RECEPTIONISTS } from '@/assistant/knowledge/role-plays'
import { faq } from '@/content/home/faq'
import { describeWhileSample } from '@/tests/support/while-sample'

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
