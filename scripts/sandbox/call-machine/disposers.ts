/** Releases resources once, the last one first; an undo that throws does not keep the others from running. */
export function createDisposers() {
  const undos: Array<() => void> = []
  return {
    add(undo: () => void) {
      undos.push(undo)
    },
    run() {
      for (const undo of undos.splice(0).reverse()) {
        try {
          undo()
        } catch (error) {
          console.debug('sandbox: an undo failed', error)
        }
      }
    },
  }
}

/** Resolves after the time, or rejects with the signal's reason. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** A promise that stays pending until the signal aborts. */
export const never = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
