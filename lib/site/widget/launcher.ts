/**
 * The part of the widget that is in the page from the start: it fetches the code of a call when the visitor
 * shows intent, and remembers a click that came before the code.
 */
export type LauncherState<Code> =
  | { stage: 'resting' }
  /** Fetching; `wanted` once the visitor has clicked. */
  | { stage: 'loading'; wanted: boolean }
  /** `calls` counts the clicks to answer: the call starts when it rises. */
  | { stage: 'ready'; code: Code; calls: number }
  /** The code could not be fetched, and the visitor is waiting for it. */
  | { stage: 'failed' }

export interface Launcher<Code> {
  current(): LauncherState<Code>
  subscribe(listener: () => void): () => void
  /** Intent: hover, focus or touch. A failure here stays silent and is tried again later. */
  warm(): void
  /** A click on the button. */
  call(): void
  /** The visitor no longer waits for the code. */
  cancel(): void
}

export function createLauncher<Code>(load: () => Promise<Code>): Launcher<Code> {
  let state: LauncherState<Code> = { stage: 'resting' }
  const listeners = new Set<() => void>()
  const become = (next: LauncherState<Code>) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  const isWanted = () => state.stage === 'loading' && state.wanted

  const fetchCode = (wanted: boolean) => {
    become({ stage: 'loading', wanted })
    load().then(
      (code) => become({ stage: 'ready', code, calls: isWanted() ? 1 : 0 }),
      () => become(isWanted() ? { stage: 'failed' } : { stage: 'resting' }),
    )
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    warm() {
      if (state.stage === 'resting') fetchCode(false)
    },
    call() {
      if (state.stage === 'ready') become({ ...state, calls: state.calls + 1 })
      else if (state.stage === 'loading') become({ stage: 'loading', wanted: true })
      else fetchCode(true)
    },
    cancel() {
      if (state.stage === 'loading') become({ stage: 'loading', wanted: false })
      else if (state.stage === 'failed') become({ stage: 'resting' })
    },
  }
}
