import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Examples } from '@/components/pages/services/examples'
import { exampleScenarios, examplesSection } from '@/content/services'
import { tradeContentIds, type Trade } from '@/content/trades'
import { contact } from '@/lib/booking/contact'
import { tradeStore } from '@/lib/booking/trade'

const [first, second] = exampleScenarios
if (!first || !second) throw new Error('The content has fewer than two examples.')
/** The last example that belongs to a trade, and that trade. */
const [own, trade] = (Object.entries(tradeContentIds) as [Trade, { example: string }][])
  .map(([name, { example }]) => [exampleScenarios.findIndex(({ id }) => id === example), name] as const)
  .reduce((last, next) => (next[0] > last[0] ? next : last))

beforeAll(() => {
  // jsdom cannot scroll.
  Element.prototype.scrollTo = () => {}
})
afterEach(() => act(() => tradeStore.choose(undefined)))

const open = () => {
  render(<Examples content={examplesSection} />)
  return userEvent.setup()
}
const slip = (title: string) => screen.getByRole('button', { name: title })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

afterEach(() => history.replaceState(null, ''))

describe('A slip of an example', () => {
  it('is folded to its title and the call it was', () => {
    open()
    expect(slip(first.title)).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText(first.from)).toBeVisible()
    expect(screen.getByText(first.scenario)).not.toBeVisible()
  })

  it('unfolds to the scenario, what the agent did and the outcome, and folds again', async () => {
    const user = open()
    await user.click(slip(first.title))
    expect(slip(first.title)).toHaveAttribute('aria-expanded', 'true')
    for (const text of [first.scenario, first.result, first.outcome])
      expect(screen.getByText(text)).toBeVisible()
    await user.click(slip(first.title))
    expect(screen.getByText(first.scenario)).not.toBeVisible()
  })

  it('stays open when another one is opened', async () => {
    const user = open()
    await user.click(slip(first.title))
    await user.click(slip(second.title))
    expect(screen.getByText(first.outcome)).toBeVisible()
    expect(screen.getByText(second.outcome)).toBeVisible()
  })

  it('has the number to ring only while it is open', async () => {
    const user = open()
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(slip(second.title))
    expect(screen.getByRole('link', { name: `${examplesSection.call}: ${contact.phone}` })).toHaveAttribute(
      'href',
      contact.phoneUrl ?? '',
    )
  })
})

describe('The slips', () => {
  it('begin with that of the visitor’s trade, and keep their usual order without one', () => {
    open()
    const usual = exampleScenarios.map(({ title }) => title)
    expect(titles()).toEqual(usual)
    act(() => tradeStore.choose(trade))
    expect(titles()).toEqual([usual[own], ...usual.toSpliced(own, 1)])
    act(() => tradeStore.choose(undefined))
    expect(titles()).toEqual(usual)
  })

  it('stay open while they change places', async () => {
    const user = open()
    await user.click(slip(second.title))
    act(() => tradeStore.choose(trade))
    expect(screen.getByText(second.outcome)).toBeVisible()
  })
})
