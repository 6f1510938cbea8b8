import { withLoadLimit } from '@/lib/timing/load-limit'
import { onPageKept } from '@/lib/timing/page-kept'

/** The values of `data-state` and `data-speaking` of the widget's root element. */
export interface Presence {
  state: 'idle' | 'connecting' | 'connected' | 'error'
  speaking: boolean
}

/** How a conversation begins. */
export type StartMode = 'voice' | 'chat'

/** A call, or a chat, whose code has been loaded. */
export interface LoadedCall {
  /** `takesFocus`: whether the panel takes the focus as it opens. Default true. */
  start(mode: StartMode, takesFocus?: boolean): void
  stop(): void
  /** Loads the code of a mode in addition to the panel: for voice the media code, for a chat nothing else. */
  prewarm(mode: StartMode): void
  presence(): Presence
  /** A call is active, or a chat is open. */
  isOpen(): boolean
  /** Whether the panel is shown instead of the button. Default: while the call is open. */
  coversButton?(): boolean
  /** The visitor has said that calls are not to be recorded. */
  isRecordingRefused(): boolean
  subscribe(listener: () => void): () => void
  /** Ends the call and releases everything. */
  dispose(): void
}

/**
 * The state of the button: it starts a call, waits for the code, offers a retry, or is hidden because the panel is open.
 */
export type ButtonState = 'talk' | 'waiting' | 'failed' | 'hidden'

interface LauncherSnapshot<Call> {
  button: ButtonState
  presence: Presence
  /** False as well until the code has been fetched. */
  isRecordingRefused: boolean
  /** Undefined until its code has been fetched. */
  call: Call | undefined
}

/**
 * The part of the widget that is in the page from the start. It fetches the code of a call when the visitor
 * shows intent, and passes commands on; a click before that takes effect once the code has loaded.
 */
export interface Launcher<Call> {
  /** The same object until something in it changes. */
  snapshot(): LauncherSnapshot<Call>
  subscribe(listener: () => void): () => void
  /** Intent: hover, focus or touch. A failure here stays silent; the next intent tries again. */
  prewarm(mode?: StartMode): void
  /**
   * A click on one of the buttons. Default: what failed to load, else voice. With `takesFocus` false the
   * panel leaves the focus where it is: the page has opened it by itself.
   */
  start(mode?: StartMode, takesFocus?: boolean): void
  /** Ends the call, or withdraws a click whose call has not started yet. */
  stop(): void
  /** Ends the call and drops a click that waits. The launcher can be used again. */
  reset(): void
}

interface Click {
  mode: StartMode
  takesFocus: boolean
}

/** Fetching the code; `clicked` starts once it has loaded, `prewarmed` are the modes that it is loaded for. */
interface LoadingState {
  stage: 'loading'
  clicked: Click | undefined
  prewarmed: Set<StartMode>
}

type LauncherState<Call> =
  | { stage: 'unloaded' }
  | LoadingState
  /** The code could not be fetched, and the visitor is waiting for it. */
  | { stage: 'failed'; clicked: Click }
  | { stage: 'ready'; call: Call; unsubscribe: () => void }

const withoutCall = (button: ButtonState, state: Presence['state']) => ({
  button,
  presence: { state, speaking: false },
  isRecordingRefused: false,
  call: undefined,
})

/**
 * Creates a call whose code has been loaded. A defect, such as a setting of the page's own that cannot be used, is
 * reported: unlike code that did not arrive, trying again does not help.
 */
export function reportDefects<Call>(create: () => Call): Call {
  try {
    return create()
  } catch (error) {
    reportError(error)
    throw error
  }
}

/**
 * @param load fetches the code of a call
 * @param onFailed the code that a visitor waits for could not be fetched; `isRetry`: not the second time either
 */
export function createLauncher<Call extends LoadedCall>(
  load: () => Promise<Call>,
  onFailed?: (mode: StartMode, isRetry: boolean) => void,
): Launcher<Call> {
  const listeners = new Set<() => void>()
  let state: LauncherState<Call> = { stage: 'unloaded' }
  let snapshot: LauncherSnapshot<Call> = snapshotOf<Call>(state)

  const publish = () => {
    const next = snapshotOf(state)
    if (isSame(next, snapshot)) return
    snapshot = next
    for (const listener of [...listeners]) listener()
  }
  const setState = (next: LauncherState<Call>) => {
    state = next
    publish()
  }

  const withdraw = (loading: LoadingState) => {
    loading.clicked = undefined
    publish()
  }

  const fetchCall = async (clicked: Click | undefined, prewarmed: StartMode) => {
    const isRetry = state.stage === 'failed'
    const loading: LoadingState = { stage: 'loading', clicked, prewarmed: new Set([prewarmed]) }
    setState(loading)
    const arriving = load()
    const arrival = new AbortController()
    // No call may begin when the page is shown again.
    onPageKept(() => withdraw(loading), arrival)
    let call: Call
    try {
      call = await withLoadLimit(arriving)
    } catch {
      arriving.then((late) => late.dispose()).catch(() => undefined)
      // The visitor sees it only after a click; a failed prewarm costs nothing.
      if (state !== loading) return
      if (!loading.clicked) return setState({ stage: 'unloaded' })
      setState({ stage: 'failed', clicked: loading.clicked })
      onFailed?.(loading.clicked.mode, isRetry)
      return
    } finally {
      arrival.abort()
    }
    if (state !== loading) return call.dispose()
    // Before anything is published, so that the widget goes from waiting to connecting without a gap.
    startOrPrewarm(call, loading)
    setState({ stage: 'ready', call, unsubscribe: call.subscribe(publish) })
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    prewarm(mode = 'voice') {
      if (state.stage === 'unloaded') void fetchCall(undefined, mode)
      else if (state.stage === 'loading') state.prewarmed.add(mode)
      else if (state.stage === 'ready') state.call.prewarm(mode)
    },
    start(wanted, takesFocus = true) {
      const mode = wanted ?? (state.stage === 'failed' ? state.clicked.mode : 'voice')
      if (state.stage === 'ready') state.call.start(mode, takesFocus)
      else if (state.stage === 'loading') {
        state.clicked = { mode, takesFocus }
        publish()
      } else void fetchCall({ mode, takesFocus }, mode)
    },
    stop() {
      if (state.stage === 'ready') state.call.stop()
      else if (state.stage === 'loading') withdraw(state)
      else setState({ stage: 'unloaded' })
    },
    reset() {
      if (state.stage === 'ready') {
        state.unsubscribe()
        state.call.dispose()
      }
      setState({ stage: 'unloaded' })
    },
  }
}

/** Performs what the visitor requested while the code was loading. Reports errors in the page's settings. */
function startOrPrewarm(call: LoadedCall, { clicked, prewarmed }: LoadingState): void {
  try {
    if (clicked) call.start(clicked.mode, clicked.takesFocus)
    else for (const mode of prewarmed) call.prewarm(mode)
  } catch (error) {
    reportError(error)
  }
}

function snapshotOf<Call extends LoadedCall>(state: LauncherState<Call>): LauncherSnapshot<Call> {
  switch (state.stage) {
    case 'unloaded':
      return withoutCall('talk', 'idle')
    case 'loading':
      return state.clicked ? withoutCall('waiting', 'connecting') : withoutCall('talk', 'idle')
    case 'failed':
      return withoutCall('failed', 'error')
    case 'ready': {
      const { call } = state
      return {
        button: (call.coversButton ?? call.isOpen)() ? 'hidden' : 'talk',
        presence: call.presence(),
        isRecordingRefused: call.isRecordingRefused(),
        call,
      }
    }
  }
}

const isSame = <Call>(a: LauncherSnapshot<Call>, b: LauncherSnapshot<Call>): boolean =>
  a.button === b.button &&
  a.call === b.call &&
  a.isRecordingRefused === b.isRecordingRefused &&
  a.presence.state === b.presence.state &&
  a.presence.speaking === b.presence.speaking
