import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Header } from '@/components/layout/header'
import { ShellProvider, type PageTarget } from '@/components/layout/shell-context'
import { NAVIGATION, pages } from '@/content/pages'
import { shellCopy } from '@/content/shell'

/** A window that is narrow until the test widens it. */
function fakeWidth() {
  const query = Object.assign(new EventTarget(), {
    matches: false,
    media: '',
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
  window.matchMedia = () => query
  return {
    widen: () =>
      act(() => {
        query.matches = true
        query.dispatchEvent(new Event('change'))
      }),
  }
}

let width: ReturnType<typeof fakeWidth>
let visited: PageTarget[]
beforeEach(() => {
  width = fakeWidth()
  visited = []
})

const renderPage = () =>
  render(
    <ShellProvider
      value={{ page: 'team', navigate: (target) => void visited.push(target), preload: () => {} }}
    >
      <Header />
      <main>The page</main>
      <footer>The foot</footer>
      <div data-voice-widget="">The call</div>
    </ShellProvider>,
  )
const menuButton = () => screen.getByRole('button', { name: shellCopy.menu })
const restOfPage = () => ['The page', 'The foot', 'The call'].map((text) => screen.getByText(text))
const openMenu = () => userEvent.click(menuButton())

function expectClosed() {
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  for (const part of restOfPage()) expect(part.inert).toBeFalsy()
  expect(document.documentElement.style.overflow).toBe('')
}

describe('The menu of the header', () => {
  it('lists every page of the navigation, with the one on show marked', () => {
    renderPage()
    const links = within(screen.getByRole('navigation', { name: shellCopy.mainNavigation })).getAllByRole(
      'link',
    )
    expect(links.map((link) => link.textContent)).toEqual(NAVIGATION.map((name) => pages[name].label))
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
      screen.getByRole('link', { name: pages.team.label }),
    ])
  })

  it('keeps the keyboard in the bar and the page still while it is open', async () => {
    renderPage()
    await openMenu()
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    for (const part of restOfPage()) expect(part.inert).toBe(true)
    expect(document.documentElement.style.overflow).toBe('hidden')
  })

  it('closes on Escape and gives the focus back to its button', async () => {
    renderPage()
    await openMenu()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Escape}')
    expectClosed()
    expect(menuButton()).toHaveFocus()
  })

  it('closes when a page is chosen, and opens that page', async () => {
    renderPage()
    await openMenu()
    await userEvent.click(screen.getByRole('link', { name: pages.pricing.label }))
    expectClosed()
    expect(visited).toEqual([{ page: 'pricing', section: undefined }])
  })

  it('closes when the window becomes wide enough for its links', async () => {
    renderPage()
    await openMenu()
    width.widen()
    expectClosed()
  })

  it('leaves the page as it was when it is removed while open', async () => {
    const { rerender } = renderPage()
    await openMenu()
    rerender(<main>The page</main>)
    expect(document.documentElement.style.overflow).toBe('')
  })
})
