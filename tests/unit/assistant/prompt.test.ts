import { RECEPTIONISTS } from '@/assistant/knowledge/role-plays'
import { TOPICS } from '@/assistant/knowledge/topics'
import { prompt } from '@/assistant/prompt'
import { contractTerms, workedExampleFigures } from '@/content/contract-figures'
import { measuredFrom } from '@/content/measured-from'
import { usd } from '@/content/format'
import { serviceCards } from '@/content/knowledge'
import { rolePlays } from '@/content/role-plays'
import { yourData } from '@/content/your-data'
import { itWhileSample } from '@/tests/support/while-sample'

/**
 * Tokens are about four characters; the prompt is sent with every turn of a call. A buyer's questions on ownership,
 * insolvency, a second site and the like need 4,000 of them: without a line the consultant has to evade.
 */
const MOST_CHARACTERS = 31_000

const spoken = (line: string) => line.replace(/:? https?:\S+/g, '.')
const withheld = TOPICS.filter(({ published }) => published === false)

describe('The published consultant knows what the sandbox’s consultant knows', () => {
  const services = serviceCards.map(({ id }) => id)
  const shared = TOPICS.filter((topic) => !withheld.includes(topic) && !services.includes(topic.id))

  it.each(shared.map(({ id, says, published }) => [id, spoken(published || says)]))('%s', (_, line) => {
    expect(prompt).toContain(line)
  })

  it.each(serviceCards.map(({ title, oneLiner }) => [title, oneLiner]))('%s', (_, line) => {
    expect(prompt).toContain(line)
  })

  it('except for two lines that another one contains, and one that is true of the demonstration only', () => {
    expect(withheld.map(({ id }) => id)).toEqual(['mvp-timeline', 'agent-timeline', 'myself'])
  })

  it('and its prompt does not mention a demonstration', () => {
    expect(prompt).not.toMatch(/demonstration|this sample site/i)
  })
})

describe('The published consultant knows', () => {
  it.each(yourData.items.map(({ term, text }) => [term, text]))('of a client’s data: %s', (_, text) => {
    expect(prompt).toContain(text)
  })

  it('every sub-processor', () => {
    for (const { name, where } of yourData.subProcessors.rows)
      expect(prompt).toMatch(new RegExp(`${name} \\([^)]*${where}\\)`))
  })

  it('the worked example', () => {
    expect(prompt).toContain(`${usd(workedExampleFigures.buildUsd)} to build`)
  })

  itWhileSample(workedExampleFigures)('that its prices are samples', () => {
    expect(prompt).toContain('sample prices')
  })

  it('that the tool gives three sums, and assumes a length of call that it says', () => {
    expect(prompt).toMatch(/estimate_cost[^\n]*model usage[^\n]*in all/)
  })

  it('the terms of notice and payment', () => {
    expect(prompt).toContain(`${contractTerms.notice.days} days’ written notice`)
    expect(prompt).toContain(`${contractTerms.invoice.days} days of the invoice`)
  })

  it('what each time is counted from and to', () => {
    for (const words of Object.values(measuredFrom)) expect(prompt).toContain(words)
    expect(prompt).not.toContain('from signed scope')
  })

  it.each(rolePlays.map(({ label, id, ask }) => [label, id, ask]))(
    'what the receptionist says to “%s”',
    (_, id, ask) => {
      expect(prompt).toContain(ask)
      const receptionist = RECEPTIONISTS.find(({ role }) => role === id)
      for (const line of [
        receptionist?.greeting,
        ...(receptionist?.topics ?? []).map(({ says, published }) => published || says),
        receptionist?.otherwise,
      ])
        expect(prompt).toContain(line)
    },
  )
})

describe('The prompt', () => {
  it('is short enough to be sent with every turn', () => {
    expect(prompt.length).toBeLessThan(MOST_CHARACTERS)
  })

  it('has no address to read out: a button shows it', () => {
    expect(prompt).not.toContain('http')
  })
})
