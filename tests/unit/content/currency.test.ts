import { readdirSync } from 'node:fs'
import path from 'node:path'
import { facts } from '@/content/facts'
import type * as Format from '@/content/format'
import type { locale as Locale } from '@/content/locale'
import type * as RunningCost from '@/lib/pricing/running-cost'
import type * as Graph from '@/lib/seo/graph'
import type * as Answers from '@/scripts/sandbox/answers'
import { locale as english } from '@/tests/support/english'

type Setting = Partial<Record<keyof typeof Locale, unknown>>

const EURO = {
  thousandsSeparator: '.',
  decimalSeparator: ',',
  currency: { code: 'EUR', before: '', after: ' €', cents: 100 },
}
const FRANC = {
  thousandsSeparator: '’',
  decimalSeparator: '.',
  currency: { code: 'CHF', before: 'CHF ', after: '', cents: 100 },
}
const RUPEE = {
  groupDigits: 2,
  scales: [
    { size: 1e7, sign: ' Cr' },
    { size: 1e5, sign: ' L' },
    { size: 1e3, sign: 'K' },
  ],
  currency: { code: 'INR', before: '₹', after: '', cents: 100 },
}
const YEN = { currency: { code: 'JPY', before: '¥', after: '', cents: 1 } }
const DINAR = { currency: { code: 'KWD', before: 'KWD ', after: '', cents: 1000 } }

/** Runs `use` with modules that read this locale. */
function inLocale(setting: Setting, use: () => void) {
  jest.isolateModules(() => {
    const { locale } = jest.requireActual<{ locale: object }>('@/content/locale')
    Object.assign(locale, english, setting)
    use()
  })
}

/** All modules of the content, as JSON. */
const everySentence = () =>
  JSON.stringify(
    readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.generated.ts'))
      .map((file) => jest.requireActual<object>(path.resolve('content', file))),
  )

const format = () => jest.requireActual<typeof Format>('@/content/format')

describe('The currency is set once', () => {
  it.each([
    ['euros', EURO, 1234.5, '1.234,50\u00a0€'],
    ['francs', FRANC, 4800, 'CHF\u00a04’800'],
    ['francs below nothing', FRANC, -12.5, '−CHF\u00a012.50'],
    ['rupees, by the lakh', RUPEE, 12_345_678.5, '₹1,23,45,678.50'],
    ['a hundred thousand rupees', RUPEE, 100_000, '₹1,00,000'],
    ['a thousand rupees', RUPEE, 1000, '₹1,000'],
    ['yen, which have no smaller unit', YEN, 480_000.4, '¥480,000'],
    ['dinars, which have a thousand fils', DINAR, 1.25, 'KWD\u00a01.250'],
  ])('%s: an amount is never broken across lines', (_, setting, value, text) => {
    inLocale(setting, () => expect(format().money(value)).toBe(text))
  })

  it('carries the rounded amounts, by the lakh and the crore as well', () => {
    inLocale(EURO, () => expect(format().atLeastMoney(100_000)).toBe('100k+\u00a0€'))
    inLocale(RUPEE, () =>
      expect([99_000, 1_250_000, 31_000_000].map(format().atLeastMoney)).toEqual([
        '₹99k+',
        '₹12.5\u00a0L+',
        '₹3.1\u00a0Cr+',
      ]),
    )
  })

  it('reaches every sentence of the content', () => {
    inLocale(EURO, () => {
      const texts = everySentence()
      expect(texts.match(/.{20}(?:\$|USD|dollar).{20}/g) ?? []).toEqual([])
      expect(texts).toContain(format().money(facts.deepDive.price))
    })
  })

  it('has a smallest unit whose name reaches every sentence', () => {
    inLocale(FRANC, () => {
      const { units } = jest.requireActual<{ units: object }>('@/content/units')
      Object.assign(units, { cent: { one: 'Rappen', other: 'Rappen' } })
      const texts = everySentence()
      expect(texts).toContain('Rappen')
      expect(texts.match(/.{20}\bcents?\b(?!":).{20}/g) ?? []).toEqual([])
    })
  })

  it('is the currency of the offers in structured data', () => {
    inLocale(EURO, () => {
      const { pageGraph } = jest.requireActual<typeof Graph>('@/lib/seo/graph')
      const graph = pageGraph('home', {
        address: { siteUrl: 'https://agency.example', basePath: '' },
        contact: {},
        profiles: [],
        questions: [],
        testimonials: [],
      })
      const text = JSON.stringify(graph)
      expect(text).toContain('"priceCurrency":"EUR"')
      expect(text).not.toContain('USD')
    })
  })

  it('is what the consultant of the sandbox says in every language', () => {
    inLocale(FRANC, () => {
      const { createConsultant } = jest.requireActual<typeof Answers>('@/scripts/sandbox/answers')
      const questions = [
        'Was kostet das?',
        '¿Cuánto cuesta?',
        'Combien ça coûte ?',
        'Quanto costa?',
        'Quanto custa um agente de voz?',
      ]
      for (const question of questions) {
        const { text } = createConsultant({ isIntroduced: true, between: ' ' })(question)
        expect(text).toContain(`${format().moneyOfCents(facts.callCentsPerMinute)} `)
        expect(text).not.toMatch(/\b(?:cents?|centavos|centimes|centesimi|cêntimos|d[oó]l+ar\w*)\b/i)
      }
    })
  })

  it.each([
    ['yen', YEN, 1],
    ['dinars', DINAR, 1000],
  ])('sums up minutes in %s', (_, setting, cents) => {
    inLocale(setting, () => {
      const { runningCost } = jest.requireActual<typeof RunningCost>('@/lib/pricing/running-cost')
      const { monthly } = runningCost(
        { calls: 100, period: 'month', minutesPerCall: 1 },
        { pricePerNumber: 0, centsPerMessage: 3, modelCentsPerMinute: 4 },
      )
      expect(monthly).toMatchObject({ model: 400 / cents, messages: 300 / cents })
    })
  })
})

it('A figure of the business is written in the language of the content, in every sentence', () => {
  inLocale(FRANC, () => {
    const { facts } = jest.requireActual<{ facts: object }>('@/content/facts')
    Object.assign(facts, {
      uptimeTargetPercent: 12345.5,
      deliveryRecordPercent: 12345.5,
      integrations: 12345.5,
      capacityGain: 12345.5,
      responseSeconds: 12345.5,
      connectSeconds: 12345.5,
      callCentsPerMinute: 12345.5,
      responseHours: 12345.5,
      privacyResponseHours: 12345.5,
      discoveryCall: { minutes: 12345.5, price: 0 },
    })
    const texts = everySentence()
    const knowledge = JSON.stringify(jest.requireActual('@/assistant/knowledge/topics'))
    const figures = (text: string) => text.match(/.{0,30}12345\.5[^,}].{0,20}/g) ?? []
    expect([...figures(texts), ...figures(knowledge)]).toEqual([])
    expect(texts).toContain('12’345.5%')
  })
})
