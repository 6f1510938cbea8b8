import { useEffect, type RefObject } from 'react'
import { watchKeyboardRoom } from '@/lib/site/widget/keyboard-room'

/** Keeps the panel above the on-screen keyboard, by two properties on the widget's root and a mark on the panel. */
export function useKeyboardRoom(panelRef: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const panel = panelRef.current
    const root = widgetRoot(panel)
    if (!open || !panel || !root) return
    const undo = watchKeyboardRoom(({ liftPx, roomPx, isCramped }) => {
      panel.toggleAttribute('data-cramped', isCramped)
      root.style.setProperty('--voice-lift', `${liftPx}px`)
      root.style.setProperty('--voice-room', `${roomPx}px`)
    })
    return () => {
      undo()
      panel.removeAttribute('data-cramped')
      root.style.removeProperty('--voice-lift')
      root.style.removeProperty('--voice-room')
    }
  }, [panelRef, open])
}

/** On this site an element around the panel; in the embed, the element whose shadow tree it is in. */
function widgetRoot(panel: HTMLElement | null): HTMLElement | null {
  const node = panel?.getRootNode()
  if (node instanceof ShadowRoot) return node.host as HTMLElement
  return panel?.closest<HTMLElement>('[data-voice-widget]') ?? null
}
