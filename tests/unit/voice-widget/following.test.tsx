import { act, render } from '@testing-library/react'
import { useFollowing } from '@/examples/react-parts/src/parts/use-following'

function List({ ids }: { ids: readonly string[] }) {
  const { boxRef, onScroll } = useFollowing(ids.map((id) => ({ id, role: 'assistant' })))
  return (
    <div ref={boxRef} data-testid="list" onScroll={onScroll}>
      {ids.map((id) => (
        <p key={id}>{id}</p>
      ))}
    </div>
  )
}

it('The end of what is said stays in view when lines before it get a height that was only estimated', () => {
  const original = window.ResizeObserver
  const observed = new Map<Element, () => void>()
  window.ResizeObserver = class {
    constructor(private readonly call: ResizeObserverCallback) {}
    observe = (element: Element) => void observed.set(element, () => this.call([], this))
    unobserve = () => {}
    disconnect = () => {}
  }
  const { getByTestId, getByText, rerender } = render(<List ids={['one']} />)
  const list = getByTestId('list')
  let height = 500
  Object.defineProperty(list, 'scrollHeight', { get: () => height })
  rerender(<List ids={['one', 'two']} />)
  expect(list.scrollTop).toBe(500)
  for (const line of ['one', 'two']) {
    height += 26
    act(() => observed.get(getByText(line))?.())
    expect(list.scrollTop).toBe(height)
  }
  window.ResizeObserver = original
})
