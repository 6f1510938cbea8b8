import { briefCopy } from '@/content/brief'
import { emptyBrief, type Brief } from '@/lib/booking/brief/brief'
import { factsByLine, saidFacts, type SaidLine } from '@/lib/booking/brief/said-facts'

const said = (...texts: string[]): SaidLine[] =>
  texts.map((text, index) => ({ id: `line-${index}`, role: 'user', text }))
const brief = (changes: Partial<Brief>): Brief => ({ ...emptyBrief, ...changes })

/** What is underlined, as words. */
const underlined = (changes: Partial<Brief>, lines: readonly SaidLine[]) =>
  Object.fromEntries(
    saidFacts(brief(changes), lines).map(({ field, line, start, end }) => [
      field,
      line.text.slice(start, end),
    ]),
  )

describe('What the visitor said is underlined where they said it', () => {
  it('in their own words, for each fact of the brief', () => {
    const lines = said(
      'I am Ada Lovelace from Harbor Dental.',
      'We miss calls at night. Thursday at ten is fine.',
    )
    expect(
      underlined(
        {
          name: 'Ada Lovelace',
          business: 'Harbor Dental',
          problem: 'Calls at night are missed.',
          day: 'Thursday',
        },
        lines,
      ),
    ).toEqual({
      name: 'Ada Lovelace',
      business: 'Harbor Dental',
      problem: 'miss calls at night',
      day: 'Thursday',
    })
  })

  it.each([
    [
      'an address that was read out',
      { email: 'ada@harbor.example' },
      'It is ada at harbor dot example.',
      'ada at harbor dot example',
    ],
    ['another case', { industry: 'Dental clinic' }, 'WE ARE A DENTAL CLINIC', 'DENTAL CLINIC'],
    [
      'the service by its name',
      { service: 'voice' },
      `I want ${briefCopy.services.voice}, please.`,
      briefCopy.services.voice,
    ],
  ])('also %s', (_what, changes, text, words) => {
    expect(Object.values(underlined(changes, said(text)))).toEqual([words])
  })

  it('where it was said last', () => {
    const facts = saidFacts(brief({ day: 'Thursday' }), said('Thursday?', 'Yes, Thursday.'))
    expect(facts[0]?.line.id).toBe('line-1')
  })

  it('once, where two facts are the same words', () => {
    expect(underlined({ business: 'Harbor Dental', industry: 'Dental' }, said('Harbor Dental'))).toEqual({
      business: 'Harbor Dental',
    })
  })

  it('never in the words of the assistant, nor where nobody said it', () => {
    const lines: SaidLine[] = [{ id: 'a', role: 'assistant', text: 'Thursday, then.' }, ...said('Fine.')]
    expect(underlined({ day: 'Thursday', budget: 'About $3,000' }, lines)).toEqual({})
  })

  it('not because of words that are in every sentence', () => {
    expect(underlined({ problem: 'It is for the night' }, said('It is for you and for me.'))).toEqual({})
  })
})

describe('While the conversation goes on', () => {
  it('nothing is rendered again until a fact changes', () => {
    const lines = said('Thursday at ten')
    const first = saidFacts(brief({ day: 'Thursday' }), lines)
    expect(saidFacts(brief({ day: 'Thursday' }), [...lines, ...said('And then?')], first)).toBe(first)
    expect(saidFacts(brief({ day: 'Friday' }), lines, first)).toEqual([])
  })

  it('the underline follows a line that is still being spoken', () => {
    const first = saidFacts(brief({ day: 'Thursday' }), said('Thursday'))
    const [moved] = saidFacts(brief({ day: 'Thursday' }), said('On Thursday'), first)
    expect(moved).toMatchObject({ start: 3, end: 11 })
  })

  it('the facts of a line are in the order of its text', () => {
    const facts = saidFacts(brief({ name: 'Ada', day: 'Friday' }), said('Friday, says Ada'))
    expect(
      factsByLine(facts)
        .get('line-0')
        ?.map(({ field }) => field),
    ).toEqual(['day', 'name'])
  })
})
