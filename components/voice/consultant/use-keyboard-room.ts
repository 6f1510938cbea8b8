import { useEffect, type RefObject } from 'react'
import { watchKeyboardRoom } from '@/lib/site/widget/keyboard-room'

/** Keeps the panel above the on-screen keyboard, by two properties on the widget's root. */
export function useKeyboardRoom(panelRef: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const root = widgetRoot(panelRef.current)
    if (!open || !root) return
    const undo = watchKeyboardRoom(({ liftPx, roomPx }) => {
      root.style.setProperty('--voice-lift', `${liftPx}px`)
      root.style.setProperty('--voice-room', `${roomPx}px`)
    })
    return () => {
      undo()
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
