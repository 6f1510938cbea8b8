import { useEffect, type RefObject } from 'react'

/** The layout viewport and the visual viewport, in CSS pixels. */
interface ViewportSize extends Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'> {
  /** Height of the layout viewport, which the on-screen keyboard does not change. */
  layoutHeight: number
}

interface VisibleSpace {
  /** How far to move up an element at the bottom of the window. */
  liftPx: number
  heightPx: number
  /** Too low for the full panel, as on a phone in landscape with its keyboard open. */
  isCramped: boolean
}

/** A smaller difference comes from a browser toolbar that slides away, not from a keyboard. */
const MIN_KEYBOARD_PX = 80
/** Height of the panel with its header, waveform, one or two transcript lines, text field and controls. */
const FULL_PANEL_PX = 310

/** The space above the on-screen keyboard. While the page is zoomed in, the keyboard is ignored. */
export function visibleSpace({ layoutHeight, height, offsetTop, scale }: ViewportSize): VisibleSpace {
  const hiddenPx = Math.round(layoutHeight - height - offsetTop)
  if (scale > 1.01 || hiddenPx < MIN_KEYBOARD_PX) {
    return { liftPx: 0, heightPx: layoutHeight, isCramped: false }
  }
  return { liftPx: hiddenPx, heightPx: Math.round(height), isCramped: height < FULL_PANEL_PX }
}

/** Calls back at once and on every change of the visual viewport. Returns the undo. */
function watchVisibleSpace(onChange: (space: VisibleSpace) => void): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => {}
  const watching = new AbortController()
  const update = () => {
    const { height, offsetTop, scale } = viewport
    onChange(visibleSpace({ layoutHeight: window.innerHeight, height, offsetTop, scale }))
  }
  update()
  for (const type of ['resize', 'scroll']) viewport.addEventListener(type, update, watching)
  return () => watching.abort()
}

/**
 * Keeps the panel above the on-screen keyboard: sets the custom properties `--voice-lift` and `--voice-visible-height` on
 * the root of the widget, and `data-keyboard` and `data-cramped` on the panel.
 */
export function useVisibleViewport(panelRef: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    const panel = panelRef.current
    const root = widgetRoot(panel)
    if (!enabled || !panel || !root) return
    const undo = watchVisibleSpace(({ liftPx, heightPx, isCramped }) => {
      panel.toggleAttribute('data-cramped', isCramped)
      panel.toggleAttribute('data-keyboard', liftPx > 0)
      root.style.setProperty('--voice-lift', `${liftPx}px`)
      root.style.setProperty('--voice-visible-height', `${heightPx}px`)
    })
    return () => {
      undo()
      panel.removeAttribute('data-cramped')
      panel.removeAttribute('data-keyboard')
      root.style.removeProperty('--voice-lift')
      root.style.removeProperty('--voice-visible-height')
    }
  }, [panelRef, enabled])
}

/** On this site the `data-voice-widget` element around the panel; in the embed, the host of its shadow root. */
function widgetRoot(panel: HTMLElement | null): HTMLElement | null {
  const node = panel?.getRootNode()
  if (node instanceof ShadowRoot) return node.host as HTMLElement
  return panel?.closest<HTMLElement>('[data-voice-widget]') ?? null
}
