import { reportError } from '../browser/page'

/** Calls every listener. An error that one of them throws is reported; it reaches neither the others nor the caller. */
export function callEach<Args extends readonly unknown[]>(
  listeners: ReadonlySet<(...args: Args) => void>,
  ...args: Args
): void {
  for (const listener of [...listeners]) {
    try {
      listener(...args)
    } catch (error) {
      reportError(error)
    }
  }
}

/** Adds a listener; returns the undo. */
export function addListener<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
