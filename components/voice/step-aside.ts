/**
 * Keeps the pill from covering the page: except at its top it gets `data-aside`, with which its buttons are in the margin
 * (app/styles/pill.css). At the top the words “Talk to AI” matter more than what they cover, unless a button in view starts
 * a call, too. Returns the undo.
 */
export function stepAside(pill: HTMLElement): () => void {
  const isNeeded = () =>
    window.scrollY < 1 &&
    (document.querySelector('[data-talk]')?.getBoundingClientRect().bottom ?? Infinity) > window.innerHeight
  const look = () => {
    // It does not move away from a pointer.
    if (!pill.matches(':hover, :focus-within'))
      pill.toggleAttribute('data-aside', pill.dataset.pill === 'start' && !isNeeded())
  }
  const resized = new ResizeObserver(look)
  resized.observe(document.body)
  window.addEventListener('scroll', look, { passive: true })
  return () => {
    resized.disconnect()
    window.removeEventListener('scroll', look)
  }
}
