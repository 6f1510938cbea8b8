/** A scroll is over after this time without another step of it. */
const REST_MS = 150

/**
 * Keeps the pill from covering the page: except at its top it gets `data-aside`, with which its buttons are in the margin
 * (app/styles/pill.css). At the top the words “Talk to AI” matter more than what they cover, unless a button in view starts
 * a call, too. It looks once after each scroll or change of the layout. Returns the undo.
 */
export function stepAside(pill: HTMLElement): () => void {
  let timer = 0
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
  const resized = new ResizeObserver(later)
  resized.observe(document.body)
  window.addEventListener('scroll', later, { passive: true })
  return () => {
    window.clearTimeout(timer)
    resized.disconnect()
    window.removeEventListener('scroll', later)
  }
}
