import { contact } from '@/lib/booking/contact'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SiteShell } from '@/components/layout/site-shell'
import { VoiceWidget } from '@/components/voice/widget'
import { NAVIGATION, pages, type PageName } from '@/content/pages'
import { shellCopy } from '@/content/shell'
import { fakeInView } from '@/tests/support/in-view'
import { fakeMediaQueries } from '@/tests/support/media-queries'
import { voiceButton } from '@/content/voice-button'

/** A window that is narrow until the test widens it, of a visitor who asked for less motion. */
function fakeWidth() {
  const isReducedMotion = (media: string) => media.includes('reduced-motion')
  const queries = fakeMediaQueries(isReducedMotion)
  return { widen: () => queries.change(() => true) }
}

let width: ReturnType<typeof fakeWidth>
beforeEach(() => {
  width = fakeWidth()
  fakeInView()
  window.scrollTo = () => {}
  window.history.replaceState(null, '', '/team/')
})

const shellOf = (page: PageName) => (
  <SiteShell page={page} preload={() => {}} widget={<VoiceWidget />}>
    <h1>{pages[page].label}</h1>
  </SiteShell>
)
const renderPage = () => {
  const { rerender, unmount } = render(shellOf('team'))
  return { unmount, changePage: (page: PageName) => rerender(shellOf(page)) }
}
const menuButton = () => screen.getByRole('button', { name: shellCopy.menu, hidden: true })
const openMenu = () => userEvent.click(menuButton())
const header = () => screen.getByRole('banner', { hidden: true })

/** What the keyboard reaches: every link and button that is not within an inert part of the page. */
const reachable = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button')].filter((element) => {
    for (let part: HTMLElement | null = element; part; part = part.parentElement) if (part.inert) return false
    return true
  })
const reachableOutside = () => reachable().filter((element) => !header().contains(element))

function expectClosed() {
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  expect(document.querySelector('main')?.inert).toBeFalsy()
  expect(reachableOutside()).toContain(screen.getByRole('button', { name: voiceButton.talk }))
  expect(document.documentElement.style.overflow).toBe('')
}

describe('The menu of the header', () => {
  it('lists every page of the navigation, with the one on show marked', () => {
    renderPage()
    const links = within(screen.getByRole('navigation', { name: shellCopy.mainNavigation })).getAllByRole(
      'link',
    )
    expect(links.map((link) => link.textContent)).toEqual([
      ...NAVIGATION.map((name) => pages[name].label),
      contact.phoneUrl ? shellCopy.ring : shellCopy.person,
    ])
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
      within(header()).getByRole('link', { name: pages.team.label }),
    ])
  })

  it('keeps the keyboard in the bar and the page still while it is open', async () => {
    renderPage()
    await openMenu()
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    expect(document.querySelector('main')?.inert).toBe(true)
    expect(reachableOutside()).toEqual([])
    expect(reachable()).toContain(menuButton())
    expect(document.documentElement.style.overflow).toBe('hidden')
  })

  it('is walked round by Tab while it is open, in both directions', async () => {
    renderPage()
    await openMenu()
    const controls = [...header().querySelectorAll<HTMLElement>('a, button')]
    expect(menuButton()).toHaveFocus()
    for (const control of controls) {
      await userEvent.tab()
      expect(control).toHaveFocus()
    }
    expect(menuButton()).toHaveFocus()
    for (const control of controls.toReversed().slice(1)) {
      await userEvent.tab({ shift: true })
      expect(control).toHaveFocus()
    }
    await userEvent.tab({ shift: true })
    expect(menuButton()).toHaveFocus()
  })

  it.each([
    ['in it', () => userEvent.tab({ shift: true })],
    [
      'nowhere, as in Safari, where a click does not focus a button',
      async () => act(() => menuButton().blur()),
    ],
  ])(
    'closes on Escape and gives the focus back to its button, when the focus is %s',
    async (_where, move) => {
      renderPage()
      await openMenu()
      await move()
      await userEvent.keyboard('{Escape}')
      expectClosed()
      expect(menuButton()).toHaveFocus()
    },
  )

  it('stays on the page that the consultant shows while Escape is pressed', async () => {
    renderPage()
    await openMenu()
    act(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
      window.dispatchEvent(new CustomEvent('navigate', { detail: 'terms' }))
    })
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    await waitFor(() => expect(window.location.pathname).toBe('/terms/'))
  })

  it('closes when the consultant shows a page, whose heading takes the focus', async () => {
    const { changePage } = renderPage()
    await openMenu()
    act(() => void window.dispatchEvent(new CustomEvent('navigate', { detail: 'terms' })))
    changePage('terms')
    expectClosed()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('closes when the window becomes wide enough for its links', async () => {
    renderPage()
    await openMenu()
    width.widen()
    expectClosed()
  })

  it('restores the document when it is removed while open', async () => {
    const { unmount } = renderPage()
    await openMenu()
    unmount()
    expect(document.documentElement.style.overflow).toBe('')
  })
})
