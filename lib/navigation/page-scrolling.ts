/** Input with which a reader scrolls the page or presses something on it. Scripts do not cause these events. */
export const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** How long after its last scroll event the page counts as not scrolling, in milliseconds. */
const SCROLL_IDLE_MS = 160

const listeners = new Set<() => void>()
let scrolling = false
let timer: ReturnType<typeof setTimeout> | undefined

export const isScrolling = (): boolean => scrolling

function change(next: boolean) {
  scrolling = next
  for (const listener of listeners) listener()
}

function onScrollEvent() {
  clearTimeout(timer)
  timer = setTimeout(() => change(false), SCROLL_IDLE_MS)
  if (!scrolling) change(true)
}

/** Calls back when the page starts and stops scrolling. Returns the undo. */
export function onScrollingChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('scroll', onScrollEvent, { passive: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('scroll', onScrollEvent)
    clearTimeout(timer)
    scrolling = false
  }
}

/** The header changes its look once the page is scrolled further than this, in pixels. */
const SCROLLED_PAST_PX = 50

/** Whether the page is scrolled past the threshold. Browser only. */
export const isScrolled = (): boolean => window.scrollY > SCROLLED_PAST_PX

/** Calls back on every scroll. Returns the undo. */
export function onScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
