import { readdirSync, readFileSync } from 'node:fs'
import { PLAN_NAMES } from '@/content/pricing/plan-names'
import path from 'node:path'
import { render, screen } from '@testing-library/react'
import { BookingButton } from '@/components/booking/booking-button'
import { bookingLabels } from '@/content/booking'
import { brand } from '@/content/brand'
import { contractTerms } from '@/content/contract-figures'
import { facts, type Span } from '@/content/facts'
import { atLeastMoney, counted, daysBetween, numberedDays, range, spelledOut } from '@/content/format'
import type * as ScenarioLoader from '@/scripts/sandbox/scenario/load'
import { pricingQuestions } from '@/content/pricing/faq'
import { describeWhileSample, itWhileSample } from '@/tests/support/while-sample'

const filesIn = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => path.resolve(folder, name))
    .sort()

type Mutable<Value> = {
  -readonly [Key in keyof Value]: Value[Key] extends object
    ? Mutable<Value[Key]>
    : Value[Key] extends number
      ? number
      : unknown
}

/** The modules in which a figure stands once. */
interface Sources {
  brand: Mutable<typeof brand>
  facts: Mutable<typeof facts>
  terms: Mutable<typeof contractTerms>
}

const isRecording = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'durationSeconds' in value

/**
 * Everything that the content and the calls of the sandbox say after a change of a figure, as one text. What has been recorded
 * stays as it is.
 */
function contentAfter(change: (sources: Sources) => void): string {
  let content = ''
  jest.isolateModules(() => {
    const sources = {
      ...jest.requireActual<Pick<Sources, 'facts'>>('@/content/facts'),
      ...jest.requireActual<Pick<Sources, 'brand'>>('@/content/brand'),
      terms: jest.requireActual<{ contractTerms: Sources['terms'] }>('@/content/contract-figures')
        .contractTerms,
    }
    change(sources)
    const modules = filesIn('content', '.ts').filter((file) => !file.endsWith('.generated.ts'))
    const { loadScenarios } = jest.requireActual<typeof ScenarioLoader>('@/scripts/sandbox/scenario/load')
    content = JSON.stringify(
      [modules.map((file) => jest.requireActual<object>(file)), loadScenarios()],
      (_, value: unknown) => (isRecording(value) ? { ...value, lines: [] } : value),
    )
  })
  return content
}

const DEEP_DIVE_PRICE = facts.deepDive.price
/** A price that nothing else on the site has. */
const OTHER_PRICE = 987
const { minutes } = facts.discoveryCall
const { voiceGoLiveDays: goLive, callCentsPerMinute: cents, designDays, mvpWeeks } = facts
const { responseHours: hours, uptimeTargetPercent: uptime, paybackMonths: payback } = facts
const noticeDays = contractTerms.notice.days
/** Words or figures at the beginning of a word, in any case. */
const anyOf = (...said: string[]) => new RegExp(said.map((one) => `\\b${one}`).join('|'), 'gi')
const later = ({ from, to }: Span): Span => ({ from: from + 20, to: to + 30 })

type Figure = [figure: string, said: RegExp, change: (facts: Sources['facts'], others: Sources) => void]
/** A single day may be the day of something else as well. */
const onlySpan = ({ from, to }: Span, figure: Figure) => (from === to ? [] : [figure])
const between = daysBetween(designDays, goLive)
const spelledGoLive = `${spelledOut(goLive.from)} to ${spelledOut(goLive.to)}\\b`
const program = atLeastMoney(facts.enterpriseProgramPrice).replace('+', '')

/** Each figure, how the content says it, and a change of it. */
const FIGURES: readonly Figure[] = [
  ['The agency', new RegExp(brand.name, 'g'), (it, { brand }) => (brand.name = it.name = 'Another Name')],
  ['The deep-dive', new RegExp(`\\$${DEEP_DIVE_PRICE}\\b`, 'g'), (it) => (it.deepDive.price = OTHER_PRICE)],
  [
    'The length of the discovery call',
    anyOf(`${minutes}[ -]minute`, spelledOut(minutes, 'minute')),
    (it) => (it.discoveryCall.minutes += 20),
  ],
  [
    'The days to a voice agent',
    anyOf(`${range(goLive, '[-–]')}\\b`, `day ${goLive.from}\\b`, spelledGoLive),
    (it) => (it.voiceGoLiveDays = later(goLive)),
  ],
  ...onlySpan(between, [
    'The days between the design and a voice agent',
    anyOf(`${numberedDays(between)}\\b`),
    (it) => (it.voiceGoLiveDays.from = goLive.from + 1),
  ]),
  ...onlySpan(designDays, [
    'The days of design',
    anyOf(`${numberedDays(designDays)}\\b`),
    (it) => (it.designDays.to += 1),
  ]),
  ['The weeks to an MVP', anyOf(`${range(mvpWeeks, '[-–]')} weeks`), (it) => (it.mvpWeeks = later(mvpWeeks))],
  ['The hours to a reply', anyOf(`within ${counted(hours, 'hour')}`), (it) => (it.responseHours += 3)],
  [
    'The hours to an answer about privacy',
    anyOf(counted(facts.privacyResponseHours, 'hour')),
    (it) => (it.privacyResponseHours += 24),
  ],
  ['The uptime target', anyOf(`${uptime}\\b`), (it) => (it.uptimeTargetPercent -= 0.4)],
  ['The response', anyOf(`(?:under|in) ${facts.responseSeconds} s`), (it) => (it.responseSeconds += 1)],
  ['A minute', anyOf(`(?:${cents}|${spelledOut(cents)}) cents`), (it) => (it.callCentsPerMinute += 4)],
  ['The payback', anyOf(`${range(payback)} months`), (it) => (it.paybackMonths = later(payback))],
  ['The integrations', anyOf(`${facts.integrations}\\+`), (it) => (it.integrations += 150)],
  ['The programme', new RegExp(`\\${program}\\b`, 'g'), (it) => (it.enterpriseProgramPrice *= 2)],
  [
    'The notice to end a service',
    anyOf(`${spelledOut(noticeDays)} days, in writing`, `${noticeDays} days’ written notice`),
    (_, { terms }) => (terms.notice.days += 15),
  ],
]

describe('A figure of the business stands once', () => {
  // In an agency’s own words the same figure may belong to something else, and its name to its founder.
  describeWhileSample(brand)('in our own words', () => {
    const unchanged = contentAfter(() => {})

    const changed = contentAfter((to) => FIGURES.forEach(([, , change]) => change(to.facts, to)))

    it.each(FIGURES)('%s, written as %p, changes in all places', (_, said) => {
      expect(changed.match(said) ?? []).toEqual([])
    })

    it.each(FIGURES)('%s is said as %p', (_, said) => expect(unchanged).toMatch(said))
  })

  it('and the booking button says the price in the words of the content', () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList
    render(<BookingButton booking="deep-dive" />)
    expect(screen.getByRole('link', { name: bookingLabels['deep-dive'].idle })).toBeInTheDocument()
  })

  it('and no component has a price of its own', () => {
    const written = filesIn('components', '.tsx').filter((file) => /\$\d/.test(readFileSync(file, 'utf8')))
    expect(written).toEqual([])
  })
})

/** Where a plan is defined, or found by its name. */
const BY_NAME_OF_PLAN =
  /(?:content\/pricing\/(?:index|plans|plan-names|comparison)|timelines|service-library|\.generated)\.ts$/

describe('Sentences take the names of the plans from content/pricing/plan-names.ts', () => {
  const names = { smallestPlan: 'Solo', nextPlan: 'Duo', largestPlan: 'Choir' }
  let content = ''
  jest.isolateModules(() => {
    jest.doMock('@/content/pricing/plan-names', () => ({ ...names, PLAN_NAMES: Object.values(names) }))
    const modules = filesIn('content', '.ts').filter((file) => !BY_NAME_OF_PLAN.test(file))
    content = JSON.stringify(modules.map((file) => jest.requireActual<object>(file)))
  })

  it('everywhere', () => {
    expect(content).toContain('Solo, Duo, Choir')
    expect(
      content.match(
        /.{20}\bLaunch\b.{20}|.{20}\bEnterprise (?:plan|contracts)|With Enterprise|, Enterprise/g,
      ),
    ).toBeNull()
  })

  const question = pricingQuestions.find(({ id }) => id === 'change-plan')
  itWhileSample(question ?? {})('also the one of the middle', () =>
    expect(content).toContain('the same base as Duo'),
  )
})

it('The consultant takes the names of the plans from there as well', () => {
  const named = new RegExp(`\\b(?:${PLAN_NAMES.join('|')})\\b`)
  const written = filesIn('assistant', '.ts').filter((file) => named.test(readFileSync(file, 'utf8')))
  expect(written).toEqual([])
})
