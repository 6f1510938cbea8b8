import { useEffect, useSyncExternalStore } from 'react'
import { useShell } from '@/components/layout/page-link'
import { saidLast, type PanelCall } from '../panel/panel-call'
import { figuresIn, figuresOnPage } from './figures-on-page'

/** Named in live-line.css. */
const HIGHLIGHT = 'said-on-page'
/** In milliseconds. A page that has not printed the figure by the limit does not print it. */
const SEARCH_EVERY_MS = 200
const SEARCH_LIMIT_MS = 10_000

/**
 * Marks the figures that the consultant is saying where the page prints them, until it says the next thing. It changes nothing in
 * the document; a browser that has no custom highlights shows none.
 */
export function SaidOnPage({ call }: { call: Pick<PanelCall, 'snapshot' | 'subscribe'> }) {
  const { page } = useShell()
  // Not what is said, which has another word several times a second: the page is searched when there is another figure.
  const figures = useSyncExternalStore(call.subscribe, () => figuresIn(saidLast(call.snapshot())))

  useEffect(() => {
    if (!figures || !('highlights' in CSS)) return
    // Until it is found: a page that was turned to prints it when its parts are there.
    const giveUpAt = Date.now() + SEARCH_LIMIT_MS
    const timer = setInterval(() => {
      const main = document.querySelector('main')
      const places = main ? figuresOnPage(figures, main) : []
      if (places.length === 0 && Date.now() < giveUpAt) return
      CSS.highlights.set(HIGHLIGHT, new Highlight(...places))
      clearInterval(timer)
    }, SEARCH_EVERY_MS)
    return () => {
      clearInterval(timer)
      CSS.highlights.delete(HIGHLIGHT)
    }
  }, [figures, page])

  return null
}
