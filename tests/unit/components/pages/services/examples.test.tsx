import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Examples } from '@/components/pages/services/examples'
import { examplesSection } from '@/content/services'
import { tradeContentIds } from '@/content/trades'
import { contact } from '@/lib/booking/contact'
import { tradeStore } from '@/lib/booking/trade'
import { tradeAt } from '@/tests/support/trades'

/** An agency without a telephone gets no such link, whatever its settings say. */
jest.mock('@/lib/booking/contact', () => ({
  contact: { phone: '+44 20 7946 0000', phoneUrl: 'tel:+442079460000' },
}))

const example = (id: string) => ({
  id,
  title: `Title of ${id}`,
  from: `From ${id}`,
  scenario: `Scenario of ${id}`,
  result: `Result of ${id}`,
  outcome: `Outcome of ${id}`,
})
const trade = tradeAt(0)
const [first, second, own] = [example('a'), example('b'), example(tradeContentIds[trade].example)]
const scenarios = [first, second, own]

beforeAll(() => {
  // jsdom cannot scroll.
  Element.prototype.scrollTo = () => {}
})
afterEach(() => act(() => tradeStore.choose(undefined)))

const open = () => {
  render(<Examples content={{ ...examplesSection, scenarios, tradeScenarios: [] }} />)
  return userEvent.setup()
}
const slip = (title: string) => screen.getByRole('button', { name: title })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

afterEach(() => history.replaceState(null, ''))

describe('A slip of an example', () => {
  it('unfolds to the scenario, what the agent did, the outcome and the number to ring, and folds again', async () => {
    const user = open()
    expect(slip(first.title)).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText(first.from)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(slip(first.title))
    expect(slip(first.title)).toHaveAttribute('aria-expanded', 'true')
    for (const text of [first.scenario, first.result, first.outcome])
      expect(screen.getByText(text)).toBeVisible()
    const call = screen.getByRole('link', { name: `${examplesSection.call}: ${contact.phone}` })
    expect(call).toHaveAttribute('href', contact.phoneUrl ?? '')
    await user.click(slip(first.title))
    expect(screen.getByText(first.scenario)).not.toBeVisible()
  })
})

describe('The slips', () => {
  it('begin with that of the visitor’s trade, and keep their usual order without one', () => {
    open()
    const usual = scenarios.map(({ title }) => title)
    expect(titles()).toEqual(usual)
    act(() => tradeStore.choose(trade))
    expect(titles()).toEqual([own.title, first.title, second.title])
    act(() => tradeStore.choose(undefined))
    expect(titles()).toEqual(usual)
  })

  it('stay open while others are opened and they change places', async () => {
    const user = open()
    await user.click(slip(first.title))
    await user.click(slip(second.title))
    act(() => tradeStore.choose(trade))
    for (const { outcome } of [first, second]) expect(screen.getByText(outcome)).toBeVisible()
  })
})
