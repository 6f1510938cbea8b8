import { checkFunction, reportError } from '../errors'

export function createListeners<Args extends readonly unknown[] = []>(
  first?: ((...args: Args) => void) | undefined,
) {
  const registered = new Set<{ listener: (...args: Args) => void }>()

  /** Adds a listener; returns the undo of this registration, after which the listener is not called for it. @throws ValidationError */
  function add(listener: (...args: Args) => void): () => void {
    checkFunction('listener', listener)
    const entry = { listener }
    registered.add(entry)
    return () => registered.delete(entry)
  }
  if (first) add(first)

  return {
    add,
    /** Calls every listener. If one throws, reports the error; the other listeners are still called. */
    call(...args: Args): void {
      for (const entry of [...registered])
        try {
          const { listener } = entry
          // A listener ahead of it may have removed it.
          if (registered.has(entry)) listener(...args)
        } catch (error) {
          reportError(error)
        }
    },
  }
}
