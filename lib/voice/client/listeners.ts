import { reportError } from '../browser/page'

/** The listeners of one event. */
export function createListeners<Args extends readonly unknown[] = []>(
  first?: ((...args: Args) => void) | undefined,
) {
  const listeners = new Set(first && [first])

  return {
    /** Adds a listener; returns the undo. */
    add(listener: (...args: Args) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Calls every listener. If one throws, reports the error; the other listeners are still called. */
    call(...args: Args): void {
      for (const listener of [...listeners])
        try {
          listener(...args)
        } catch (error) {
          reportError(error)
        }
    },
  }
}
