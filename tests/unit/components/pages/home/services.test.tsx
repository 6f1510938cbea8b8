import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Services } from '@/components/pages/home/services'
import { industries } from '@/content/facts'
import { services, understanding } from '@/content/home/services'
import { tradeStore } from '@/lib/booking/trade'
import { itWhileSample } from '@/tests/support/while-sample'

const renderServices = () => render(<Services content={services} understanding={understanding} />)

beforeAll(() => {
  window.ResizeObserver = class {
    observe = () => {}
    unobserve = () => {}
    disconnect = () => {}
  }
})

describe('The services on home', () => {
  it('show what the agent notes for the kind of business that is chosen', async () => {
    renderServices()
    const note = (text: string) =>
      screen.getByText(text).closest<HTMLElement>('[role="tabpanel"]')?.dataset.state
    const [first, second] = understanding.examples.map(({ industry, fields }) => ({
      industry,
      noted: fields.at(-1)!.value,
    }))
    expect(note(first!.noted)).toBe('active')
    await userEvent.click(screen.getByRole('tab', { name: second!.industry }))
    await waitFor(() => expect(note(first!.noted)).toBe('inactive'))
    expect(note(second!.noted)).toBe('active')
  })

  it('show the example of the visitor’s own trade first and open, one of as many', async () => {
    renderServices()
    const examples = () =>
      within(screen.getByRole('tablist', { name: understanding.tabsLabel })).getAllByRole('tab')
    for (const example of [...understanding.examples, ...understanding.tradeExamples]) {
      act(() => tradeStore.choose(example.trade))
      expect(examples()).toHaveLength(understanding.examples.length)
      expect(examples()[0]).toHaveTextContent(example.industry)
      expect(examples()[0]).toHaveAttribute('aria-selected', 'true')
    }
    act(() => tradeStore.choose(undefined))
    expect(examples()[0]).toHaveTextContent(understanding.examples[0]!.industry)
  })

  itWhileSample(understanding)('have an example for each trade', () => {
    const trades = [...understanding.examples, ...understanding.tradeExamples].map(({ trade }) => trade)
    expect([...trades].sort()).toEqual([...industries].sort())
  })

  itWhileSample(understanding)('mark in each example what matters of it', () => {
    renderServices()
    const marked = [...document.querySelectorAll('blockquote mark')].map(({ textContent }) => textContent)
    for (const word of ['Friday', 'nuts', 'Ida', 'Alder Street']) expect(marked).toContain(word)
  })
})
