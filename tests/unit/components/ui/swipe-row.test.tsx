import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SwipeRow } from '@/components/ui/swipe-row'

const labels = { previous: 'Previous', next: 'Next', of: 'of' }
const shown: string[] = []

/** Three items of 300 px in a row of a width, which is scrolled to one of them. */
function renderRow(clientWidth = 300) {
  shown.length = 0
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent ?? '')
  }
  render(
    <SwipeRow labels={labels} count={3}>
      {['One', 'Two', 'Three'].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </SwipeRow>,
  )
  const list = screen.getByRole('list')
  Object.defineProperties(list, { scrollWidth: { value: 900 }, clientWidth: { value: clientWidth } })
  for (const [index, item] of [...list.children].entries())
    Object.defineProperty(item, 'offsetLeft', { value: 20 + 300 * index })
  return (scrollLeft: number) => {
    list.scrollLeft = scrollLeft
    fireEvent.scroll(list)
  }
}

describe('A row that is swiped sideways', () => {
  it.each([
    [
      'a link',
      <a key="link" href="#one">
        One
      </a>,
      'auto',
      null,
    ],
    ['words alone', 'One', 'auto', '0'],
    ['words alone and a part that leaves a row that does not scroll', 'One', 'visible', null],
  ])('is a tab stop where it scrolls and nothing in it is one: %s', (_, content, overflowX, tabIndex) => {
    let resized = () => {}
    window.ResizeObserver = class {
      constructor(call: ResizeObserverCallback) {
        resized = () => call([], this)
      }
      observe = () => {}
      unobserve = () => {}
      disconnect = () => {}
    }
    render(
      <SwipeRow labels={labels} count={1}>
        <li>{content}</li>
      </SwipeRow>,
    )
    const list = screen.getByRole('list')
    Object.assign(list.style, { overflowX })
    Object.defineProperties(list, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
    resized()
    expect(list.getAttribute('tabindex')).toBe(tabIndex)
  })

  it('counts its items and starts at the first', () => {
    renderRow()
    expect(screen.getByText('1 of 3')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('has neither count nor controls for a single item', () => {
    render(
      <SwipeRow labels={labels} count={1}>
        <li>One</li>
      </SwipeRow>,
    )
    expect(screen.queryByText('1 of 1')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    [300, 560],
    [500, 400],
    [640, 260],
    [900, 0],
  ])('shows the last item at the end of a row of %d px, also where more than one fits', (width, end) => {
    const scrollTo = renderRow(width)
    scrollTo(end)
    expect(screen.getByText('3 of 3')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('goes from the end to the previous item if the last two items share the end', async () => {
    const scrollTo = renderRow(640)
    scrollTo(260)
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(shown).toEqual(['One'])
  })

  it('keeps the focus on a control at the end of the row, where the control does nothing more', async () => {
    const scrollTo = renderRow()
    const next = screen.getByRole('button', { name: 'Next' })
    next.focus()
    scrollTo(600)
    // A button with `disabled` would lose the focus in the browser.
    expect(next).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    expect(next).toHaveFocus()
    expect(shown).toEqual([])
  })

  it('announces which item is shown, and shows the one beside it with its controls', async () => {
    const scrollTo = renderRow()
    scrollTo(300)
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(shown).toEqual(['Three', 'One'])
  })
})
