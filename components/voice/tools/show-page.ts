import type { PageName } from '@/content/pages'

/** A visitor who did something on the page this recently is reading there. */
const READING_MS = 4_000
/** Within this time the new page takes the focus, also over a slow network. */
const FOCUS_MOVES_MS = 10_000

/**
 * Shows pages on behalf of the consultant: never while the visitor is typing, or has just scrolled or pressed
 * something on the page itself. The focus stays where it is.
 *
 * @param isOwn whether an element belongs to the widget
 */
export function createPageTurner(win: Window, isOwn: (element: Element) => boolean) {
  let lastActiveAt = Number.NEGATIVE_INFINITY
  const isOutside = ({ target }: Event) => !(target instanceof Element && isOwn(target))
  const onActivity = (event: Event) => {
    if (isOutside(event)) lastActiveAt = win.performance.now()
  }
  const EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
  for (const type of EVENTS) win.addEventListener(type, onActivity, { passive: true, capture: true })

  const isTyping = () => {
    const element = win.document.activeElement
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element.value.trim() !== '' || !isOwn(element)
    return element instanceof HTMLElement && element.isContentEditable
  }

  /** A page that is shown focuses its heading; who is in the panel stays there. */
  function keepFocus() {
    const before = win.document.activeElement
    if (!(before instanceof HTMLElement) || !isOwn(before)) return
    const stop = () => {
      win.document.removeEventListener('focusin', restore)
      win.removeEventListener('keydown', onTab, true)
    }
    const restore = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLHeadingElement) || isOwn(target)) return
      stop()
      before.focus({ preventScroll: true })
    }
    // A visitor who moves the focus goes where they want.
    const onTab = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') stop()
    }
    win.document.addEventListener('focusin', restore)
    win.addEventListener('keydown', onTab, true)
    win.setTimeout(stop, FOCUS_MOVES_MS)
  }

  return {
    show(page: PageName): boolean {
      if (isTyping() || win.performance.now() - lastActiveAt < READING_MS) return false
      keepFocus()
      win.dispatchEvent(new CustomEvent('navigate', { detail: page }))
      return true
    },
    stop() {
      for (const type of EVENTS) win.removeEventListener(type, onActivity, { capture: true })
    },
  }
}
