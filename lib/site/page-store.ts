import type { PageName } from '../../content/pages'
import { pageFromNavigateDetail, pageFromSearch, searchForPage } from './page-address'

/** The part of `window` that the store needs, so that tests can hand in their own. */
export interface PageWindow {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  addEventListener(type: string, listener: (event: Event) => void): void
  removeEventListener(type: string, listener: (event: Event) => void): void
  /** A `navigate` event from before the shell listened, kept by the opening script; null once it listens. */
  earlyNavigation?: Event | null
}

export interface PageTarget {
  page: PageName
  /** Id of a section to scroll to once the page is shown, such as `booking`. */
  section?: string
}

export interface PageStore {
  /** The page now asked for by the address. */
  current(): PageTarget
  /** Shows a page and writes it to the address and the history. */
  navigate(target: PageTarget): void
  /** Calls back after each change of the target, also when the same page is asked for again. */
  subscribe(listener: (target: PageTarget) => void): () => void
  /** Starts listening to Back, Forward and the `navigate` event; returns the undo. */
  connect(): () => void
}

/** Adds an address to the history, and nothing else. */
export type PushAddress = (url: string) => void

/** By the browser's own method: the framework puts one of its own over it, which writes the address twice. */
export const pushByBrowser =
  (history: History): PushAddress =>
  (url) =>
    History.prototype.pushState.call(history, null, '', url)

/** The current page of the shell: one value, kept in step with the address. */
export function createPageStore(
  win: PageWindow,
  pushAddress: PushAddress,
  logUnknown: (detail: unknown) => void = (detail) => console.warn('Unknown page in navigate event:', detail),
): PageStore {
  const listeners = new Set<(target: PageTarget) => void>()
  const fromAddress = (): PageTarget => {
    const section = win.location.hash.slice(1)
    return { page: pageFromSearch(win.location.search), ...(section ? { section } : {}) }
  }
  const publish = (target: PageTarget) => {
    for (const listener of [...listeners]) listener(target)
  }

  const navigate = (target: PageTarget) => {
    const url =
      win.location.pathname +
      searchForPage(target.page, win.location.search) +
      (target.section ? `#${target.section}` : '')
    const currentUrl = win.location.pathname + win.location.search + win.location.hash
    if (url !== currentUrl) pushAddress(url)
    publish(target)
  }

  const onPopState = (event: Event) => {
    // The framework would write the address down again a moment later, when Back or Forward may have gone on.
    event.stopImmediatePropagation()
    publish(fromAddress())
  }
  const onNavigate = (event: Event) => {
    const detail: unknown = (event as CustomEvent).detail
    const page = pageFromNavigateDetail(detail)
    if (page) navigate({ page })
    else logUnknown(detail)
  }

  return {
    current: fromAddress,
    navigate,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    connect() {
      win.addEventListener('popstate', onPopState)
      win.addEventListener('navigate', onNavigate)
      const early = win.earlyNavigation
      win.earlyNavigation = null
      if (early) onNavigate(early)
      return () => {
        win.removeEventListener('popstate', onPopState)
        win.removeEventListener('navigate', onNavigate)
      }
    },
  }
}
