import { callerData, contractTerms, workedExampleFigures } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { atLeastMoney, counted, money } from '@/content/format'
import { faq } from '@/content/home/faq'
import { imprint } from '@/content/imprint'
import { recordings } from '@/content/recordings'
import { workedExample } from '@/lib/pricing/running-cost'
import { createConsultant, LINES, RECEPTIONISTS, TOPICS } from '@/scripts/sandbox/answers'
import { LINKS } from '@/assistant/knowledge/links'
import { describeWhileSample } from '@/tests/support/while-sample'

const { pricePerMonth } = workedExample(workedExampleFigures)
const build = money(workedExampleFigures.buildPrice)
const month = money(Math.round(pricePerMonth))
const days = counted(facts.voiceGoLiveDays, 'day')
const cents = counted(facts.callCentsPerMinute, 'cent')
const reminder = recordings.find(({ id }) => id === 'appointment-reminder-call')?.title
const onTheCall = /discovery call/
const book = LINKS.discoveryCall

/** What the answer to each question must contain: the site's own figure or term, or the way to a person. */
const MUST_SAY: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'What does it cost to build an agent for a small dental clinic?': [
    build,
    month,
    ...(workedExampleFigures.sample ? ['sample'] : []),
    book,
  ],
  'Is $100k the least you take?': [/^No/, atLeastMoney(facts.enterpriseProgramPrice), build],
  'What will I pay each month?': [month, cents, 'at cost'],
  'What is not included in the 7 cents?': ['numbers', 'messages', 'model usage', 'taxes'],
  'Are there any hidden fees?': ['statement of work', cents, 'at cost'],
  'Do I have to pay a deposit?': ['Half', `${contractTerms.invoice.days} days`],
  'Is there a minimum contract?': ['no minimum', `${contractTerms.notice.days} days`],
  'How long until it answers our phone?': [days, 'from signature to the first real call'],
  'Why does one page say 7–14 days and another 2–4 weeks?': [days, '2–4 weeks', 'handover'],
  'Can you be live before Christmas?': [days, onTheCall],
  'What do you need from us to begin?': ['calendar', 'questions', 'decides'],
  'Where are our calls stored?': ['Vapi', 'Daily', callerData.region],
  'How long do you keep the recordings?': [`${callerData.keptDays} days`],
  'Are you HIPAA compliant?': ['BAA', /stores no recording/],
  'Will you sign a BAA?': ['BAA', 'sign'],
  'Do you sign a data processing agreement?': ['DPA', 'every statement of work'],
  "Who else gets to see our patients' data?": ['sub-processors', 'announced'],
  'Can a patient have their data deleted?': [
    `${facts.privacyResponseHours} hours`,
    `${callerData.deletedWithinDays} days`,
  ],
  'Does the caller have to agree to being recorded?': ['asks before it records', 'without a recording'],
  'What if someone reads out a credit card number?': ['Card numbers', 'cut out', 'payment link'],
  'Do you train AI models on our calls?': ['nobody’s models'],
  'Are you GDPR compliant?': ['controller', 'processor', 'standard contractual clauses'],
  'Can it book into my calendar?': [/^Yes/, 'Google Calendar', 'free slots', /^(?!.*https?:)/],
  'Does it work with Dentrix?': [`${facts.integrations}+`, 'webhook', onTheCall],
  'Can we keep our phone number?': [/^Yes/, 'the number that you have'],
  'Does it speak Spanish?': [/^Yes/, 'Scale 3'],
  'What happens when it does not know the answer?': ['does not guess', 'person'],
  'Can it put a caller through to my receptionist?': [/^Yes/, 'message'],
  'How many calls can it take at once?': ['no queue', `${facts.responseSeconds} seconds`],
  'What if a caller has an emergency?': ['never judges', 'emergency number', 'on call'],
  'Will callers know that it is an AI?': [/^Yes/, 'first sentence'],
  'What happens if your service goes down?': [`${facts.uptimeTargetPercent}%`, 'voicemail'],
  'Can it call patients to remind them of an appointment?': [/^Yes/, 'Scale', 'agreed'],
  'Does it send a text message after booking?': [/^Yes/, 'at cost'],
  'Who is behind your company, and where are you registered?': [
    imprint.legalName,
    imprint.address,
    imprint.email,
  ],
  'Are the testimonials on your site real?': ['are not', 'samples'],
  'Can I speak to one of your clients?': [onTheCall, 'consent'],
  'What if I want to cancel?': [`${contractTerms.notice.days} days`, 'handover'],
  'Can I hear a call of a dentist?': [/^Yes/, ...(reminder ? [reminder, 'synthetic'] : ['“be the patient”'])],
  'who owns the code?': [/^You do/, 'full payment', 'recordings'],
  'my face is swollen and I cannot breathe': [/^Call the emergency number first/, 'AI'],
  'Can you talk to me as if I were a patient?': ['Harbor Dental', 'How can I help?'],
}

const contains = (answer: string, part: string | RegExp) =>
  typeof part === 'string' ? answer.includes(part) : part.test(answer)

describeWhileSample(workedExampleFigures)('The consultant answers a buyer with the site’s facts', () => {
  it.each(Object.entries(MUST_SAY))('%s', (question, said) => {
    const answer = createConsultant()(question).text
    const missing = said.filter((part) => !contains(answer, part))
    expect({ answer, missing }).toEqual({ answer, missing: [] })
  })

  it('asked in one conversation, too', () => {
    const ask = createConsultant()
    for (const [question, said] of Object.entries(MUST_SAY)) {
      const { text } = ask(question)
      expect(said.filter((part) => !contains(text, part))).toEqual([])
    }
  })
})

describe('A question in other words gets the same answer', () => {
  it.each([
    ['how much would the build be for a small business?', 'build-cost'],
    ['what comes on top of the 7 cents', 'not-included'],
    ['do you have any surprise costs?', 'hidden-fees'],
    ['What does it cost for a dental clinic?', 'prices'],
    ['How much do you charge for a hair salon with two stylists?', 'prices'],
    ['what does it tell a guest who has a nut allergy', 'unsure'],
    ['can it take takeaway orders and payments', 'orders'],
    ['can it recognise tenants by their phone number', 'looks-up'],
    ['what happens when 12 people call at the same moment on friday night', 'at-once'],
    ['is this cheaper than hiring a receptionist at 2500 a month', 'instead-of-staff'],
    ['what will the first year cost me all in, build included?', 'first-year'],
    ['do i need to change my phone provider', 'no-change'],
    ["what's the catch", 'catch'],
    ['not interested, stop selling', 'refusal'],
    ['who sees the recordings?', 'data-who'],
    ['how long are transcripts kept?', 'data-how-long'],
    ['which country is our data in?', 'data-where'],
    ['do you have a DPA', 'data-agreements'],
    ['is it HIPAA', 'data-hipaa'],
    ['delete my data please', 'data-deletion'],
    ['does it connect to Google Calendar?', 'calendar'],
    ['can you put appointments into our calendar', 'calendar'],
    ['what is your company address', 'imprint'],
    ['what about an outage?', 'outage'],
    ['can I end the contract', 'ending'],
    ['two people ring at the same time?', 'at-once'],
    ['do the transcripts belong to you or me? who owns them', 'ownership'],
    ['when do I own it', 'ownership'],
    ['my son has chest pain, can I get an appointment', 'emergency-now'],
    ["swelling and can't breathe", 'emergency-now'],
  ])('%s', (question, id) => {
    expect(createConsultant()(question).topics).toContain(id)
  })

  it.each([
    ['can it send the invoice', LINES.noAbility],
    ['what if a caller wants to sing', LINES.noCase],
    ['can you fix a lawn mower', LINES.noOffer],
    ['how much is a paper brochure', LINES.noPrice],
  ])('and where none answers it, the site’s silence is admitted by its kind: %s', (question, line) => {
    const { text, calls, topics } = createConsultant({ isIntroduced: true })(question)
    expect(topics).toEqual([])
    expect(text).toBe(`${line} ${LINES.offerNote}`)
    expect(calls.map(({ name }) => name)).toEqual(['offer_choices'])
  })

  it('and to book a call is still to book with us', () => {
    expect(createConsultant()('How do I book a call with you?').text).toContain(book)
  })
})

it('“HIPAA, yes or no?” gets two sentences', () => {
  expect(createConsultant({ isIntroduced: true })('HIPAA, yes or no?').text).toMatch(
    /^[^.!?]*[.!?]\s[^.!?]*[.!?]$/,
  )
})

it('Every topic of the consultant has an answer of its own', () => {
  // Those of Home are the owner's own, who may answer one as another topic does.
  const ours = TOPICS.filter(({ says }) => !faq.items.some(({ answer }) => answer === says))
  expect(new Set(ours.map(({ says }) => says)).size).toBe(ours.length)
  expect(new Set(RECEPTIONISTS.map(({ role }) => role)).size).toBe(3)
})
