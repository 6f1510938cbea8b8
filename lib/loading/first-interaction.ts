const FIRST_INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll']

/** The part of `window` that this module uses. */
export interface InteractionWindow {
  addEventListener(type: string, listener: () => void, options?: AddEventListenerOptions): void
  removeEventListener(type: string, listener: () => void): void
}

/** Calls back once, at the visitor's first interaction with the page. Returns the undo. */
export function onFirstInteraction(win: InteractionWindow, onInteraction: () => void): () => void {
  const begin = () => {
    unlisten()
    onInteraction()
  }
  const unlisten = () => {
    for (const type of FIRST_INTERACTION_EVENTS) win.removeEventListener(type, begin)
  }
  for (const type of FIRST_INTERACTION_EVENTS) win.addEventListener(type, begin, { passive: true })
  return unlisten
}
