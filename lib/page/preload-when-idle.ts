import { onFirstInteraction, type InteractionWindow } from './first-interaction'
import { savesData } from './save-data'

/** The part of `window` that preloading needs. */
export interface PreloadWindow extends InteractionWindow {
  readonly navigator: object
  requestIdleCallback?(callback: () => void): number
  cancelIdleCallback?(handle: number): void
  setTimeout(callback: () => void, delayMs: number): number
  clearTimeout(handle: number): void
}

/** Pause between two tasks where the browser cannot tell when it is idle (Safari). */
const IDLE_FALLBACK_MS = 300

/**
 * Runs tasks one at a time while the browser is idle, after the visitor's first interaction. Does nothing where the
 * browser saves data. Returns the undo.
 */
export function preloadWhenIdle(tasks: readonly (() => void)[], win: PreloadWindow): () => void {
  if (savesData(win.navigator)) return () => {}
  const remaining = [...tasks]
  let cancelPending = () => {}

  const runNext = () => {
    remaining.shift()?.()
    schedule()
  }
  const schedule = () => {
    if (remaining.length === 0) return
    if (win.requestIdleCallback) {
      const handle = win.requestIdleCallback(runNext)
      cancelPending = () => win.cancelIdleCallback?.(handle)
    } else {
      const handle = win.setTimeout(runNext, IDLE_FALLBACK_MS)
      cancelPending = () => win.clearTimeout(handle)
    }
  }
  const unlisten = onFirstInteraction(win, schedule)
  return () => {
    unlisten()
    remaining.length = 0
    cancelPending()
  }
}
