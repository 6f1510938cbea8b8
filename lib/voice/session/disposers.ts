import { reportListenerError } from '../report'

export type Disposer = () => void | Promise<void>

/** Everything that a session has taken, given back in reverse order and only once. */
export interface DisposerStack {
  /** Registers an undo. After `dispose` it runs at once, so that nothing taken too late can leak. */
  add(disposer: Disposer): void
  /** Runs every undo; resolves when all have settled. The same promise for every caller. */
  dispose(): Promise<void>
}

export function createDisposers(): DisposerStack {
  const stack: Disposer[] = []
  let disposal: Promise<void> | undefined

  const run = async (disposer: Disposer) => {
    try {
      await disposer()
    } catch (error) {
      reportListenerError(error)
    }
  }

  return {
    add(disposer) {
      if (disposal) void run(disposer)
      else stack.push(disposer)
    },
    dispose() {
      // Each begins at once, so that a slow one holds up nobody.
      disposal ??= Promise.all(stack.splice(0).reverse().map(run)).then(() => undefined)
      return disposal
    },
  }
}
