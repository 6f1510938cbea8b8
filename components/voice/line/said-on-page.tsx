import { useEffect, useSyncExternalStore } from 'react'
import { useShell } from '@/components/layout/page-link'
import { saidLast, type PanelCall } from '../panel/panel-call'
import { figuresIn, figuresOnPage } from './figures-on-page'

/** Named in live-line.css. */
const HIGHLIGHT = 'said-on-page'

/**
 * Marks the figures that the consultant is saying where the page prints them, until it says the next thing. It changes nothing in
 * the document; a browser that has no custom highlights shows none.
 */
export function SaidOnPage({ call }: { call: Pick<PanelCall, 'snapshot' | 'subscribe'> }) {
  const { page } = useShell()
  // Not what is said, which has another word several times a second: the page is searched when there is another figure.
  const figures = useSyncExternalStore(call.subscribe, () => figuresIn(saidLast(call.snapshot())))

  useEffect(() => {
    if (!('highlights' in CSS)) return
    // After the page is shown.
    const frame = requestAnimationFrame(() => {
      const main = document.querySelector('main')
      if (main) CSS.highlights.set(HIGHLIGHT, new Highlight(...figuresOnPage(figures, main)))
    })
    return () => {
      cancelAnimationFrame(frame)
      CSS.highlights.delete(HIGHLIGHT)
    }
  }, [figures, page])

  return null
}
