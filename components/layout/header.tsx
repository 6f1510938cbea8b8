import { cx } from 'class-variance-authority'
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { discoveryLabelParts } from '@/content/booking'
import { facts } from '@/content/facts'
import { NAVIGATION, pages } from '@/content/pages'
import { shellCopy } from '@/content/shell'
import { BookingButton } from '@/components/booking/booking-button'
import { newTab } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Logo } from '@/components/ui/logo'
import { contact } from '@/lib/booking/contact'
import { enterMenuEntry, leaveMenuEntry } from '@/lib/navigation/page-history'
import { isScrolled, onScroll } from '@/lib/navigation/page-scrolling'
import styles from './header.module.css'
import { PageLink, useShell } from './page-link'
import { useSurfaceBelow } from './use-surface-below'

/** The bar keeps its height in the layout: scrolled, it slides up by its upper edge and gets a hairline. */
const barClass = cx(
  'group/bar sticky top-0 z-40 h-(--bar) bg-surface text-ink transition-colors nav:-top-4',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-px after:bg-line-2 after:opacity-0 after:transition-opacity data-[scrolled=true]:after:opacity-100',
  // The open menu is above the panel of a call (60), which is inert meanwhile.
  'data-[menu=open]:max-nav:z-70',
  styles.bar,
)

const navLinkClass = cx(
  'relative block transition-colors',
  'nav:px-3 nav:py-2.75 nav:text-ink-2 nav:hover:text-ink nav:aria-[current]:font-semibold nav:aria-[current]:text-ink',
  'max-nav:py-3 max-nav:font-display max-nav:text-[clamp(2rem,10.4vw,3.25rem)]/[1.05] max-nav:font-bold max-nav:aria-[current]:text-accent',
)

/** One of the two bars of the menu button. Its sizes are in px, so that the button fits at any text size. */
const menuBarClass =
  'absolute inset-x-[11px] h-[2px] bg-ink transition-transform forced-colors:bg-[CanvasText]'

/** The header. It changes its look past 50 px of scrolling, and has its links in a menu on narrow screens. */
export function Header() {
  const scrolled = useSyncExternalStore(onScroll, isScrolled, () => false)
  const surface = useSurfaceBelow()
  const { open, setOpen } = useMenuState()
  const headerRef = useRef<HTMLElement>(null)
  const menuButtonRef = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [setOpen])
  /** Closes synchronously: the page behind an open menu is inert and could not take the focus of what follows. */
  const closeForLink = () => flushSync(close)
  const dismiss = useCallback(() => {
    leaveMenuEntry()
    flushSync(close)
    menuButtonRef.current?.focus()
  }, [close])
  useModalMenu({ open, headerRef, close, dismiss })

  return (
    <header
      ref={headerRef}
      data-scrolled={scrolled}
      data-menu={open ? 'open' : 'closed'}
      data-surface={open ? undefined : surface}
      className={barClass}
    >
      <Container className="flex h-full items-center gap-[12px] transition-transform ease-ink nav:gap-8 nav:group-data-[scrolled=true]/bar:translate-y-2">
        <PageLink
          page="home"
          aria-label={shellCopy.logoLabel}
          onClick={closeForLink}
          // If a narrow bar is full, only the name shrinks. On a wide one the links take two rows first, then the booking more lines.
          className="flex min-h-11 min-w-11 shrink-[99999] items-center nav:max-w-52 nav:shrink-0"
        >
          <Logo name={facts.name} size="sm" />
        </PageLink>
        <nav
          id="main-menu"
          aria-label={shellCopy.mainNavigation}
          className={cx('text-sm/normal nav:ml-auto nav:min-w-150 nav:shrink-[99999]', styles.navigation)}
        >
          <ul className={styles.links}>
            {NAVIGATION.map((page, index) => (
              <li key={index}>
                <PageLink page={page} onClick={closeForLink} className={navLinkClass}>
                  {pages[page].label}
                </PageLink>
              </li>
            ))}
            {/* A wide bar has no room for it, and a booking in its place. */}
            <li className="nav:hidden noscript:hidden">
              <a
                href={contact.phoneUrl ?? contact.discoveryCallUrl}
                {...(!contact.phoneUrl && newTab)}
                onClick={dismiss}
                className={navLinkClass}
              >
                {contact.phoneUrl ? shellCopy.ring : shellCopy.person}
              </a>
            </li>
          </ul>
          {open ? (
            <button type="button" className={styles.talk} data-talk="" onClick={dismiss}>
              {shellCopy.talk}
            </button>
          ) : null}
        </nav>
        {/*
          Outlined at the top of the page, because the first screen has the same button in solid. A long label takes two lines of a
          wide bar, beside links in one row, and three of a phone’s.
        */}
        <BookingButton
          booking="discovery"
          variant={scrolled ? 'solid' : 'ghost'}
          size="sm"
          className="text-balance not-group-data-[scrolled=true]/bar:not-hover:inset-ring not-group-data-[scrolled=true]/bar:not-hover:inset-ring-line-2 max-nav:ml-auto max-sm:px-[clamp(8px,12vw-30px,14px)] max-sm:py-1 nav:max-w-70"
        >
          {`${discoveryLabelParts.start} `}
          <span className="max-sm:sr-only">{`${discoveryLabelParts.middle} `}</span>
          {discoveryLabelParts.end}
        </BookingButton>
        <button
          ref={menuButtonRef}
          type="button"
          className="group/menu relative -mr-[10px] size-[44px] flex-none nav:hidden noscript:hidden"
          aria-expanded={open}
          aria-controls="main-menu"
          aria-label={shellCopy.menu}
          onClick={open ? dismiss : () => setOpen(true)}
        >
          <i
            className={cx(
              menuBarClass,
              'top-[18px] group-aria-expanded/menu:translate-y-[4px] group-aria-expanded/menu:rotate-45',
            )}
          />
          <i
            className={cx(
              menuBarClass,
              'top-[26px] group-aria-expanded/menu:-translate-y-[4px] group-aria-expanded/menu:-rotate-45',
            )}
          />
        </button>
      </Container>
      <i
        data-transition-line
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-px origin-left [scale:0_1] bg-accent"
      />
    </header>
  )
}

/** Whether the menu is open. A page change closes it, also one by Back or by the consultant. */
function useMenuState() {
  const { page } = useShell()
  const [menu, setMenu] = useState({ page, open: false })
  if (menu.page !== page) setMenu({ page, open: false })
  const setOpen = useCallback((open: boolean) => setMenu({ page, open }), [page])
  return { open: menu.page === page && menu.open, setOpen }
}

/** Matches a window that is wide enough for the links in the bar: from `--breakpoint-nav` (app/styles/theme.css) on. */
const wideEnoughForLinks = () => {
  const breakpoint = getComputedStyle(document.documentElement).getPropertyValue('--breakpoint-nav')
  return window.matchMedia(`(min-width: ${breakpoint})`)
}

interface ModalMenu {
  open: boolean
  headerRef: RefObject<HTMLElement | null>
  /** Closes it after Back, which has left its entry of the history. */
  close: () => void
  /** Closes it, leaves its entry, and focuses its button. */
  dismiss: () => void
}

/**
 * While the menu is open, Tab cycles within the header, the page behind it does not scroll, and Back closes it. A window
 * that becomes wide enough for the links themselves, such as a turned tablet, closes the menu. Radix's dialog would do it
 * too, for 10.9 kB (br) more in the first load of each page.
 *
 * Layout effects, so that a new page can take the focus as soon as it is rendered. Keys are read from the document,
 * because Safari does not focus a button that is clicked.
 */
function useModalMenu({ open, headerRef, close, dismiss }: ModalMenu) {
  useLayoutEffect(() => {
    if (!open) return
    const wide = wideEnoughForLinks()
    const header = headerRef.current
    const closeWhenWide = () => {
      if (!wide.matches) return
      const focused = document.activeElement as HTMLElement | null
      dismiss()
      // A wide bar has no button for the menu, which had the focus or gets it.
      if (header?.contains(focused) && focused?.getClientRects().length) focused.focus()
      else header?.querySelector<HTMLElement>('nav a')?.focus()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss()
      if (event.key === 'Tab' && header) cycleFocus(header, event)
    }
    wide.addEventListener('change', closeWhenWide)
    document.addEventListener('keydown', onKeyDown)
    enterMenuEntry()
    window.addEventListener('popstate', close)
    const rest = header?.parentElement?.querySelectorAll<HTMLElement>(':scope > :not(header)') ?? []
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    for (const element of rest) element.inert = true
    return () => {
      wide.removeEventListener('change', closeWhenWide)
      document.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('popstate', close)
      document.documentElement.style.overflow = overflow
      for (const element of rest) element.inert = false
    }
  }, [open, headerRef, close, dismiss])
}

/** Focus trap: Tab on the last control moves to the first, Shift+Tab on the first to the last. */
function cycleFocus(container: HTMLElement, event: KeyboardEvent): void {
  const controls = container.querySelectorAll<HTMLElement>('a[href], button')
  const ends = [controls[0], controls[controls.length - 1]]
  const [opposite, edge] = event.shiftKey ? ends.reverse() : ends
  if (document.activeElement !== edge && container.contains(document.activeElement)) return
  event.preventDefault()
  opposite?.focus()
}
