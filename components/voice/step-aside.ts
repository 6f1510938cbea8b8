/** A scroll is over after this time without another step of it. */
const REST_MS = 150

/**
 * Keeps the pill from covering the page on a phone and a tablet: except at the page's top it gets `data-aside`, with which it
 * is a tab in the margin (app/styles/pill.css; in a wide window it always stands in the margin). At the top the words “Talk to
 * AI” matter more than what they cover, unless a button in view starts a call, too. It looks once after each scroll, and from
 * the first one on after each change of the layout: a page that has just been opened stays as it was painted. Returns the
 * undo.
 */
export function stepAside(pill: HTMLElement): () => void {
  let timer = 0
  let hasScrolled = window.scrollY >= 1
  const isNeeded = () =>
    window.scrollY < 1 &&
    (document.querySelector('[data-talk]')?.getBoundingClientRect().bottom ?? Infinity) > window.innerHeight
  const look = () => {
    // It does not move away from a pointer.
    if (!pill.matches(':hover, :focus-within'))
      pill.toggleAttribute('data-aside', pill.dataset.pill === 'start' && !isNeeded())
  }
  const later = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(look, REST_MS)
  }
  const scrolled = () => {
    hasScrolled = true
    later()
  }
  const resized = new ResizeObserver(() => hasScrolled && later())
  resized.observe(document.body)
  window.addEventListener('scroll', scrolled, { passive: true })
  return () => {
    window.clearTimeout(timer)
    resized.disconnect()
    window.removeEventListener('scroll', scrolled)
  }
}
