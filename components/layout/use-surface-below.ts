import { useEffect, useState } from 'react'
import { useShell } from './page-link'

/**
 * Only a strip across the bar, which is 64 px high, counts: 1 % of the window, below its first 4 %. A higher strip would reach below
 * the bar in a high window, where the header would change before the section arrives.
 */
const BAR_BAND = '-4% 0px -95%'

/** The colour surface (`data-surface`) that the header is on, if it reaches from edge to edge; undefined on the page's own. */
export function useSurfaceBelow(): string | undefined {
  const { page } = useShell()
  const [surface, setSurface] = useState<string>()
  // Surfaces are only known to a browser. Asking what is at a point costs 4 ms for each scroll event on a phone; this costs nothing.
  useEffect(() => {
    const below = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) below.add(target)
          else below.delete(target)
        }
        setSurface(innermost(below)?.getAttribute('data-surface') ?? undefined)
      },
      { rootMargin: BAR_BAND },
    )
    for (const element of document.querySelectorAll('main [data-surface], footer')) observer.observe(element)
    return () => observer.disconnect()
  }, [page])
  return surface
}

/** The last in the document of the elements that are as wide as the window. */
function innermost(elements: Iterable<Element>): Element | undefined {
  const { clientWidth } = document.documentElement
  return [...elements]
    .filter((element) => element.clientWidth >= clientWidth)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1))[0]
}
