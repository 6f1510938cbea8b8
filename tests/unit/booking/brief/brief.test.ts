import { bookingUrl } from '@/lib/booking/brief/booking-url'
import { readBookingFields } from '@/lib/config/booking-fields'
import { briefText, editBrief, emptyBrief, isEmail, newBrief, noteBrief } from '@/lib/booking/brief/brief'
import { briefCopy } from '@/content/brief'

const brief = {
  ...emptyBrief,
  service: 'voice',
  industry: 'Clinics',
  name: 'Ada Lovelace',
  email: 'ada@harbor.example',
}

const { labels, services } = briefCopy
const notes = `${labels.service}: ${services.voice}\n${labels.industry}: Clinics`

describe('A brief', () => {
  it('has the newest value of a field, and loses one that is withdrawn', () => {
    const noted = noteBrief(noteBrief(newBrief, { timing: 'Tuesday', name: 'Ada' }), { timing: 'Thursday' })
    expect(noted.brief).toMatchObject({ timing: 'Thursday', name: 'Ada' })
    expect(noteBrief(noted, { name: '' }).brief.name).toBe('')
  })

  it('keeps what the visitor has corrected when the consultant repeats the old value', () => {
    const noted = noteBrief(newBrief, { budget: '$1,000' })
    const edited = editBrief(noted, 'budget', '$2,000')
    expect(noteBrief(edited, { budget: '$1,000' }).brief.budget).toBe('$2,000')
    expect(noteBrief(edited, { budget: '$3,000' }).brief.budget).toBe('$3,000')
  })

  it('keeps an e-mail address in lower case, and other fields on one line', () => {
    const noted = noteBrief(newBrief, { email: ' ADA@Harbor.example ', problem: 'Missed\n calls.' })
    expect(noted.brief).toMatchObject({ email: 'ada@harbor.example', problem: 'Missed calls.' })
  })

  it.each([
    ['ada@harbor.example', true],
    ['ada@harbor', false],
    ['ada harbor@x.example', false],
    ['@harbor.example', false],
  ])('takes %s for an e-mail address: %s', (text, isOne) => expect(isEmail(text)).toBe(isOne))

  it('is text without the fields that are empty', () => {
    expect(briefText(brief)).toBe(
      `${notes}\n${labels.name}: Ada Lovelace\n${labels.email}: ada@harbor.example`,
    )
  })
})

describe('The scheduling page', () => {
  const parameters = (url: string) => Object.fromEntries(new URL(url).searchParams)

  it.each([
    ['https://cal.com/callwright/discovery', { name: brief.name, email: brief.email, notes }],
    [
      'https://calendly.com/callwright/discovery?month=5',
      { month: '5', name: brief.name, email: brief.email, a1: notes },
    ],
    ['https://calendar.example/callwright', {}],
    ['https://notcal.com/callwright', {}],
  ])('%s gets the brief in its own fields', (page, expected) => {
    expect(parameters(bookingUrl(page, brief))).toEqual(expected)
  })

  it('gets it in the fields that are named for it', () => {
    const named = readBookingFields('full_name, mail, message')
    expect(parameters(bookingUrl('https://calendar.example/', brief, named))).toEqual({
      full_name: brief.name,
      mail: brief.email,
      message: notes,
    })
    expect(readBookingFields('name,email')).toBeUndefined()
  })

  it('gets at most 1,200 characters of what was noted, as long addresses are refused', () => {
    const long = bookingUrl('https://cal.com/callwright/discovery', { ...brief, problem: 'x'.repeat(3_000) })
    expect(parameters(long).notes).toHaveLength(1_200)
  })

  it('gets no e-mail address that is not one, and no empty field', () => {
    const page = 'https://cal.com/callwright/discovery'
    expect(parameters(bookingUrl(page, { ...emptyBrief, email: 'ada@harbor' }))).toEqual({})
  })
})
