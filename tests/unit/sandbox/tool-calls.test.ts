import { createConsultant } from '@/scripts/sandbox/answers'

const calls = (question: string) =>
  createConsultant()(question).calls.map(({ name, arguments: args }) => [name, args])

describe('Beside its answer, the consultant', () => {
  it.each([
    ['What are your prices?', 'show_page', { page: 'pricing' }],
    ['How do I book a call?', 'offer_booking', { call: 'discovery' }],
    ['What is the deep-dive?', 'offer_booking', { call: 'deep-dive' }],
    ['Can I hear a call of a restaurant?', 'show_recording', { recording: 'table-booking' }],
    ['What do 40 calls a day of 3 minutes cost?', 'estimate_cost', { callsPerDay: 40, minutesPerCall: 3 }],
  ])('to "%s" uses %s', (question, name, args) => {
    expect(calls(question)).toContainEqual([name, args])
  })

  it('notes what a visitor says of themselves', () => {
    expect(calls('We are a dental clinic and miss calls at night. Ada@Harbor.example')).toEqual([
      [
        'note_brief',
        {
          service: 'voice',
          industry: 'Clinics',
          problem: 'miss calls at night',
          email: 'ada@harbor.example',
        },
      ],
    ])
  })

  it('notes nothing of what is only asked', () => {
    expect(calls('Can I hear a call of a restaurant?').map(([name]) => name)).toEqual(['show_recording'])
    expect(calls('Do I need a contract?').filter(([name]) => name === 'note_brief')).toEqual([])
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
