'use client'

import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { PAGE_NAMES, type PageName } from '@/content/pages'
import { replayEarlyClick } from '@/lib/site/early-click'
import { watchErrors } from '@/lib/site/error-reporting/report-error'
import { warmUpWhenIdle } from '@/lib/site/idle-warm-up'
import { pageFromSearch } from '@/lib/site/page-address'
import { prefersReducedMotion } from '@/lib/site/reduced-motion'
import { createPageStore, pushByBrowser, type PageStore, type PageTarget } from '@/lib/site/page-store'
import { Boundary } from './boundary'
import { turnPage } from '@/components/motion/page-turn'
import { Footer } from './footer'
import { Header } from './header'
import { lazyPages, preloadPage } from './lazy-pages'
import { PageBoundary } from './page-boundary'
import { ShellProvider } from './page-context'
import { PageHead } from './page-head'

/**
 * The single-page state shell: one current page, kept in step with the address. Home comes rendered
 * from the server as `home`; other pages load on demand, and the old page stays until the new one is ready.
 */
export function SiteShell({ home, widget }: { home: ReactNode; widget: ReactNode }) {
  const [target, setTarget] = useState<PageTarget>({ page: 'home' })
  const storeRef = useRef<PageStore | null>(null)

  useEffect(() => {
    const store = createPageStore(window, pushByBrowser(window.history))
    storeRef.current = store
    const unsubscribe = store.subscribe((next) => startTransition(() => setTarget({ ...next })))
    const disconnect = store.connect()
    const first = store.current()
    if (first.page !== 'home') startTransition(() => setTarget(first))
    return () => {
      unsubscribe()
      disconnect()
      storeRef.current = null
    }
  }, [])

  useEffect(() => watchErrors(window), [])
  useEffect(() => replayEarlyClick(window), [])

  useEffect(
    () =>
      warmUpWhenIdle(
        PAGE_NAMES.map((page) => () => preloadPage(page)),
        window,
      ),
    [],
  )

  const shell = useMemo(
    () => ({
      page: target.page,
      navigate: (next: PageTarget) => {
        preloadPage(next.page)
        storeRef.current?.navigate(next)
      },
    }),
    [target.page],
  )

  return (
    <ShellProvider value={shell}>
      <PageHead page={target.page} />
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" data-page={target.page} tabIndex={-1}>
        {/* No Suspense here: React would move a home this large out of its place in the HTML, where it
            could not be read without scripts. Pages change in transitions, which wait by themselves. */}
        <PageBoundary key={target.page} where={`page ${target.page}`}>
          <CurrentPage page={target.page} home={home} />
        </PageBoundary>
        <Arrival target={target} />
      </main>
      <Footer />
      <Boundary where="voice widget" fallback={() => null}>
        {widget}
      </Boundary>
    </ShellProvider>
  )
}

function CurrentPage({ page, home }: { page: PageName; home: ReactNode }) {
  if (page === 'home') return home
  const Page = lazyPages[page]
  return <Page />
}

/** Where the visitor arrives with each target; it commits together with the page, so the page is there. */
function Arrival({ target }: { target: PageTarget }) {
  const firstRef = useRef(target)

  useEffect(() => {
    const opening = 'opening' in document.documentElement.dataset
    if (pageFromSearch(window.location.search) === target.page)
      delete document.documentElement.dataset.opening
    // Opened by its address, a page keeps the place that a reload has put back, unless a section is asked for.
    if (opening ? target.section : firstRef.current !== target) arriveAt(target, opening)
  }, [target])

  return null
}

/** A page change scrolls to the top (or to the section asked for) and moves focus to the new page's heading. */
function arriveAt({ section }: PageTarget, opening: boolean) {
  const sectionElement = section ? document.getElementById(section) : null
  if (sectionElement) {
    // On a reload the browser would put back an older position, and cut a smooth scroll short.
    if (opening) window.history.scrollRestoration = 'manual'
    sectionElement.scrollIntoView({ behavior: opening || prefersReducedMotion() ? 'instant' : 'smooth' })
    return
  }
  turnPage(document)
  window.scrollTo({ top: 0, behavior: 'instant' })
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
