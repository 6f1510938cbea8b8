import { brand } from '@/content/brand'
import { workedExampleFigures } from '@/content/contract-figures'
import { facts, industries } from '@/content/facts'
import { money } from '@/content/format'
import { createConsultant } from '@/scripts/sandbox/answers'
import { itWhileSample } from '@/tests/support/while-sample'

/** What the sandbox’s consultant notes of a dental clinic, unless the agency calls that trade something else. */
const clinics = (industries as readonly string[]).includes('Clinics') ? [{ industry: 'dental clinic' }] : []

const price = money(facts.deepDive.price)

const calls = (question: string) =>
  createConsultant()(question).calls.map(({ name, arguments: args }) => [name, args])

describe('Beside its answer, the consultant', () => {
  it.each([
    ['What are your prices?', 'show_page', { page: 'pricing', section: 'worked-example' }],
    ['What do 40 calls a day cost?', 'show_page', { page: 'pricing', section: 'running-cost' }],
    ['How do I book a call?', 'offer_booking', { call: 'discovery' }],
    ['What is the deep-dive?', 'offer_booking', { call: 'deep-dive' }],
    [
      'What do 40 calls a day of 3 minutes cost?',
      'estimate_cost',
      { calls: 40, period: 'day', minutesPerCall: 3 },
    ],
  ])('to "%s" uses %s', (question, name, args) => {
    expect(calls(question)).toContainEqual([name, args])
  })

  it('notes what a visitor says of themselves', () => {
    expect(calls('We are a dental clinic and miss calls at night. Ada@Harbor.example')).toEqual([
      [
        'note_brief',
        {
          service: 'voice',
          ...clinics[0],
          problem: 'miss calls at night',
          email: 'ada@harbor.example',
        },
      ],
    ])
  })

  itWhileSample(brand)('offers the recording of the trade that is asked for', () => {
    expect(calls('Can I hear a call of a restaurant?')).toEqual([
      ['show_recording', { recording: 'table-booking' }],
    ])
  })

  it('offers no recording where all were deleted, and quotes none', async () => {
    jest.doMock('@/content/recordings', () => ({ recordings: [], tradeRecordings: [] }))
    jest.resetModules()
    const { createConsultant: createOther } = await import('@/scripts/sandbox/answers')
    jest.dontMock('@/content/recordings')
    const answers = ['Can I hear a call?', 'Can it call leads?'].map((question) => createOther()(question))
    expect(answers.flatMap((answer) => answer.calls.map(({ name }) => name))).not.toContain('show_recording')
    for (const { text } of answers) expect(text).not.toMatch(/“”|appointment-reminder|recordings on/)
  })

  it('notes nothing of what is only asked', () => {
    expect(calls('Do I need a contract?').filter(([name]) => name === 'note_brief')).toEqual([])
  })

  it.each([
    `what do I get for the ${price}`,
    'why should I trust an AI with my patients',
    'I already pay a receptionist, why do I need you',
    'I already pay a receptionist why do I need you',
    'and do I need this if I only have $500',
    'Do you want $6,000 from a dental practice?',
    'I want to know what our clinic gets for $900',
    'tell me what we lose by March',
    'two clinics all in, what is it, $9,000?',
    'how can you help my restaurant for $300 by March',
  ])('takes no question for an answer to the brief, also without its mark: %s', (question) => {
    expect(calls(question).filter(([name]) => name === 'note_brief')).toEqual([])
  })

  it.each<[said: string, noted: object]>([
    ['We have $8,000, is that enough', { budget: '$8,000' }],
    ['Budget $6000, at most', { budget: '$6000' }],
    ['Around $5k.', { budget: '$5k' }],
    ['About 8,000 dollars, I think', { budget: '8,000 dollars' }],
    ['About € 7.500, by March', { budget: '€ 7.500', timing: 'by March' }],
    ...clinics.map((noted) => ['We are a dental clinic, can you help', noted] as [string, object]),
    ['We miss calls at night, what can you do?', { service: 'voice', problem: 'miss calls at night' }],
    ['I do not need an app. We lose callers', { problem: 'lose callers', service: 'voice' }],
  ])('notes what is stated beside a question, and no more: %s', (said, noted) => {
    expect(calls(said)).toContainEqual(['note_brief', noted])
  })

  itWhileSample(workedExampleFigures)('keeps a budget when a price is asked about later', () => {
    const ask = createConsultant()
    expect(ask('Our budget is $8,000.').calls).toContainEqual({
      name: 'note_brief',
      arguments: { budget: '$8,000' },
    })
    expect(ask(`what do I get for the ${price}`).calls.map(({ name }) => name)).toEqual(['offer_booking'])
  })

  it.each(['Hello', 'Is my data safe with you?', 'Do you work with clinics?'])(
    'does nothing at "%s"',
    (question) => {
      expect(calls(question)).toEqual([])
    },
  )

  it('does nothing while it plays a receptionist', () => {
    const ask = createConsultant()
    ask('Be the patient')
    expect(ask('How do I book an appointment?').calls).toEqual([])
  })
})
