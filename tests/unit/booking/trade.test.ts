import { brand } from '@/content/brand'
import { industries } from '@/content/facts'
import { testimonials } from '@/content/home/testimonials'
import { allRecordings } from '@/content/all-recordings'
import { tradeRecordings } from '@/content/recordings'
import { exampleScenarios, industriesSection, stack, tradeScenarios } from '@/content/services'
import { tradeQuestions } from '@/content/trade-questions'
import { tradeContentIds } from '@/content/trades'
import { createTradeStore } from '@/lib/booking/trade'
import { tradeAt } from '@/tests/support/trades'
import { itWhileSample } from '@/tests/support/while-sample'

const memory = (values: Record<string, string> = {}) => ({
  getItem: (key: string) => values[key] ?? null,
  setItem: (key: string, value: string) => void (values[key] = value),
  removeItem: (key: string) => void delete values[key],
})
const refusing = () => {
  throw new DOMException('Refused', 'SecurityError')
}

describe('The visitor’s trade', () => {
  it('is none until it is chosen', () => {
    expect(createTradeStore(() => memory()).chosen()).toBeUndefined()
  })

  it('is kept for the next page that is loaded', () => {
    const storage = memory()
    createTradeStore(() => storage).choose(tradeAt(0))
    expect(createTradeStore(() => storage).chosen()).toBe(tradeAt(0))
  })

  it('can be reset', () => {
    const storage = memory()
    const store = createTradeStore(() => storage)
    store.choose(tradeAt(0))
    store.choose(undefined)
    expect(store.chosen()).toBeUndefined()
    expect(createTradeStore(() => storage).chosen()).toBeUndefined()
  })

  it('is chosen for this page where the browser stores nothing', () => {
    const store = createTradeStore(refusing)
    expect(store.chosen()).toBeUndefined()
    store.choose(tradeAt(1))
    expect(store.chosen()).toBe(tradeAt(1))
  })

  it('is none when the stored name is unknown', () => {
    expect(createTradeStore(() => memory({ trade: 'Piracy' })).chosen()).toBeUndefined()
  })

  it('notifies its listeners of each change, until they unsubscribe', () => {
    const store = createTradeStore(() => memory())
    const listener = jest.fn()
    const stop = store.subscribe(listener)
    store.choose(tradeAt(1))
    stop()
    store.choose(tradeAt(0))
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

it('Every recording that is shown only to a trade is the recording of one trade', () => {
  const asked = industries.map((trade) => tradeContentIds[trade].recordingId)
  for (const { id } of tradeRecordings)
    expect(asked.filter((recordingId) => recordingId === id)).toEqual([id])
})

describe.each(industries)('For %s the content has', (trade) => {
  const { recordingId, testimonial } = tradeContentIds[trade]
  itWhileSample(brand)('a recording and a first question', () => {
    expect(allRecordings.map(({ id }) => id)).toContain(recordingId)
    expect(tradeQuestions[trade]).toMatch(/\. .+\?$/)
  })

  itWhileSample(testimonials)('a testimonial', () => {
    expect(testimonials.items.map(({ name }) => name)).toContain(testimonial)
  })

  itWhileSample(industriesSection)('only integrations that the technology stack names', () => {
    const named = stack.flatMap(({ technologies }) => technologies.map(({ name }) => name))
    const { integrations } = industriesSection.rows.find(({ name }) => name === trade)!
    expect(named).toEqual(expect.arrayContaining([...integrations]))
  })
})

itWhileSample(brand)('Every trade has an example of a call on Services', () => {
  for (const { example } of Object.values(tradeContentIds))
    expect([...exampleScenarios, ...tradeScenarios].map(({ id }) => id)).toContain(example)
})

it('Every example that is shown only to a trade is the example of one trade', () => {
  const shown = Object.values(tradeContentIds).map(({ example }) => example)
  for (const { id } of tradeScenarios) expect(shown.filter((each) => each === id)).toHaveLength(1)
})
