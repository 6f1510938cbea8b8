import { savesData } from './save-data'

/** The part of `window` that warming up needs. */
export interface WarmUpWindow {
  readonly navigator: object
  addEventListener(type: string, listener: () => void, options?: AddEventListenerOptions): void
  removeEventListener(type: string, listener: () => void): void
  requestIdleCallback?(callback: () => void): number
  cancelIdleCallback?(handle: number): void
  setTimeout(callback: () => void, delayMs: number): number
  clearTimeout(handle: number): void
}

const FIRST_INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll']
/** Pause between two tasks where the browser cannot tell when it is idle (Safari). */
const IDLE_FALLBACK_MS = 300

/**
 * Runs tasks one at a time while the browser is idle, after the visitor's first interaction. Does nothing where the
 * browser saves data. Returns the undo.
 */
export function warmUpWhenIdle(tasks: readonly (() => void)[], win: WarmUpWindow): () => void {
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
  const begin = () => {
    unlisten()
    schedule()
  }
  const unlisten = () => {
    for (const type of FIRST_INTERACTION_EVENTS) win.removeEventListener(type, begin)
  }

  for (const type of FIRST_INTERACTION_EVENTS) win.addEventListener(type, begin, { passive: true })
  return () => {
    unlisten()
    remaining.length = 0
    cancelPending()
  }
}
