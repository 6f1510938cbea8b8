import { useEffect, useMemo, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import type { PageName } from '@/content/pages'
import { shellCopy } from '@/content/shell'
import { siteConfig } from '@/lib/config'
import { reportConversion, watchPage } from '@/lib/conversions/conversion'
import { announcements } from '@/lib/navigation/announcements'
import { isPlainClick } from '@/lib/navigation/plain-click'
import { watchErrors } from '@/lib/error-reporting/report-error'
import { loadRequestedMotionCode, requestMotionCode } from '@/components/motion/motion-code'
import { MotionProvider } from '@/components/motion/motion-provider'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { ErrorBoundary } from './error-boundary'
import { Footer } from './footer'
import { Header } from './header'
import { PageBoundary } from './page-boundary'
import { ShellProvider, type PageTarget } from './page-link'
import { SampleLegend } from './sample-mark'
import { findSection } from './page-arrival'
import { usePageNavigation } from './use-page-navigation'

interface SiteShellProps {
  page: PageName
  children: ReactNode
  preload: (page: PageName) => void
  /** Stays on every page, so that a call survives a page change. */
  widget: ReactNode
}

const SKIP_LINK =
  'fixed top-3 left-4 z-99 -translate-y-[200%] rounded-button bg-ink px-4.5 py-3 text-surface focus:translate-y-0 print:hidden'

/** The parts that stay mounted across page changes: header, footer and voice widget. */
export function SiteShell({ page, children, preload, widget }: SiteShellProps) {
  const navigate = usePageNavigation(page)
  useConversions(page)

  useEffect(() => watchErrors(window), [])
  useEffect(requestMotionCodeOnInteraction, [])

  const shell = useMemo(
    () => ({
      page,
      preload,
      navigate: (target: PageTarget) => {
        preload(target.page)
        navigate(target)
      },
    }),
    [page, preload, navigate],
  )

  /** Links to a section of this page are navigations too, so that Back restores the scroll position. */
  const followFragment = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
    const section = link?.getAttribute('href')?.slice(1)
    // One that names nothing is the browser's: `#top` leads to the top, and others lead nowhere.
    if (!section || !isPlainClick(event) || !findSection(section)) return
    event.preventDefault()
    navigate({ page, section })
  }

  return (
    <ShellProvider value={shell}>
      <MotionProvider load={loadRequestedMotionCode}>
        <DocumentMetadata page={page} />
        {/* Outside of the element that an open menu makes inert. */}
        <LiveRegion />
        <div className="contents" onClick={followFragment}>
          <a className={SKIP_LINK} href="#main">
            {shellCopy.skipToContent}
          </a>
          <a className={SKIP_LINK} href="#talk-to-ai">
            {shellCopy.skipToTalk}
          </a>
          <Header />
          <main id="main" data-page={page} tabIndex={-1}>
            <SampleLegend />
            {/* No Suspense here: page changes are transitions, which keep the old page until the new one is ready. */}
            <PageBoundary key={page} where={`page ${page}`}>
              {children}
            </PageBoundary>
          </main>
          <Footer />
          <ErrorBoundary where="voice widget" fallback={() => null}>
            {widget}
          </ErrorBoundary>
        </div>
      </MotionProvider>
    </ShellProvider>
  )
}

const loadAnalytics = () => import('@/lib/conversions/send-conversions')

/** Reports what a visitor does on the page as `conversion` events, and passes them on to the service of the settings. */
function useConversions(page: PageName) {
  useEffect(() => {
    if (siteConfig.analytics)
      void loadAnalytics().then(
        ({ startAnalytics }) => startAnalytics(window),
        () => undefined,
      )
  }, [])
  useEffect(() => watchPage(document), [])
  useEffect(() => reportConversion({ name: 'page', page }), [page])
}

const emptyText = () => ''

/** The page's live region. Its `aria-live`, which the role implies, keeps a modal from hiding it. */
export function LiveRegion() {
  const text = useSyncExternalStore(announcements.subscribe, announcements.latest, emptyText)
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}

/** Metadata of the current page. React moves it to the document's head and updates it with the page. */
function DocumentMetadata({ page }: { page: PageName }) {
  const { title, description, url, imageUrl, languages, isAbsolute } = pageMetadata(page)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isAbsolute && <link rel="canonical" href={url} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isAbsolute && (
        <>
          {Object.entries(languages).map(([language, href]) => (
            <link key={language} rel="alternate" hrefLang={language} href={href} />
          ))}
          <meta property="og:url" content={url} />
          <meta property="og:image" content={imageUrl} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
    </>
  )
}

const FIRST_INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll']

/** Asks for the animation code at the visitor's first interaction with the page. Returns the undo. */
function requestMotionCodeOnInteraction(): () => void {
  const watch = new AbortController()
  const begin = () => {
    watch.abort()
    requestMotionCode()
  }
  for (const type of FIRST_INTERACTION_EVENTS)
    window.addEventListener(type, begin, { passive: true, signal: watch.signal })
  return () => watch.abort()
}
