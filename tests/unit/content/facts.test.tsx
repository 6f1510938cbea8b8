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
  -readonly [Key in keyof Value]: Value[Key] extends object ? Mutable<Value[Key]> : unknown
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
const { voiceGoLiveDays: goLive, callCentsPerMinute: cents } = facts
const noticeDays = contractTerms.notice.days
/** Words or figures at the beginning of a word, in any case. */
const anyOf = (...said: string[]) => new RegExp(said.map((one) => `\\b${one}`).join('|'), 'gi')
const later = ({ from, to }: Span): Span => ({ from: from + 20, to: to + 30 })

type Figure = [figure: string, said: RegExp, change: (to: Sources) => void]
/** A single day may be the day of something else as well. */
const onlySpan = ({ from, to }: Span, figure: Figure) => (from === to ? [] : [figure])

/** Each figure, how the content says it, and a change of it. */
const FIGURES: readonly Figure[] = [
  [
    'The name of the agency',
    new RegExp(brand.name, 'g'),
    (to) => (to.brand.name = to.facts.name = 'Another Name'),
  ],
  [
    'The price of the deep-dive',
    new RegExp(`\\$${DEEP_DIVE_PRICE}\\b`, 'g'),
    (to) => (to.facts.deepDive.price = OTHER_PRICE),
  ],
  [
    'The length of the discovery call',
    anyOf(`${minutes}[ -]minute`, spelledOut(minutes, 'minute')),
    (to) => (to.facts.discoveryCall.minutes = minutes + 20),
  ],
  [
    'The days to a voice agent',
    anyOf(
      `${range(goLive, '[-–]')}\\b`,
      `day ${goLive.from}\\b`,
      `${spelledOut(goLive.from)} to ${spelledOut(goLive.to)}\\b`,
    ),
    (to) => (to.facts.voiceGoLiveDays = later(goLive)),
  ],
  ...onlySpan(daysBetween(facts.designDays, goLive), [
    'The days between the design and a voice agent',
    anyOf(`${numberedDays(daysBetween(facts.designDays, goLive))}\\b`),
    (to) => (to.facts.voiceGoLiveDays.from = goLive.from + 1),
  ]),
  ...onlySpan(facts.designDays, [
    'The days of design',
    anyOf(`${numberedDays(facts.designDays)}\\b`),
    (to) => (to.facts.designDays.to = facts.designDays.to + 1),
  ]),
  [
    'The weeks to an MVP',
    anyOf(`${range(facts.mvpWeeks, '[-–]')} weeks`),
    (to) => (to.facts.mvpWeeks = later(facts.mvpWeeks)),
  ],
  [
    'The hours to a reply',
    anyOf(`within ${counted(facts.responseHours, 'hour')}`),
    (to) => (to.facts.responseHours = facts.responseHours + 3),
  ],
  [
    'The hours to an answer about privacy',
    anyOf(counted(facts.privacyResponseHours, 'hour')),
    (to) => (to.facts.privacyResponseHours = facts.privacyResponseHours + 24),
  ],
  [
    'The uptime target',
    anyOf(`${facts.uptimeTargetPercent}\\b`),
    (to) => (to.facts.uptimeTargetPercent = facts.uptimeTargetPercent - 0.4),
  ],
  [
    'The seconds to a response',
    anyOf(`(?:under|in) ${facts.responseSeconds} s`),
    (to) => (to.facts.responseSeconds = facts.responseSeconds + 1),
  ],
  [
    'The price of a minute',
    anyOf(`(?:${cents}|${spelledOut(cents)}) cents`),
    (to) => (to.facts.callCentsPerMinute = cents + 4),
  ],
  [
    'The months to payback',
    anyOf(`${range(facts.paybackMonths)} months`),
    (to) => (to.facts.paybackMonths = later(facts.paybackMonths)),
  ],
  [
    'The integrations',
    anyOf(`${facts.integrations}\\+`),
    (to) => (to.facts.integrations = facts.integrations + 150),
  ],
  [
    'The price of the programme',
    new RegExp(`\\${atLeastMoney(facts.enterpriseProgramPrice).replace('+', '')}\\b`, 'g'),
    (to) => (to.facts.enterpriseProgramPrice = facts.enterpriseProgramPrice * 2),
  ],
  [
    'The notice to end a service',
    anyOf(`${spelledOut(noticeDays)} days, in writing`, `${noticeDays} days’ written notice`),
    (to) => (to.terms.notice.days = noticeDays + 15),
  ],
  [
    'The days in which a plan counts towards a larger one',
    anyOf(
      `within ${contractTerms.upgradeCredit.days} days`,
      `within ${spelledOut(contractTerms.upgradeCredit.days)} days`,
    ),
    (to) => (to.terms.upgradeCredit.days = contractTerms.upgradeCredit.days + 11),
  ],
  [
    'The days after a reminder',
    anyOf(
      `further ${counted(contractTerms.latePayment.days, 'day')}`,
      `further ${spelledOut(contractTerms.latePayment.days)} days`,
    ),
    (to) => (to.terms.latePayment.days = contractTerms.latePayment.days + 11),
  ],
]

describe('A figure of the business stands once', () => {
  const unchanged = contentAfter(() => {})

  const changed = contentAfter((to) => FIGURES.forEach(([, , change]) => change(to)))

  it.each(FIGURES)('%s, written as %p, changes in all places', (_, said) => {
    expect(changed.match(said) ?? []).toEqual([])
  })

  describeWhileSample(brand)('in our own words', () => {
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
