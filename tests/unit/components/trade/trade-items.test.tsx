import { act, render, screen } from '@testing-library/react'
import { OwnTradeItem, TradeOrderedItems } from '@/components/trade/trade-items'
import type { Trade } from '@/content/trades'
import { tradeStore } from '@/lib/booking/trade'

const TRADES = ['Clinics', 'Real estate', 'Automotive', 'Education', 'Restaurants'] as const
jest.mock('@/content/trades', () => ({
  get tradeContentIds() {
    return Object.fromEntries(TRADES.map((name) => [name, { example: name }]))
  },
}))

const item = (name: (typeof TRADES)[number]) => ({ key: name, node: <li key={name}>{name}</li> })
const items = [item('Clinics'), item('Real estate'), item('Automotive')]

const scrolled = jest.fn()
beforeEach(() => {
  scrolled.mockReset()
  // jsdom cannot scroll.
  Element.prototype.scrollTo = scrolled
})
afterEach(() => act(() => tradeStore.choose(undefined)))

const choose = (name: (typeof TRADES)[number] | undefined) =>
  act(() => tradeStore.choose(name as Trade | undefined))
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

describe('A list that is ordered by the visitor’s trade', () => {
  const show = () =>
    render(
      <ul>
        <TradeOrderedItems matchBy="example" items={items} tradeOnlyItems={[item('Education')]} />
      </ul>,
    )

  it('shows an item that only its trade sees in the place of the last one', () => {
    show()
    choose('Education')
    expect(shown()).toEqual(['Education', 'Clinics', 'Real estate'])
  })

  it('keeps its usual order for a trade that it has nothing of', () => {
    show()
    choose('Restaurants')
    expect(shown()).toEqual(['Clinics', 'Real estate', 'Automotive'])
  })

  it('is scrolled to its start, where the item of the trade is, and nowhere without a trade', () => {
    show()
    expect(scrolled).not.toHaveBeenCalled()
    choose('Automotive')
    expect(scrolled).toHaveBeenCalledTimes(1)
    expect(scrolled).toHaveBeenCalledWith({ left: 0, behavior: 'instant' })
    expect(scrolled.mock.contexts[0]).toBe(screen.getByRole('list'))
  })
})

describe('The item of the visitor’s trade alone', () => {
  const show = () =>
    render(
      <ul>
        <OwnTradeItem matchBy="example" items={items} />
      </ul>,
    )

  it('is shown once a trade is chosen that has one', () => {
    show()
    expect(shown()).toEqual([])
    choose('Real estate')
    expect(shown()).toEqual(['Real estate'])
    choose('Clinics')
    expect(shown()).toEqual(['Clinics'])
    choose('Restaurants')
    expect(shown()).toEqual([])
  })
})
