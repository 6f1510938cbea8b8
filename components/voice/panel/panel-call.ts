import {
  createConversation,
  type CallRequest,
  type ConversationActions,
  type ConversationMode,
  type ConversationState,
  type UseVoiceCallOptions,
  type VoiceCall,
  type VoiceCallActions,
  type VoiceError,
} from '@/lib/voice/react'
import { voiceCopy } from '@/content/voice'
import type { LaunchedCall } from '../launcher'
import { createRecordingStore, type RecordingChoice } from '../recording-choice'
import { panelView, presenceOf, type PanelView } from './panel-view'
import type { PanelTexts } from './texts'

export interface PanelCallOptions {
  account: UseVoiceCallOptions
  /** Whom to talk to, and how; read at each start. Default: the assistant of the account. */
  request?: () => CallRequest | undefined
  /** Version of the consent text. What a visitor chose under another version does not count. */
  consentVersion?: string | undefined
  /** Default: this site's own. */
  texts?: () => Pick<PanelTexts, 'continuation' | 'recording'>
  /** Each failure, once. */
  onError?: (error: { code: string; message: string }) => void
}

/** When the last conversation began and how long its calls were, for its summary and its transcript. */
export interface CallRecord {
  startedAt: Date
  durationMs: number
}

export interface PanelSnapshot {
  view: PanelView
  /** The call hears its own assistant: headphones help. */
  hasEcho: boolean
  /** The call, whose transcript is that of the whole conversation. */
  call: VoiceCall
  record: CallRecord
  /** This call may be recorded, as it was started. */
  mayRecord: boolean
  /** The visitor can refuse the recording: an assistant is called, no squad and no workflow. */
  canRefuseRecording: boolean
  /** A panel that the page has opened by itself leaves the focus where it is. */
  takesFocus: boolean
  /** What the visitor has chosen about recording; undefined before the first call. */
  recording: RecordingChoice | undefined
}

/** The conversation behind the panel, and what the visitor has closed. It knows no React. */
export interface PanelCall extends LaunchedCall {
  /** The same object until something in it changes. */
  snapshot(): PanelSnapshot
  actions: Pick<VoiceCall, 'onMessage' | 'registerTool'>
  /** Goes on in the other mode with the conversation so far. */
  switchTo(mode: ConversationMode): void
  /**
   * Keeps the visitor's choice. A call that may be recorded is replaced by one that is not, since the platform
   * decides it at the start; a permission holds from the next call on.
   */
  chooseRecording(isAllowed: boolean): void
  /** Asks again for an answer of the chat that failed. */
  retryChat(): void
  /** Closes the card of a conversation that is over. */
  dismiss(): void
}

/** Causes outside of the call, which need no stack trace in the console. */
const NOT_STARTED: readonly string[] = [
  'not-configured',
  'insecure-page',
  'unsupported-browser',
  'offline',
  'busy',
]

export function createPanelCall(options: PanelCallOptions): PanelCall {
  const { account, request, consentVersion, texts = () => voiceCopy, onError } = options
  const conversation = createConversation(account)
  const { actions } = conversation
  const recording = createRecordingStore(consentVersion ?? voiceCopy.recording.version)
  const listeners = new Set<() => void>()
  let mayRecord = true
  let canRefuseRecording = true
  let takesFocus = true
  let dismissed: object | undefined
  let isChatClosed = false
  const warmed = new Set<ConversationMode>()
  const reported: Record<'call' | 'chat', VoiceError | null> = { call: null, chat: null }
  let record: CallRecord = { startedAt: new Date(0), durationMs: 0 }
  let snapshot = takeSnapshot()

  function takeSnapshot(): PanelSnapshot {
    const { state, transcript, hasEcho, call: values } = conversation.snapshot()
    const call: VoiceCall = { ...values, ...callActions(actions, goOnByVoice), transcript }
    const view = panelView({
      state,
      began: call.durationMs() > 0,
      hasClosedChat: isChatClosed && transcript.some(({ role }) => role === 'assistant'),
      dismissed,
    })
    return {
      view,
      hasEcho,
      call,
      record,
      mayRecord,
      canRefuseRecording,
      takesFocus,
      recording: recording.choice(),
    }
  }

  function publish() {
    const before = snapshot.view.kind
    snapshot = takeSnapshot()
    const { kind } = snapshot.view
    const isNew = snapshot.call.transcript.length === 0 && kind !== 'ended'
    if (isNew) record = { startedAt: new Date(), durationMs: 0 }
    // A visitor who lets the call begin, beside the notice that it may be recorded, has consented.
    if (kind === 'connected' && mayRecord && !recording.choice()) recording.choose(true)
    if (kind !== 'connected' && before === 'connected')
      record = { ...record, durationMs: record.durationMs + actions.voice.durationMs() }
    snapshot = { ...snapshot, record }
    for (const listener of [...listeners]) listener()
  }

  function reportErrors() {
    const { state, call } = conversation.snapshot()
    reportOnce('chat', chatError(state))
    reportOnce('call', call.error)
  }

  function reportOnce(of: 'call' | 'chat', error: VoiceError | null) {
    if (error === reported[of]) return
    reported[of] = error
    if (!error || error.code === 'aborted') return
    if (NOT_STARTED.includes(error.code)) console.warn(`The voice call was not started: ${error.code}`)
    else if (error.fatal) console.error('The voice call failed:', error)
    else console.warn('The voice call goes on without something:', error)
    onError?.({ code: error.code, message: error.message })
  }

  function dismissOutcome() {
    const { state } = conversation.snapshot().call
    dismissed = state.phase === 'ending' ? state.outcome : state
    isChatClosed = false
  }

  /** The request of the next call or chat, by the visitor's choice about recording, which holds from here on. */
  function prepareRequest(): CallRequest {
    const wanted = request?.() ?? {}
    const { squad, squadId, workflow, workflowId } = wanted
    canRefuseRecording = [squad, squadId, workflow, workflowId].every((target) => target === undefined)
    mayRecord = !canRefuseRecording || (recording.choice()?.mayRecord ?? true)
    if (mayRecord) return wanted
    const { assistantOverrides } = wanted
    const artifactPlan = {
      ...assistantOverrides?.artifactPlan,
      recordingEnabled: false,
      videoRecordingEnabled: false,
    }
    return { ...wanted, assistantOverrides: { ...assistantOverrides, artifactPlan } }
  }

  function goOnByVoice(continuationMessage = texts().continuation) {
    dismissOutcome()
    takesFocus = true
    actions.switchTo('voice', { request: prepareRequest(), continuationMessage })
  }

  const isOpen = () => ['connecting', 'connected', 'chat'].includes(snapshot.view.kind)

  conversation.subscribe(() => {
    reportErrors()
    publish()
  })

  return {
    snapshot: () => snapshot,
    actions: { onMessage: actions.voice.onMessage, registerTool: actions.registerTool },
    presence: () => presenceOf(snapshot.call),
    isOpen,
    isRecordingRefused: () => snapshot.canRefuseRecording && snapshot.recording?.mayRecord === false,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // Once a mode: after a call, the next one fetches what it needs with its own start.
    warm(mode) {
      if (warmed.has(mode) || !(account.publicKey || account.getToken)) return
      warmed.add(mode)
      actions.prewarm(mode)
    },
    start(mode, shouldTakeFocus = true) {
      if (isOpen()) return
      dismissOutcome()
      takesFocus = shouldTakeFocus
      actions.start(mode, prepareRequest())
    },
    switchTo(mode) {
      if (mode === 'voice') return goOnByVoice()
      dismissOutcome()
      takesFocus = true
      actions.switchTo('chat')
    },
    chooseRecording(isAllowed) {
      recording.choose(isAllowed)
      const { kind } = snapshot.view
      if (!isAllowed && mayRecord && (kind === 'connecting' || kind === 'connected'))
        goOnByVoice(texts().recording.greeting)
      else publish()
    },
    retryChat: actions.retry,
    stop() {
      isChatClosed = conversation.snapshot().state.mode === 'chat'
      void actions.end()
    },
    dismiss() {
      dismissOutcome()
      publish()
    },
    dispose: () => void conversation.dispose(),
  }
}

/** The conversation's actions under the names of a call alone; its start goes on with the conversation. */
function callActions(actions: ConversationActions, goOnByVoice: () => void): VoiceCallActions {
  return {
    ...actions.voice,
    start: async () => goOnByVoice(),
    sendText: actions.sendText,
    registerTool: actions.registerTool,
    prewarm: () => actions.prewarm('voice'),
  }
}

const chatError = (state: ConversationState) =>
  state.mode === 'chat' && state.chat.phase === 'failed' ? state.chat.error : null
