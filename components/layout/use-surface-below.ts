import { useEffect, useState } from 'react'

/**
 * Only a strip across the bar, which is 64 px high, counts: 1 % of the window, below its first 4 %. A higher strip would reach below
 * the bar in a high window, where the header would change before the section arrives.
 */
const BAR_BAND = '-4% 0px -95%'

/** The colour surface (`data-surface`) that the header is on, if it reaches from edge to edge; none on the page's own. */
export function useSurfaceBelow() {
  const [surface, setSurface] = useState<string | null>()
  // Surfaces are only known to a browser. Asking what is at a point costs 4 ms for each scroll event on a phone; this costs nothing.
  useEffect(() => {
    const surfaces = () => [...document.querySelectorAll('main [data-surface], footer')]
    const inBand = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inBand[isIntersecting ? 'add' : 'delete'](target)
        const { clientWidth } = document.documentElement
        // The last one is the innermost.
        const below = surfaces().findLast((each) => inBand.has(each) && each.clientWidth >= clientWidth)
        setSurface(below?.getAttribute('data-surface'))
      },
      { rootMargin: BAR_BAND },
    )
    const observeAll = () => surfaces().forEach((each) => observer.observe(each))
    observeAll()
    // Another page, or this one or a section of it after an error. What is observed already stays so.
    const changes = new MutationObserver(observeAll)
    const main = document.querySelector('main')
    if (main) changes.observe(main, { childList: true })
    return () => {
      changes.disconnect()
      observer.disconnect()
    }
  }, [])
  return surface
}
