import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { PageName } from '@/content/pages'
import { assetUrl, siteConfig } from '@/lib/config'
import { onNavigateEvent } from '@/lib/navigation/navigate-event'
import { ADDRESS_EVENT, pageFromPath, pagePath, withoutPageParameter } from '@/lib/navigation/page-address'
import {
  afterMenuEntry,
  createPageHistory,
  readScrollPosition,
  type PageHistory,
} from '@/lib/navigation/page-history'
import { takeAfterReload } from '@/lib/navigation/reload-page'
import { onScroll } from '@/lib/navigation/page-scrolling'
import { arrive, type Navigation } from './page-arrival'
import type { PageTarget } from './page-link'

/**
 * Changes pages by their address: the framework's router follows `history.pushState`, and the current page follows
 * `usePathname`. This hook also sets scroll position and focus: a link goes to the top or to a section, and Back and
 * Forward restore the scroll position.
 */
export function usePageNavigation(pageOnShow: PageName): (target: PageTarget) => void {
  const historyRef = useRef<PageHistory | null>(null)
  const pendingRef = useRef<Navigation | null>(null)
  const pageOnShowRef = useRef(pageOnShow)

  /** Finishes a navigation at once if its page is shown already, otherwise once it is shown. */
  const finish = useCallback((navigation: Navigation | null) => {
    const isHere = navigation?.page === pageOnShowRef.current
    pendingRef.current = isHere ? null : navigation
    if (isHere) arrive(navigation)
  }, [])

  const navigate = useCallback(
    (target: PageTarget, by: 'link' | 'event' = 'link') => {
      const url = addressOf(target)
      const pageHistory = historyRef.current
      // React dispatches clicks while it hydrates, before the router follows the address.
      if (!pageHistory) return window.location.assign(url)
      try {
        if (url !== addressHere()) pageHistory.push(url)
      } catch {
        // The browser refuses the entry: the link is followed as without scripts.
        return window.location.assign(url)
      }
      window.dispatchEvent(new Event(ADDRESS_EVENT))
      finish({ ...target, by })
    },
    [finish],
  )

  useEffect(() => {
    const pageHistory = createPageHistory(window, () => readScrollPosition(window))
    historyRef.current = pageHistory
    const disconnect = pageHistory.connect((position) => {
      const page = pageFromPath(window.location.pathname.slice(siteConfig.basePath.length))
      // Without a known position, another page opens at its top.
      const section = position ? '' : window.location.hash.slice(1)
      const unknown = section || page === pageOnShowRef.current ? undefined : { topPx: 0 }
      finish({ page, section, by: 'history', position: position ?? unknown })
    })
    const stopNoting = onScroll(pageHistory.notePosition)
    // Otherwise the browser would restore the scroll position of the previous page.
    if (takeAfterReload('afresh') !== undefined && !window.isReaderHere) {
      const position = pageHistory.position()
      const section = window.location.hash.slice(1)
      finish({ page: pageOnShowRef.current, section, by: position ? 'history' : 'link', position })
    }
    const unlisten = onNavigateEvent(window, (target) => afterMenuEntry(() => navigate(target, 'event')))
    return () => {
      unlisten()
      stopNoting()
      disconnect()
      historyRef.current = null
    }
  }, [finish, navigate])

  // Before the browser paints the new page, so that it never shows at the scroll position of the old one.
  useLayoutEffect(() => {
    pageOnShowRef.current = pageOnShow
    finish(pendingRef.current)
  }, [pageOnShow, finish])

  return navigate
}

/** Address of a target. Parameters of the current one, such as campaign tags, are kept, except one that names a page. */
const addressOf = ({ page, section }: PageTarget) =>
  assetUrl(pagePath(page)) + withoutPageParameter(window.location.search) + (section ? `#${section}` : '')

const addressHere = () => window.location.pathname + window.location.search + window.location.hash
