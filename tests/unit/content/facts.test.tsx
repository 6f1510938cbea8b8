import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { render, screen } from '@testing-library/react'
import { BookingButton } from '@/components/booking/booking-button'
import { contractTerms } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { spelledOut } from '@/content/format'

const filesIn = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => path.resolve(folder, name))
    .sort()

type Mutable<Value> = {
  -readonly [Key in keyof Value]: Value[Key] extends object ? Mutable<Value[Key]> : unknown
}

/** The modules in which a figure stands once. */
interface Sources {
  facts: Mutable<typeof facts>
  terms: Mutable<typeof contractTerms>
}

/** Everything that the content says after a change of a figure, as one text. What has been recorded stays as it is. */
function contentAfter(change: (sources: Sources) => void): string {
  let content = ''
  jest.isolateModules(() => {
    const sources = {
      ...jest.requireActual<Pick<Sources, 'facts'>>('@/content/facts'),
      terms: jest.requireActual<{ contractTerms: Sources['terms'] }>('@/content/contract-figures')
        .contractTerms,
    }
    change(sources)
    const modules = filesIn('content', '.ts').filter((file) => !file.endsWith('.generated.ts'))
    content = JSON.stringify(modules.map((file) => jest.requireActual<object>(file)))
  })
  return content
}

const NOTICE_DAYS = contractTerms.notice.days
const DEEP_DIVE_USD = facts.deepDive.priceUsd
/** A price that nothing else on the site has. */
const OTHER_USD = 987

/** Each figure, how the content says it, in how many places at least, and a change of it. */
const FIGURES: readonly [figure: string, said: RegExp, places: number, change: (sources: Sources) => void][] =
  [
    [
      'The price of the deep-dive',
      new RegExp(`\\$${DEEP_DIVE_USD}\\b`, 'g'),
      4,
      ({ facts }) => (facts.deepDive.priceUsd = OTHER_USD),
    ],
    [
      'The length of the discovery call',
      /\b30[ -]minute|\bthirty minutes/gi,
      9,
      ({ facts }) => (facts.discoveryCall.minutes = 45),
    ],
    [
      'The days to a voice agent',
      /\b7[-–]14\b|\bday 7\b/gi,
      5,
      ({ facts }) => (facts.voiceGoLiveDays = { from: 9, to: 16 }),
    ],
    [
      'The day before a voice agent may go live',
      /\bDays 4–6\b/g,
      2,
      ({ facts }) => (facts.voiceGoLiveDays.from = 9),
    ],
    ['The days of design', /\bDays 1–3\b|\bDays 4–/g, 4, ({ facts }) => (facts.designDays.to = 4)],
    ['The weeks to an MVP', /\b3[-–]6 weeks/g, 3, ({ facts }) => (facts.mvpWeeks = { from: 4, to: 8 })],
    ['The hours to a reply', /\bwithin 2 hours/g, 3, ({ facts }) => (facts.responseHours = 5)],
    [
      'The hours to an answer about privacy',
      /\b48 hours/g,
      1,
      ({ facts }) => (facts.privacyResponseHours = 72),
    ],
    ['The uptime target', /\b99\.9\b/g, 3, ({ facts }) => (facts.uptimeTargetPercent = 99.5)],
    ['The seconds to a response', /\b(?:under|in) 2 s/g, 2, ({ facts }) => (facts.responseSeconds = 3)],
    ['The price of a minute', /\b7 cents|\b15 cents/g, 2, ({ facts }) => (facts.callCentsPerMinute = 11)],
    [
      'The months to payback',
      /"2–4"|\b2–4 months/g,
      2,
      ({ facts }) => (facts.paybackMonths = { from: 3, to: 9 }),
    ],
    ['The integrations', /"400"|\b400\+/g, 2, ({ facts }) => (facts.integrations = 550)],
    ['The price of the programme', /\$100k/g, 1, ({ facts }) => (facts.enterpriseProgramUsd = 200_000)],
    [
      'The notice to end a service',
      new RegExp(
        `\\b${spelledOut(NOTICE_DAYS)} days, in writing|\\b${NOTICE_DAYS} days’ written notice`,
        'gi',
      ),
      3,
      ({ terms }) => (terms.notice.days = NOTICE_DAYS + 15),
    ],
  ]

describe('A figure of the business stands once', () => {
  const unchanged = contentAfter(() => {})

  it.each(FIGURES)(
    '%s, written as %p in %d places or more, changes in all of them',
    (_, said, places, change) => {
      expect(unchanged.match(said)?.length ?? 0).toBeGreaterThanOrEqual(places)
      expect(contentAfter(change).match(said) ?? []).toEqual([])
    },
  )

  it('and a change of the deep-dive’s price changes nothing else', () => {
    const content = contentAfter(({ facts }) => (facts.deepDive.priceUsd = OTHER_USD))
    const withFormerPrice = content
      .replaceAll(`$${OTHER_USD}`, () => `$${DEEP_DIVE_USD}`)
      .replaceAll(`"priceUsd":${OTHER_USD}`, `"priceUsd":${DEEP_DIVE_USD}`)
    expect(withFormerPrice).toBe(unchanged)
  })

  it('and the booking button says the price in the words of the content', () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList
    render(<BookingButton booking="deep-dive" />)
    expect(screen.getByRole('link', { name: `$${facts.deepDive.priceUsd} Deep-Dive` })).toBeInTheDocument()
  })

  it('and no component has a price of its own', () => {
    const written = filesIn('components', '.tsx').filter((file) => /\$\d/.test(readFileSync(file, 'utf8')))
    expect(written).toEqual([])
  })
})
