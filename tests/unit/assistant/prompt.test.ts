import { TOPICS } from '@/assistant/knowledge/topics'
import { prompt } from '@/assistant/prompt'
import { brand } from '@/content/brand'
import { serviceCards } from '@/content/service-library'
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

  it('except for lines that others contain, and one that is true of the demonstration only', () => {
    expect(withheld.map(({ id }) => id).sort()).toEqual(
      [
        'missed-only',
        'case-studies',
        'mvp-timeline',
        'agent-timeline',
        'deposit',
        'myself',
        'insurance',
        'commission',
        'late',
        'accents',
        'usual-questions',
        'edit-myself',
        'change-booking',
        'no-change',
        'api',
        'testing',
        'odd-calls',
        'no-calendar',
        'websites',
        'other-services',
        'qualify',
        'orders',
        'looks-up',
        'listen-in',
        'catch',
        'instead-of-staff',
        'first-year',
        'design',
        'changes',
      ].sort(),
    )
  })

  it('and its prompt does not mention a demonstration', () => {
    expect(prompt).not.toMatch(/demonstration|this sample site/i)
  })
})

describe('The prompt', () => {
  itWhileSample(brand)('is short enough to be sent with every turn', () => {
    expect(prompt.length).toBeLessThan(MOST_CHARACTERS)
  })

  it('has no address to read out: a button shows it', () => {
    expect(prompt).not.toContain('http')
  })
})
