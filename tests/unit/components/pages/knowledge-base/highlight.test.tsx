import { render, screen } from '@testing-library/react'
import { Highlight } from '@/components/pages/knowledge-base/highlight'

const marked = () => screen.queryAllByRole('mark').map(({ textContent }) => textContent)

describe('A text of the knowledge base', () => {
  it('has what was searched for marked wherever it stands, in its own case', () => {
    const { container } = render(<Highlight text="Call us: a call costs 7 cents." query="CALL" />)
    expect(marked()).toEqual(['Call', 'call'])
    expect(container).toHaveTextContent(/^Call us: a call costs 7 cents\.$/)
  })

  it.each([
    ['nothing was searched for', ''],
    ['it has nothing of it', 'video'],
  ])('has nothing marked where %s', (_why, query) => {
    const { container } = render(<Highlight text="A call costs 7 cents." query={query} />)
    expect(marked()).toEqual([])
    expect(container).toHaveTextContent(/^A call costs 7 cents\.$/)
  })

  it('is marked again when the search changes', () => {
    const { rerender } = render(<Highlight text="A call costs 7 cents." query="call" />)
    rerender(<Highlight text="A call costs 7 cents." query="cents" />)
    expect(marked()).toEqual(['cents'])
  })
})
