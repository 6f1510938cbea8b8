import { facts } from '@/content/facts'
import { counted } from '@/content/format'
import { rolePlayCopy, rolePlays } from '@/content/role-plays'
import { BACK_FROM_ROLE_PLAY, createConsultant, RECEPTIONISTS } from '@/scripts/sandbox/answers'
import { describeWhileSample } from '@/tests/support/while-sample'

const receptionist = (id: string) => RECEPTIONISTS.find(({ role }) => role === id)!

describeWhileSample(rolePlays[0]!)('The role plays that the site comes with', () => {
  describe.each(rolePlays.map((play) => [play.label, play] as const))(
    '“%s”',
    (_, { id, label, ask, questions }) => {
      it.each([label, ask])('makes the consultant play the receptionist: %s', (asked) => {
        expect(createConsultant()(asked).text).toBe(receptionist(id).greeting)
      })

      it.each(questions)('answers what can be tapped: %s', (question) => {
        const say = createConsultant()
        say(ask)
        const answer = say(question).text
        expect(receptionist(id).topics.map(({ says }) => says)).toContain(answer)
      })

      it('stays in its part when it does not know', () => {
        const say = createConsultant()
        say(ask)
        expect(say('What is the meaning of life?').text).toBe(receptionist(id).otherwise)
      })

      it('ends when the visitor goes back to the consultant', () => {
        const say = createConsultant()
        say(ask)
        expect(say(rolePlayCopy.leave.ask).text).toBe(BACK_FROM_ROLE_PLAY)
        expect(say('How much per minute?').text).toContain(counted(facts.callCentsPerMinute, 'cent'))
      })
    },
  )
})

it('A patient can ask in other words', () => {
  expect(createConsultant()('Talk to me as if I were a patient').text).toBe(receptionist('patient').greeting)
  expect(createConsultant()('Pretend that I am a guest of a restaurant').text).toBe(
    receptionist('guest').greeting,
  )
})

it.each([
  ["I can't make it tomorrow", 'change'],
  ['can I move my appointment to Friday?', 'change'],
  ['are you in network with Cigna', 'insurance'],
  ['root canal?', 'treatment'],
  ['how much is a root canal?', 'price'],
  ["I can't breathe", 'emergency'],
  ['can I book an appointment', 'appointment'],
])('The receptionist of a clinic answers “%s” on: %s', (question, topic) => {
  const say = createConsultant()
  say('Be the patient')
  const answer = say(question).text
  expect(receptionist('patient').topics.find(({ says }) => says === answer)?.id).toBe(topic)
})

it('The receptionist of a clinic answers each question of a message', () => {
  const say = createConsultant()
  say('Be the patient')
  const answerTo = (topic: string) => receptionist('patient').topics.find(({ id }) => id === topic)?.says
  expect(say('do you take my insurance, and how much is it').text).toBe(
    `${answerTo('insurance')} ${answerTo('price')}`,
  )
  expect(say('I cannot breathe. Can I come in tomorrow morning?').text).toBe(answerTo('emergency'))
})

it('The receptionist of a clinic judges nothing medical', () => {
  const say = createConsultant()
  say('Be the patient')
  expect(say('My tooth hurts. What should I take?').text).toMatch(/cannot advise/)
})

describeWhileSample(rolePlays[0]!)('What a caller agrees to in a role play', () => {
  it('is written into the diary, and then the name that belongs to it', () => {
    const say = createConsultant()
    say('Be the patient')
    say('Can I come in tomorrow morning?')
    const line = { time: '11:15', entry: 'tomorrow, Doctor Osei' }
    expect(say('A quarter past eleven, please').calls).toEqual([{ name: 'write_diary', arguments: line }])
    expect(say('My name is Anna Weber').calls).toEqual([
      { name: 'write_diary', arguments: { ...line, name: 'Anna Weber' } },
    ])
  })

  it('is not written before they have chosen a time, and does not begin a brief', () => {
    const say = createConsultant()
    say('Be the patient')
    expect(say('My name is Anna Weber, my tooth hurts').calls).toEqual([])
  })
})
