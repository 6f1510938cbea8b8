declare global {
  interface Window {
    /** The button that was pressed before the page's code ran, kept by the opening script; null once it runs. */
    earlyClick?: HTMLElement | null
  }
}

/** Presses the button that a visitor with a fast thumb pressed before the page's code was there. */
export function replayEarlyClick(win: Pick<Window, 'earlyClick'>): void {
  const button = win.earlyClick
  win.earlyClick = null
  if (!button?.isConnected) return
  // As a mouse does it: tabs answer when the button goes down, everything else when it has come up again.
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  button.click()
}
