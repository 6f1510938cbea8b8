import type { PageTarget } from '@/lib/navigation/page-address'
import { READER_EVENTS } from '@/lib/navigation/page-scrolling'

/** After an action on the page, the visitor is assumed to be reading for this long, in milliseconds. */
const READING_MS = 4_000

/**
 * Shows pages on behalf of the consultant: never while the visitor is typing, or has just scrolled or pressed
 * something on the page itself.
 *
 * @param isOwn whether an element belongs to the widget
 */
export function createPageNavigator(win: Window, isOwn: (element: Element) => boolean) {
  let lastActiveAt = Number.NEGATIVE_INFINITY
  const isOutside = ({ target }: Event) => !(target instanceof Element && isOwn(target))
  const onActivity = (event: Event) => {
    if (isOutside(event)) lastActiveAt = win.performance.now()
  }
  for (const type of READER_EVENTS) win.addEventListener(type, onActivity, { passive: true, capture: true })

  const isTyping = () => {
    const element = win.document.activeElement
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element.value.trim() !== '' || !isOwn(element)
    return element instanceof HTMLElement && element.isContentEditable
  }

  return {
    show(target: PageTarget): boolean {
      if (isTyping() || win.performance.now() - lastActiveAt < READING_MS) return false
      win.dispatchEvent(new CustomEvent('navigate', { detail: target }))
      return true
    },
    stop() {
      for (const type of READER_EVENTS) win.removeEventListener(type, onActivity, { capture: true })
    },
  }
}
