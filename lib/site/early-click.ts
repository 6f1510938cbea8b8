declare global {
  interface Window {
    /** The button that was pressed before the page's code ran, kept by the opening script; null once it runs. */
    earlyClick?: Pick<HTMLElement, 'isConnected' | 'click'> | null
  }
}

/** Presses the button that a visitor with a fast thumb pressed before the page's code was there. */
export function replayEarlyClick(win: Pick<Window, 'earlyClick'>): void {
  const button = win.earlyClick
  win.earlyClick = null
  if (button?.isConnected) button.click()
}
