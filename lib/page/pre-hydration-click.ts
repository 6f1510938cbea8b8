declare global {
  interface Window {
    /** The button that was pressed before the page's code ran, kept by the opening script; null once it runs. */
    preHydrationClick?: HTMLElement | null | undefined
  }
}

type ClickWindow = Pick<Window, 'preHydrationClick' | 'setTimeout' | 'clearTimeout'>

/** Call when React has dispatched the click, so that it is not replayed. */
export function forgetPreHydrationClick(win: Pick<Window, 'preHydrationClick'>): void {
  if (win.preHydrationClick) win.preHydrationClick = undefined
}

/**
 * Replays the click on a button from before the page's code had loaded. It does so in a later task, because
 * React may hydrate during a click, and then dispatches that click itself. Returns the undo.
 */
export function replayPreHydrationClick(win: ClickWindow): () => void {
  const timer = win.setTimeout(() => {
    const button = win.preHydrationClick
    win.preHydrationClick = null
    if (!button?.isConnected) return
    // Tabs react to mousedown, other controls to click.
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    button.click()
  })
  return () => win.clearTimeout(timer)
}
