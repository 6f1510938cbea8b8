import { useEffect, type RefObject } from 'react'

/** The visual viewport, in CSS pixels. */
export interface SeenPart {
  /** Height of the window with the keyboard away. */
  layoutHeight: number
  /** Height and top of what is visible above the keyboard. */
  height: number
  offsetTop: number
  /** 1 unless the visitor has pinched. */
  scale: number
}

export interface KeyboardRoom {
  /** How far to move up what stands at the foot of the window. */
  liftPx: number
  /** What height there is. */
  roomPx: number
  /** Too little for all of the panel: a phone on its side, with its keyboard. */
  isCramped: boolean
}

/** Less than this is a toolbar sliding away, not a keyboard. */
const KEYBOARD_PX = 80
/** What the panel needs for its head, its wave, a line or two, and what is typed and pressed. */
const WHOLE_PANEL_PX = 310

/** Room above the on-screen keyboard. A pinched page is left alone: the visitor is looking closely at something. */
export function keyboardRoom({ layoutHeight, height, offsetTop, scale }: SeenPart): KeyboardRoom {
  const hiddenPx = Math.round(layoutHeight - height - offsetTop)
  if (scale > 1.01 || hiddenPx < KEYBOARD_PX) return { liftPx: 0, roomPx: layoutHeight, isCramped: false }
  return { liftPx: hiddenPx, roomPx: Math.round(height), isCramped: height < WHOLE_PANEL_PX }
}

/** Calls back at once and whenever the keyboard comes or goes. Returns the undo. */
function watchKeyboardRoom(onChange: (room: KeyboardRoom) => void): () => void {
  const seen = window.visualViewport
  if (!seen) return () => {}
  const update = () =>
    onChange(
      keyboardRoom({
        layoutHeight: window.innerHeight,
        height: seen.height,
        offsetTop: seen.offsetTop,
        scale: seen.scale,
      }),
    )
  update()
  seen.addEventListener('resize', update)
  seen.addEventListener('scroll', update)
  return () => {
    seen.removeEventListener('resize', update)
    seen.removeEventListener('scroll', update)
  }
}

/** Keeps the panel above the on-screen keyboard, by two properties on the widget's root and a mark on the panel. */
export function useKeyboardRoom(panelRef: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const panel = panelRef.current
    const root = widgetRoot(panel)
    if (!open || !panel || !root) return
    const undo = watchKeyboardRoom(({ liftPx, roomPx, isCramped }) => {
      panel.toggleAttribute('data-cramped', isCramped)
      panel.toggleAttribute('data-keyboard', liftPx > 0)
      root.style.setProperty('--voice-lift', `${liftPx}px`)
      root.style.setProperty('--voice-room', `${roomPx}px`)
    })
    return () => {
      undo()
      panel.removeAttribute('data-cramped')
      panel.removeAttribute('data-keyboard')
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
