import {
  createCallStore,
  type CallRequest,
  type UseVoiceCallOptions,
  type VoiceCall,
  type VoiceCallActions,
  type VoiceError,
} from '@/lib/voice/react'
import type { LaunchedCall } from '../launcher'
import { panelView, presenceOf, type PanelView } from './view'

export interface PanelCallOptions {
  account: UseVoiceCallOptions
  /** Whom to call, and how; read at each start. Default: the assistant of the account. */
  request?: () => CallRequest | undefined
  /** Each failure, once. */
  onError?: (error: { code: string; message: string }) => void
}

/** When the last call began and how long it was, for its summary and its transcript. */
export interface CallRecord {
  startedAt: Date
  durationMs: number
}

export interface PanelSnapshot {
  view: PanelView
  call: VoiceCall
  record: CallRecord
}

/** The call behind the panel: one call store, and what the visitor has closed. It knows no React. */
export interface PanelCall extends LaunchedCall {
  /** The same object until something in it changes. */
  snapshot(): PanelSnapshot
  actions: VoiceCallActions
  /** Closes the card of a call that is over. */
  dismiss(): void
}

/** Causes outside of the call, which need no stack trace in the console. */
const NOT_STARTED: readonly string[] = ['not-configured', 'insecure-page', 'unsupported-browser', 'offline']

export function createPanelCall({ account, request, onError }: PanelCallOptions): PanelCall {
  const store = createCallStore(account)
  const listeners = new Set<() => void>()
  let dismissed: object | undefined
  let reported: VoiceError | null = null
  let record: CallRecord = { startedAt: new Date(0), durationMs: 0 }
  let snapshot = takeSnapshot()

  function takeSnapshot(): PanelSnapshot {
    const call = { ...store.snapshot(), ...store.actions }
    return { view: panelView({ call, began: call.durationMs() > 0, dismissed }), call, record }
  }

  function publish() {
    const before = snapshot.view.kind
    snapshot = takeSnapshot()
    const { kind } = snapshot.view
    if (kind === 'connected' && before !== 'connected') record = { startedAt: new Date(), durationMs: 0 }
    if (kind !== 'connected' && before === 'connected')
      record = { ...record, durationMs: store.actions.durationMs() }
    snapshot = { ...snapshot, record }
    for (const listener of [...listeners]) listener()
  }

  function reportError() {
    const { error } = store.snapshot()
    if (error === reported) return
    reported = error
    if (!error || error.code === 'aborted') return
    if (NOT_STARTED.includes(error.code)) console.warn(`The voice call was not started: ${error.code}`)
    else if (error.fatal) console.error('The voice call failed:', error)
    else console.warn('The voice call goes on without something:', error)
    onError?.({ code: error.code, message: error.message })
  }

  function dismissOutcome() {
    const { state } = store.snapshot()
    dismissed = state.phase === 'ending' ? state.outcome : state
  }

  store.subscribe(() => {
    reportError()
    publish()
  })
  if (account.publicKey || account.getToken) store.actions.prewarm()

  return {
    snapshot: () => snapshot,
    actions: store.actions,
    presence: () => presenceOf(snapshot.call),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      dismissOutcome()
      void store.actions.start(request?.())
    },
    stop: () => void store.actions.stop(),
    dismiss() {
      dismissOutcome()
      publish()
    },
    dispose: () => void store.dispose(),
  }
}
