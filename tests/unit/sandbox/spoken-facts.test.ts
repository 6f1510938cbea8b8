import { serviceCards } from '@/content/service-library'
import { createConsultant } from '@/scripts/sandbox/answers'
import { LINES } from '@/scripts/sandbox/answers/lines'
import { describeWhileSample } from '@/tests/support/while-sample'

/** The brief after a conversation, and the last answer. */
function after(...messages: string[]) {
  const ask = createConsultant({ isIntroduced: true })
  const brief: Record<string, unknown> = {}
  const answers = messages.map((message) => {
    const { text, calls } = ask(message)
    for (const { name, arguments: noted } of calls) if (name === 'note_brief') Object.assign(brief, noted)
    return text
  })
  return { brief, answer: answers.at(-1) ?? '' }
}

describeWhileSample(serviceCards[0]!)('What visitors say in passing is kept', () => {
  it.each<[string[], Record<string, string>]>([
    [
      ['We are a clinic in Portland', "oh and it's three locations, we just opened one in Beaverton"],
      { place: 'Portland, Beaverton', size: '3 locations' },
    ],
    [['We have two front desk people and one office'], { size: '2 front-desk people, 1 office' }],
    [["my phone's 503 555 0188, mornings are best"], { phone: '503 555 0188', day: 'mornings' }],
    [['just text me, 401 555 0133'], { phone: '401 555 0133', day: 'by text' }],
    [["I'd rather have an e-mail, it's ada at lin dot com"], { email: 'ada@lin.com', day: 'by e-mail' }],
    [
      ["evenings work better, say after seven, my number's 208-555-0162"],
      { day: 'evenings work better, say after seven' },
    ],
    [["we're Ray's Plumbing in Duluth"], { business: "Ray's Plumbing", industry: 'Plumbing' }],
    [['friday and saturday nights we miss like 25'], { calls: '25 missed calls a week' }],
    [['90 calls a day, and we lose 25 fri and sat together'], { calls: '90 calls a day, 25 missed a week' }],
    [['ring me friday at 4, Vito', "don't call me, just email vito@example.com"], { day: 'by e-mail' }],
    [['i own a few italian restaurants'], { industry: 'italian restaurants' }],
    [['we get 60 calls a day and miss a third'], { calls: '60 calls a day, 20 of them missed' }],
    [["we're on Toast and our phones are Mango Voice"], { software: 'Toast, Mango Voice' }],
    [['Mike here, Mike’s Rooter out of Fresno'], { name: 'Mike', place: 'Fresno' }],
    [
      ['we have two offices with ten calls a day each', 'we tried an answering service, they were awful'],
      { problem: 'we tried an answering service, they were awful', size: '2 offices' },
    ],
  ])('%j', (messages, brief) => expect(after(...messages).brief).toMatchObject(brief))

  it.each<[string[], Record<string, string>]>([
    [
      ['55 calls a day', "sorry, I said 55, it's more like 70 a day actually, and three front desk people"],
      { calls: '70 calls a day', size: '3 front-desk people' },
    ],
    [
      ['we miss 15 calls a day', 'make that twelve, two minutes maybe'],
      { calls: '12 missed calls a day of 2 minutes' },
    ],
    [
      ['eleven buildings, 40 calls a day', 'I misspoke, it’s twelve buildings'],
      { calls: '40 calls a day', size: '12 buildings' },
    ],
    [['15 calls a night', 'not fifteen, closer to 25, four nights a week'], { calls: '100 calls a week' }],
    [
      ['90 calls a day', 'we miss like 25 on friday and saturday nights', 'no wait, in total 50 a weekend'],
      { calls: '90 calls a day, 50 missed a week' },
    ],
    [['we miss 25 calls a week', 'your competitor charges 199 a month'], { calls: '25 missed calls a week' }],
    [['I have two offices', 'nah, I said ten, call it eight'], { size: '2 offices' }],
  ])('a correction changes what it corrects and nothing else: %j', (messages, brief) =>
    expect(after(...messages).brief).toMatchObject(brief),
  )

  it.each<[string[], RegExp]>([
    [['55 calls a day', 'more like 70 a day actually'], /^Changed: 70 calls a day, not 55 calls a day\./],
    [['55 calls a day', 'we miss 12 a day'], /12 missed calls a day/],
    [['I have two clinics and 40 calls a day'], /With 2 numbers, one for each site, about \$/],
    [['I have two clinics', 'is it double?'], /Another site is an add-on/],
    [
      ['does it work with Jane and RingCentral?'],
      /^RingCentral: if it forwards calls.* Jane: this site does not name it/,
    ],
    [['my regulars speak Spanish and Vietnamese, can it do that?'], /^Yes, Spanish and Vietnamese:/],
    [['is it any good with Mandarin'], /^Yes, Mandarin:/],
    [['can somebody call me on Saturday?'], new RegExp(LINES.offHours)],
    [['text me on 401 555 0133'], new RegExp(LINES.byText)],
    [['Linda is here for 15 years, is she going to be out of a job?'], /need not replace anybody/],
    [['what happens if I hate it after a month, do I get my money back?'], /^You hear it before .*refund/],
    [['do you know which insurance plans we take?'], /the plans that you accept/],
    [["I'm the office manager, not the dentist"], /^(?!Harbor)/],
  ])('and answered with it: %j', (messages, said) => expect(after(...messages).answer).toMatch(said))

  it.each([
    ['does it work with opentable', 'OpenTable', /does not name/],
    ['the reviews on your site are fake arent they', 'invented', /^On this sample site they are not/],
  ])('%j is answered with what the site says: %s', (message, says, denies) => {
    const { answer } = after(message)
    expect(answer.toLowerCase()).toContain(says.toLowerCase())
    expect(answer).not.toMatch(denies)
  })

  it.each(['i think you are just 3 kids with chatgpt', 'can it take a table for 12 on a saturday'])(
    '“%s” puts nothing into the brief',
    (message) =>
      expect(after('we miss calls at night, can someone call me', message).brief).toEqual(
        after('we miss calls at night, can someone call me').brief,
      ),
  )
})
