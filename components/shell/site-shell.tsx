'use client'

import { startTransition, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { pages, type PageName } from '@/content/pages'
import { createPageStore, type PageStore, type PageTarget } from '@/lib/site/page-store'
import { Footer } from './footer'
import { Header } from './header'
import { lazyPages, preloadPage } from './lazy-pages'
import { ShellProvider } from './page-context'

/**
 * The single-page state shell: one current page, kept in step with the address. Home comes rendered
 * from the server as `home`; other pages load on demand, and the old page stays until the new one is ready.
 */
export function SiteShell({ home, widget }: { home: ReactNode; widget: ReactNode }) {
  const [target, setTarget] = useState<PageTarget>({ page: 'home' })
  const mainRef = useRef<HTMLElement>(null)
  const storeRef = useRef<PageStore | null>(null)
  const arrivedRef = useRef<PageTarget>(target)

  useEffect(() => {
    const store = createPageStore(window)
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

  useEffect(() => {
    if (storeRef.current?.current().page === target.page) delete document.documentElement.dataset.opening
    if (arrivedRef.current === target) return
    arrivedRef.current = target
    arrive(mainRef.current, target)
  }, [target])

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
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" ref={mainRef} data-page={target.page} tabIndex={-1}>
        {target.page === 'home' ? home : <LazyPage page={target.page} />}
      </main>
      <Footer />
      {widget}
    </ShellProvider>
  )
}

function LazyPage({ page }: { page: Exclude<PageName, 'home'> }) {
  const Page = lazyPages[page]
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  )
}

/** A page change scrolls to the top (or to the section asked for), moves focus and sets the title. */
function arrive(main: HTMLElement | null, { page, section }: PageTarget) {
  document.title = pages[page].title
  const sectionElement = section ? document.getElementById(section) : null
  if (sectionElement) {
    sectionElement.scrollIntoView()
    return
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  const heading = main?.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
