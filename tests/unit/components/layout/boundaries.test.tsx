import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import GlobalError from '@/app/global-error'
import { PageBoundary } from '@/components/layout/page-boundary'
import { SectionBoundary } from '@/components/layout/section-boundary'
import { SiteShell } from '@/components/layout/site-shell'
import { errorMessages } from '@/content/error-messages'
import { fakeInView } from '@/tests/support/in-view'
import { fakeMediaQueries } from '@/tests/support/media-queries'

let broken = true
function Fragile() {
  if (broken) throw new Error('A part broke')
  return <p>Working again</p>
}
const retry = () => userEvent.click(screen.getByRole('button', { name: errorMessages.retry }))

beforeEach(() => {
  broken = true
  // React writes every error that a boundary caught; here that is the point of the test.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

it('A section that fails keeps the sections around it, and says so in its place, with a booking one click away', () => {
  render(
    <>
      <SectionBoundary name="faq">
        <Fragile />
      </SectionBoundary>
      <section data-section="booking" aria-label="Booking" />
    </>,
  )
  expect(screen.getByRole('region', { name: 'Booking' })).toBeVisible()
  const failed = screen.getByRole('region', { name: errorMessages.section.label })
  expect(failed).toHaveAttribute('data-section', 'faq')
  expect(within(failed).getByRole('alert')).toHaveTextContent(errorMessages.section.text)
  const book = screen.getByRole('link', { name: errorMessages.book })
  expect(book).toHaveAttribute('href', expect.stringMatching(/^https:/))
})

describe('Trying a section again moves the focus from the button, which goes away,', () => {
  const Faq = () => {
    if (broken) throw new Error('A part broke')
    return <section data-section="faq" aria-label="Questions" />
  }
  const renderSection = () =>
    render(
      <SectionBoundary name="faq">
        <Faq />
      </SectionBoundary>,
    )

  it('to the section that is shown', async () => {
    renderSection()
    broken = false
    await retry()
    expect(screen.getByRole('region', { name: 'Questions' })).toHaveFocus()
  })

  it('to the error message, while it still fails', async () => {
    renderSection()
    await retry()
    expect(screen.getByRole('region', { name: errorMessages.section.label })).toHaveFocus()
  })
})

describe('When a page fails', () => {
  const Page = () => {
    if (broken) throw new Error('A page broke')
    return <h1>Pricing</h1>
  }
  const renderPage = (page: ReactNode) =>
    render(
      <main>
        <PageBoundary where="page pricing">{page}</PageBoundary>
      </main>,
    )

  it('trying again moves the focus to the heading of the page', async () => {
    renderPage(<Page />)
    broken = false
    await retry()
    expect(screen.getByRole('heading', { level: 1, name: 'Pricing' })).toHaveFocus()
  })

  it('trying again makes the header follow the colours of its sections', async () => {
    fakeMediaQueries()
    const view = fakeInView()
    const Dark = () => {
      if (broken) throw new Error('A page broke')
      return <section data-surface="dark" aria-label="Dark" />
    }
    render(
      <SiteShell page="team" preload={() => {}} widget={null}>
        <Dark />
      </SiteShell>,
    )
    const observed = view.observed()
    broken = false
    await retry()
    expect(view.observed()).toBe(observed + 1)
  })

  it('trying again moves the focus to the error message, while it still fails', async () => {
    renderPage(<Page />)
    await retry()
    expect(screen.getByRole('heading', { level: 1, name: errorMessages.page.title })).toHaveFocus()
  })

  it('the error message has a main heading and a link to continue', async () => {
    render(
      <PageBoundary where="page pricing">
        <Fragile />
      </PageBoundary>,
    )
    expect(screen.getByRole('heading', { level: 1, name: errorMessages.page.title })).toBeVisible()
    expect(screen.getByRole('link', { name: errorMessages.home })).toHaveAttribute('href', '/')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: errorMessages.retry }))
    expect(screen.getByText('Working again')).toBeVisible()
  })
})

it('When the document itself fails, another document with the error and a link replaces it', () => {
  render(<GlobalError error={new Error('The layout broke')} reset={() => {}} />, { container: document })
  expect(screen.getByRole('heading', { level: 1, name: errorMessages.page.title })).toBeVisible()
  expect(screen.getByRole('link', { name: errorMessages.home })).toHaveAttribute('href', '/')
})
