'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { facts } from '@/content/facts'
import { NAVIGATION, pages } from '@/content/pages'
import { shellCopy } from '@/content/shell'
import { BookingButton } from '@/components/booking/booking-button'
import { Wrap } from '@/components/ui/wrap'
import { Logo } from '@/components/ui/logo'
import { isScrolled, onScroll } from '@/lib/site/page-scrolling'
import { PageLink } from './page-link'
import styles from './header.module.css'

/** The bar: always there, with its look changed past 50 px and its links in a menu on narrow screens. */
export function Header() {
  const scrolled = useSyncExternalStore(onScroll, isScrolled, () => false)
  const [open, setOpen] = useState(false)
  const menuButtonRef = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useModalMenu(open, close)

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    close()
    menuButtonRef.current?.focus()
  }

  return (
    <header
      data-scrolled={scrolled}
      data-menu={open ? 'open' : 'closed'}
      className={styles.bar}
      onKeyDown={closeOnEscape}
    >
      <Wrap className={styles.row}>
        <PageLink page="home" aria-label={shellCopy.logoLabel} onClick={close} className={styles.logo}>
          <Logo name={facts.name} size="sm" />
        </PageLink>
        <nav id="main-menu" aria-label={shellCopy.mainNavigation} className={styles.nav}>
          <ul>
            {NAVIGATION.map((page) => (
              <li key={page}>
                <PageLink page={page} onClick={close}>
                  {pages[page].label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        {/* Outlined at the top of a page, whose first screen has the same button at full weight. */}
        <BookingButton
          booking="discovery"
          look={scrolled ? 'solid' : 'ghost'}
          size="sm"
          className={styles.book}
        >
          {shellCopy.bookShort.before} <span className={styles.long}>{shellCopy.bookShort.long} </span>
          {shellCopy.bookShort.after}
        </BookingButton>
        <button
          ref={menuButtonRef}
          type="button"
          className={styles.burger}
          aria-expanded={open}
          aria-controls="main-menu"
          aria-label={shellCopy.menu}
          onClick={() => setOpen(!open)}
        >
          <i />
          <i />
        </button>
      </Wrap>
      <i
        data-page-line
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-px origin-left scale-x-0 bg-violet"
      />
    </header>
  )
}

const REST_OF_PAGE = 'main, body footer, [data-voice-widget]'
const WIDE_ENOUGH = '(min-width: 1181px)'

/**
 * While the menu is open, the keyboard stays in the bar and the page behind it does not scroll. A window that becomes
 * wide enough for the links themselves, such as a turned tablet, closes the menu.
 */
function useModalMenu(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return
    const wide = window.matchMedia(WIDE_ENOUGH)
    const closeWhenWide = () => {
      if (wide.matches) close()
    }
    wide.addEventListener('change', closeWhenWide)
    const rest = [...document.querySelectorAll<HTMLElement>(REST_OF_PAGE)]
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    for (const element of rest) element.inert = true
    return () => {
      wide.removeEventListener('change', closeWhenWide)
      document.documentElement.style.overflow = overflow
      for (const element of rest) element.inert = false
    }
  }, [open, close])
}
