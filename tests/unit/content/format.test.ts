import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import {
  atLeastMoney,
  compact,
  counted,
  daysBetween,
  grouped,
  numberedDays,
  plural,
  range,
  spelledOut,
  money,
} from '@/content/format'
import type * as Content from '@/content/locale'

jest.mock('@/content/locale', () => jest.requireActual<object>('@/tests/support/english'))
jest.mock('@/content/units', () => jest.requireActual<object>('@/tests/support/english'))
/** The words for numbers are in content/format.ts, and are English while the content is. */
const itInEnglish =
  (jest.requireActual<typeof Content>('@/content/locale').locale.language as string) === 'en' ? it : it.skip

const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true })
const whole = fc.integer({ min: 0, max: 5_000 })
const ends = fc.record({ from: whole, to: whole })
/** The number that a text begins with. */
const numberIn = (text: string) => Number(text.replace('−', '-').replace(/[$,]/g, ''))

describe('An amount of money', () => {
  it('is the amount, to the nearest cent', () =>
    fc.assert(
      fc.property(amount, (value) => expect(Math.abs(numberIn(money(value)) - value)).toBeLessThan(0.00501)),
    ))

  it('has two decimals, or none', () =>
    fc.assert(fc.property(amount, (value) => expect(money(value)).toMatch(/^−?\$[\d,]+(\.\d\d)?$/))))

  it('is written the same whatever the rounding errors of a sum', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), (cents) =>
        expect(money((cents / 100) * 3 - (cents / 100) * 2)).toBe(money(cents / 100)),
      ),
    ))

  it.each([
    [13.999999999999998, '$14'],
    [0.005, '$0.01'],
    [1.005, '$1.01'],
    [8.575, '$8.58'],
    [0.1 + 0.2, '$0.30'],
    [-0.001, '$0'],
    [-12.5, '−$12.50'],
    [1234567.5, '$1,234,567.50'],
  ])('%d is %s', (value, text) => expect(money(value)).toBe(text))
})

describe('A large figure in short', () => {
  it('is never more than it counts, and less by a tenth of its unit at most', () => {
    const scale = { K: 1e3, M: 1e6, B: 1e9 } as Record<string, number>
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1e12 }), (value) => {
        const text = compact(value)
        const unit = scale[text.slice(-1)]!
        const said = numberIn(text.slice(0, -1)) * unit
        expect(said).toBeLessThanOrEqual(value)
        expect(value - said).toBeLessThan(unit / 10 + 1)
      }),
    )
  })

  it.each([
    [100, '100'],
    [999, '999'],
    [7200, '7.2K'],
    [9999, '9.9K'],
    [999_999, '999.9K'],
    [1_250_000, '1.2M'],
    [2_000_000_000, '2B'],
  ])('%d is %s', (value, text) => expect(compact(value)).toBe(text))

  it.each([
    [100_000, '$100k+'],
    [1_250_000, '$1.2M+'],
    [500, '$500+'],
  ])('of money: %d is %s', (value, text) => expect(atLeastMoney(value)).toBe(text))
})

describe('A figure with two ends', () => {
  it('names both from the lesser to the greater, or one where they are equal', () =>
    fc.assert(
      fc.property(ends, ({ from, to }) => {
        const parts = range({ from, to }).split('–').map(numberIn)
        expect(parts).toEqual(from === to ? [from] : [Math.min(from, to), Math.max(from, to)])
      }),
    ))

  it('between two others never ends before it begins, and is within them where they leave days free', () =>
    fc.assert(
      fc.property(ends, ends, (before, after) => {
        const { from, to } = daysBetween(before, after)
        expect(to).toBeGreaterThanOrEqual(from)
        if (after.from - before.to > 1) expect([from, to]).toEqual([before.to + 1, after.from - 1])
      }),
    ))

  it.each([
    [{ from: 4, to: 6 }, 'Days 4–6'],
    [{ from: 3, to: 3 }, 'Day 3'],
  ])('of days: %j is %s', (days, text) => expect(numberedDays(days)).toBe(text))
})

describe('A figure with its unit', () => {
  it('has the form of the unit that belongs to it', () =>
    fc.assert(
      fc.property(whole, (value) => expect(/ hours$/.test(counted(value, 'hour'))).toBe(value !== 1)),
    ))

  it.each([
    [1, '1 hour'],
    [2, '2 hours'],
    [0, '0 hours'],
    [2.5, '2.5 hours'],
    [1250, '1,250 hours'],
    [{ from: 1, to: 1 }, '1 hour'],
    [{ from: 0.3, to: 0.1 + 0.2 }, '0.3 hours'],
    [{ from: 0, to: 1 }, '0–1 hour'],
    [{ from: 1, to: 2 }, '1–2 hours'],
  ])('%j is %s', (value, text) => expect(counted(value, 'hour')).toBe(text))

  it('falls back to the general form', () => expect(plural(1, { other: 'sheep' })).toBe('sheep'))
})

describe('A number', () => {
  it('has a separator between each three digits, and keeps its decimals', () =>
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const text = grouped(value)
        if (text.includes('e')) return
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d+)?$/)
        expect(numberIn(text)).toBeCloseTo(value, 4)
      }),
    ))

  it.each([
    [12_450, '12,450'],
    [99.9, '99.9'],
    [-1234.5, '-1,234.5'],
    [0.1 + 0.2, '0.3'],
  ])('%d is %s', (value, text) => expect(grouped(value)).toBe(text))

  itInEnglish.each([
    [0, 'zero'],
    [19, 'nineteen'],
    [30, 'thirty'],
    [38, 'thirty-eight'],
    [99, 'ninety-nine'],
    [100, '100'],
    [120, '120'],
    [2.5, '2.5'],
    [-1, '-1'],
  ])('spelled out, %d is %s', (value, words) => expect(spelledOut(value)).toBe(words))

  itInEnglish('spelled out has its unit', () => {
    expect(spelledOut(1, 'minute')).toBe('one minute')
    expect(spelledOut(30, 'minute')).toBe('thirty minutes')
  })
})

it('No sentence has a unit in a fixed form after a figure', () => {
  const files = ['content', 'assistant/knowledge'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('generated'))
      .map((name) => path.join(folder, name)),
  )
  const found = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(/\} (?:second|minute|hour|day|week|month|year|cent)s?\b/g) ?? []).map(
      (text) => `${file}: ${text}`,
    ),
  )
  expect(found).toEqual([])
})
