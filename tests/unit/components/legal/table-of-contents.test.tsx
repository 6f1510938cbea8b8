import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { TableOfContents } from '@/components/legal/table-of-contents'
import { legalCopy, type LegalDocument } from '@/content/legal'

const section = (id: string, title: string) => ({ id, title, plain: '', blocks: [] })
const legalDocument: LegalDocument = {
  title: 'Terms',
  lastUpdated: '2025',
  gist: '',
  sections: [section('scope', 'Scope'), section('price', 'Price'), section('end', 'End')],
}

/** The sections of the text, each with its distance from the top of the window. */
function renderAt(topsPx: Record<string, number>) {
  render(
    <>
      <TableOfContents legalDocument={legalDocument} />
      {legalDocument.sections.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </>,
  )
  scrollTo(topsPx)
}

function scrollTo(topsPx: Record<string, number>) {
  for (const [id, top] of Object.entries(topsPx)) {
    const element = document.getElementById(id)
    if (element) element.getBoundingClientRect = () => new DOMRect(0, top)
  }
  fireEvent.scroll(window)
}

/** The entries of the list beside the text; the folded one above it has the same. */
const entries = () =>
  within(screen.getByRole('navigation', { name: legalCopy.contents })).getAllByRole('link')
const current = () => entries().filter((link) => link.getAttribute('aria-current') === 'location')

beforeEach(() => {
  // jsdom lays nothing out: a page of 3,000 px, seen at its top.
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
})

describe('The table of contents', () => {
  it('marks the section being read, and no other, and follows the reader', async () => {
    renderAt({ scope: -400, price: 100, end: 900 })
    await waitFor(() => expect(current()[0]).toHaveAttribute('href', '#price'))
    expect(current().every((link) => link.getAttribute('href') === '#price')).toBe(true)
    scrollTo({ scope: -1200, price: -700, end: 100 })
    await waitFor(() => expect(current()[0]).toHaveAttribute('href', '#end'))
  })

  it('removes its listeners when it is unmounted', () => {
    const removed = jest.spyOn(window, 'removeEventListener')
    const { unmount } = render(<TableOfContents legalDocument={legalDocument} />)
    unmount()
    expect(removed.mock.calls.map(([type]) => type)).toEqual(expect.arrayContaining(['scroll', 'resize']))
  })
})
