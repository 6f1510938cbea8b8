import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { TradeChoice } from '@/components/trade/trade-choice'
import { tradeChoice } from '@/content/trades'
import { tradeStore } from '@/lib/booking/trade'
import { tradeAt } from '@/tests/support/trades'

afterEach(() => act(() => tradeStore.choose(undefined)))

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: tradeChoice.label })

describe('The choice of a trade', () => {
  it('offers every trade, and none of them, which is chosen at first', () => {
    render(<TradeChoice />)
    const options = within(choice()).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([tradeChoice.none, ...tradeChoice.options])
    expect(choice()).toHaveDisplayValue(tradeChoice.none)
  })

  it('shows what was chosen elsewhere', () => {
    render(<TradeChoice />)
    act(() => tradeStore.choose(tradeAt(4)))
    expect(choice()).toHaveDisplayValue(tradeAt(4))
  })

  it('that the visitor made before the code of the page arrived is kept', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(<TradeChoice />)
    document.body.append(page)
    choice().value = tradeAt(2)
    render(<TradeChoice />, { container: page, hydrate: true })
    expect(tradeStore.chosen()).toBe(tradeAt(2))
    expect(choice()).toHaveDisplayValue(tradeAt(2))
  })
})
