/** What the widget's root element shows in `data-state` and `data-speaking`. */
export interface Presence {
  state: 'idle' | 'connecting' | 'connected' | 'error'
  speaking: boolean
}

/** A call whose code is in the page. */
export interface LaunchedCall {
  start(): void
  stop(): void
  presence(): Presence
  subscribe(listener: () => void): () => void
  /** Ends the call and releases everything. */
  dispose(): void
}

/** What the button offers: a call, waiting for the code, another try, or nothing because the panel is open. */
export type ButtonState = 'talk' | 'waiting' | 'failed' | 'hidden'

export interface LauncherSnapshot<Call> {
  button: ButtonState
  presence: Presence
  /** Undefined until its code has been fetched. */
  call: Call | undefined
}

/**
 * The part of the widget that is in the page from the start. It fetches the code of a call when the visitor
 * shows intent, and passes commands on; a click that comes before the code starts the call when the code arrives.
 */
export interface Launcher<Call> {
  /** The same object until something in it changes. */
  snapshot(): LauncherSnapshot<Call>
  subscribe(listener: () => void): () => void
  /** Intent: hover, focus or touch. A failure here stays silent; the next intent tries again. */
  warm(): void
  /** A click on the button. */
  start(): void
  /** Ends the call, or withdraws a click whose call has not started yet. */
  stop(): void
  /** Back to the beginning: the call ends and a click that waits is forgotten. It can be used again. */
  reset(): void
}

type LauncherState<Call> =
  | { stage: 'resting' }
  /** Fetching the code; `clicked` when a call is to start as soon as it is there. */
  | { stage: 'loading'; clicked: boolean }
  /** The code could not be fetched, and the visitor is waiting for it. */
  | { stage: 'failed' }
  | { stage: 'ready'; call: Call; unsubscribe: () => void }

const presence = (state: Presence['state']): Presence => ({ state, speaking: false })

export function createLauncher<Call extends LaunchedCall>(load: () => Promise<Call>): Launcher<Call> {
  const listeners = new Set<() => void>()
  let state: LauncherState<Call> = { stage: 'resting' }
  let snapshot: LauncherSnapshot<Call> = snapshotOf<Call>(state)

  const publish = () => {
    const next = snapshotOf(state)
    if (isSame(next, snapshot)) return
    snapshot = next
    for (const listener of [...listeners]) listener()
  }
  const become = (next: LauncherState<Call>) => {
    state = next
    publish()
  }

  const fetchCall = async (clicked: boolean) => {
    const loading: LauncherState<Call> = { stage: 'loading', clicked }
    become(loading)
    try {
      const call = await load()
      if (state !== loading) return call.dispose()
      // Started before anything is published, so that the widget goes from waiting to connecting without a gap.
      if (loading.clicked) call.start()
      become({ stage: 'ready', call, unsubscribe: call.subscribe(publish) })
    } catch {
      // The visitor sees it only after a click; a failed warm-up costs nothing.
      if (state === loading) become(loading.clicked ? { stage: 'failed' } : { stage: 'resting' })
    }
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    warm() {
      if (state.stage === 'resting') void fetchCall(false)
    },
    start() {
      if (state.stage === 'ready') state.call.start()
      else if (state.stage === 'loading') {
        state.clicked = true
        publish()
      } else void fetchCall(true)
    },
    stop() {
      if (state.stage === 'ready') state.call.stop()
      else if (state.stage === 'loading') {
        state.clicked = false
        publish()
      } else become({ stage: 'resting' })
    },
    reset() {
      if (state.stage === 'ready') {
        state.unsubscribe()
        state.call.dispose()
      }
      become({ stage: 'resting' })
    },
  }
}

function snapshotOf<Call extends LaunchedCall>(state: LauncherState<Call>): LauncherSnapshot<Call> {
  switch (state.stage) {
    case 'resting':
      return { button: 'talk', presence: presence('idle'), call: undefined }
    case 'loading':
      return state.clicked
        ? { button: 'waiting', presence: presence('connecting'), call: undefined }
        : { button: 'talk', presence: presence('idle'), call: undefined }
    case 'failed':
      return { button: 'failed', presence: presence('error'), call: undefined }
    case 'ready': {
      const now = state.call.presence()
      const isInCall = now.state === 'connecting' || now.state === 'connected'
      return { button: isInCall ? 'hidden' : 'talk', presence: now, call: state.call }
    }
  }
}

const isSame = <Call>(a: LauncherSnapshot<Call>, b: LauncherSnapshot<Call>): boolean =>
  a.button === b.button &&
  a.call === b.call &&
  a.presence.state === b.presence.state &&
  a.presence.speaking === b.presence.speaking
