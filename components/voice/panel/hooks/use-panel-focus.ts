import { useLayoutEffect, useRef } from 'react'
import type { PanelView } from '../panel-call'

/**
 * Focus follows the panel as long as it was in it (or on the button that opened it): to the new title when the
 * panel changes, back to the button when it closes. A visitor who is elsewhere on the page is left there.
 */
export function usePanelFocus(kind: PanelView['kind'], takesFocus: boolean, onIdle: () => void) {
  const panelRef = useRef<HTMLElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const hadFocusRef = useRef(false)
  // The panel may appear with its call already started.
  const lastKindRef = useRef<PanelView['kind']>('idle')

  useLayoutEffect(() => {
    const before = lastKindRef.current
    lastKindRef.current = kind
    if (before === kind) return
    // A call that starts was asked for by a button, which is hidden now or gone with the panel before.
    const opened = (before === 'idle' || kind === 'connecting') && takesFocus
    if (kind === 'idle') {
      if (hadFocusRef.current) onIdle()
    } else if (opened || hadFocusRef.current) {
      hadFocusRef.current = true
      titleRef.current?.focus({ preventScroll: true })
    }
  }, [kind, takesFocus, onIdle])

  // Noted at each move of the focus: an element that is removed from the page has lost its focus already.
  useLayoutEffect(() => {
    const panel = panelRef.current
    if (!panel) return
    const onFocusIn = () => {
      hadFocusRef.current = true
    }
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget) hadFocusRef.current = panel.contains(event.relatedTarget as Node)
    }
    const listening = new AbortController()
    panel.addEventListener('focusin', onFocusIn, listening)
    panel.addEventListener('focusout', onFocusOut, listening)
    return () => listening.abort()
  }, [kind])

  return { panelRef, titleRef }
}
