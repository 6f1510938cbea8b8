/** How long after its last scroll event the page counts as still, in milliseconds. */
const STILL_AFTER_MS = 160

const listeners = new Set<() => void>()
let scrolling = false
let timer: ReturnType<typeof setTimeout> | undefined

export const isScrolling = (): boolean => scrolling

function change(next: boolean) {
  scrolling = next
  for (const listener of listeners) listener()
}

function onScroll() {
  clearTimeout(timer)
  timer = setTimeout(() => change(false), STILL_AFTER_MS)
  if (!scrolling) change(true)
}

/** Calls back when the page starts and stops scrolling. Returns the undo. */
export function onScrollingChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('scroll', onScroll, { passive: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('scroll', onScroll)
    clearTimeout(timer)
    scrolling = false
  }
}
