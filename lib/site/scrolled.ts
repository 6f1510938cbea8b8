/** The bar changes its look once the page is scrolled further than this, in pixels. */
export const SCROLLED_PAST_PX = 50

/** Whether the page is scrolled past the threshold. Browser only. */
export const isScrolled = (): boolean => window.scrollY > SCROLLED_PAST_PX

/** Calls back on every scroll. Returns the undo. */
export function onScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
