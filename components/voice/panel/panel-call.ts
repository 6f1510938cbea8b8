import {
  createCaptions,
  createConversation,
  isConnected,
  isConnecting,
  type CallRequest,
  type CallState,
  type ChatState,
  type ConversationActions,
  type ConversationMode,
  type ConversationState,
  type EndReason,
  type TranscriptLine,
  type UseVoiceCallOptions,
  type VoiceCallSnapshot,
  type VoiceError,
} from '@/lib/voice/react'
import { onPageKept } from '@/lib/timing/page-kept'
import { createListeners } from '@/lib/voice/client/listeners'
import { voiceCopy } from '@/content/voice'
import type { LoadedCall, Presence } from '../launcher'
import { createErrorLog } from './error-log'
import {
  createRecordingConsent,
  isRecordingRefused,
  refusesRecording,
  type RecordingState,
} from './recording-consent'
import type { PanelTexts } from './texts'

export interface PanelCallOptions {
  account: UseVoiceCallOptions
  /** Whom to talk to, and how; read at each start. Default: the assistant of the account. */
  request?: () => CallRequest | undefined
  /** Called when another conversation begins. Switching the mode continues the same one. */
  onStart?: () => void
  /** Version of the consent text. A choice that was made for another version does not count. */
  consentVersion?: string | undefined
  /** Default: this site's own. */
  texts?: () => Pick<PanelTexts, 'continuation' | 'recording'>
  /** Each failure, once. */
  onError?: (error: { code: string; message: string }) => void
}

export type ConnectingStep = 'requesting' | 'loading' | 'joining' | 'waiting' | 'reconnecting'

/** The complete state of the panel, as one value. */
export type PanelView =
  | { kind: 'idle' }
  | { kind: 'connecting'; step: ConnectingStep }
  | { kind: 'connected'; reconnecting: boolean }
  /** The conversation continues as a text chat. */
  | { kind: 'chat'; chat: ChatState }
  /** A call or a chat has ended; its transcript can be saved. */
  | { kind: 'ended'; reason: EndReason | 'chat'; error?: VoiceError }
  /** The call failed before the assistant listened. */
  | { kind: 'failed'; error: VoiceError }

/** The call of a conversation: its values and its own commands. Its transcript is that of the whole conversation. */
export type PanelVoiceCall = VoiceCallSnapshot & ConversationActions['voice']

export interface PanelSnapshot {
  view: PanelView
  /** The call hears its own assistant: headphones help. */
  hasEcho: boolean
  call: PanelVoiceCall
  record: CallRecord
  recording: RecordingState
  /** When a line may be free, by `performance.now()`; undefined if none was busy. */
  lineFreeAt: number | undefined
  /** Whether the panel takes the focus. It does not if the page has opened it by itself. */
  takesFocus: boolean
  /** Whether the panel is folded to the controls of the conversation, so that the visitor sees the page. */
  isFolded: boolean
}

/** The conversation behind the panel, and what the visitor has closed. It knows no React. */
export interface PanelCall extends LoadedCall {
  /** The same object until something in it changes. */
  snapshot(): PanelSnapshot
  actions: Pick<ConversationActions, 'addContext' | 'registerTool'> &
    Pick<ConversationActions['voice'], 'onMessage' | 'setMuted'>
  /** In a call or a chat. False when it was refused. */
  sendText(text: string): boolean
  /** Goes on in the other mode with the conversation so far. */
  switchTo(mode: ConversationMode): void
  /**
   * Keeps the visitor's choice. A call that may be recorded is replaced by one that is not, since the platform
   * decides it at the start; a permission holds from the next call on.
   */
  chooseRecording(isAllowed: boolean): void
  /** Asks again for an answer of the chat that failed. */
  retryChat(): void
  /** Folds the panel of a conversation, or unfolds it. A new conversation begins unfolded. */
  fold(isFolded: boolean): void
  /** Closes the card of a conversation that is over. */
  dismiss(): void
}

/** The last line of the assistant in a conversation that goes on; empty before it has said anything. */
export function saidLast({ view, call }: PanelSnapshot): string {
  if (view.kind !== 'connected' && view.kind !== 'chat') return ''
  return call.transcript.findLast(({ role }) => role === 'assistant')?.text ?? ''
}

/** Leaves out a greeting that the visitor has interrupted within its first sentence: “Hello,” says nothing. */
export function withoutBegunGreeting<Line extends TranscriptLine>(lines: readonly Line[]): readonly Line[] {
  const [greeting, answer] = lines
  const isBegun =
    greeting?.role === 'assistant' &&
    answer?.role === 'user' &&
    !greeting.partial &&
    !/\p{Sentence_Terminal}/u.test(greeting.text)
  return isBegun ? lines.slice(1) : lines
}

/** After this time a line is usually free: calls last a few minutes, and there are ten lines. */
const LINE_WAIT_MS = 60_000

/** Fired on the window by the call in which a visitor has chosen about recordings. */
const CHOICE_EVENT = 'voice-recording-choice'

export function createPanelCall(options: PanelCallOptions): PanelCall {
  const { account, request, onStart, consentVersion, texts = () => voiceCopy, onError } = options
  const conversation = createConversation(account)
  const { actions } = conversation
  const consent = createRecordingConsent(consentVersion ?? voiceCopy.recording.version)
  const logErrors = createErrorLog(onError)
  const listeners = createListeners()
  const prewarmed = new Set<ConversationMode>()
  let takesFocus = true
  /** The outcome of a call whose card the visitor has closed. */
  let dismissed: object | undefined
  let isChatClosed = false
  let isFolded = false
  let lineFreeAt: number | undefined
  let record: CallRecord = { startedAt: new Date(0), durationMs: 0 }
  /** The transcript follows the voice. */
  const captions = createCaptions({ onChange: () => publish() })
  let snapshot = takeSnapshot()

  function takeSnapshot(): PanelSnapshot {
    const { state, transcript: lines, hasEcho, call } = conversation.snapshot()
    const isLive = state.mode === 'voice' && isConnected(state.call)
    const transcript = withoutBegunGreeting(isLive ? captions.apply(lines) : lines)
    const view = panelView({
      state,
      began: actions.voice.durationMs() > 0,
      hasClosedChat: isChatClosed && transcript.some(({ role }) => role === 'assistant'),
      dismissed,
    })
    return {
      view,
      hasEcho,
      call: { ...call, ...actions.voice, transcript },
      record,
      recording: consent.state(),
      lineFreeAt,
      takesFocus,
      isFolded,
    }
  }

  /** A call that finds all lines busy begins a wait, which the next call ends. */
  function noteBusyLine(before: PanelView, view: PanelView) {
    const isBusy = view.kind === 'failed' && view.error.code === 'rate-limited'
    if (isBusy && before.kind !== 'failed') lineFreeAt = performance.now() + LINE_WAIT_MS
    else if (view.kind === 'connecting') lineFreeAt = undefined
  }

  /** A conversation begins with its first line; the length of a call is added at its end. */
  function noteRecord(before: PanelView, { view, call }: PanelSnapshot) {
    if (call.transcript.length === 0 && view.kind !== 'ended')
      record = { startedAt: new Date(), durationMs: 0 }
    if (before.kind === 'connected' && view.kind !== 'connected')
      record = { ...record, durationMs: record.durationMs + actions.voice.durationMs() }
  }

  function publish() {
    const next = takeSnapshot()
    noteRecord(snapshot.view, next)
    noteBusyLine(snapshot.view, next.view)
    snapshot = { ...next, record, lineFreeAt }
    if (next.view.kind === 'connected') consent.callConnected()
    else captions.end()
    listeners.call()
  }

  function dismissOutcome() {
    const { state } = conversation.snapshot().call
    dismissed = state.phase === 'ending' ? state.outcome : state
    isChatClosed = false
  }

  const nextRequest = () => consent.applyTo(request?.() ?? {})

  function goOnByVoice(continuationMessage = texts().continuation) {
    dismissOutcome()
    takesFocus = true
    actions.switchTo('voice', { request: nextRequest(), continuationMessage })
  }

  function goOnByChat() {
    dismissOutcome()
    takesFocus = true
    actions.switchTo('chat')
  }

  /** A call that may be recorded is replaced once that is refused. */
  function followConsent() {
    const { kind } = snapshot.view
    const isInCall = kind === 'connecting' || kind === 'connected'
    const { ofCall, choice } = consent.state()
    if (isInCall && ofCall === 'optional' && choice?.mayRecord === false)
      goOnByVoice(texts().recording.greeting)
    else publish()
  }

  function chooseRecording(isAllowed: boolean) {
    consent.choose(isAllowed)
    followConsent()
    // The browser fires `storage` in other tabs only, and a page may have two calls.
    window.dispatchEvent(new Event(CHOICE_EVENT))
  }

  /** Another tab, or another call of this page, may have changed the choice. */
  const onChoiceElsewhere = () => {
    if (consent.readAgain()) followConsent()
  }

  const isOpen = () => ['connecting', 'connected', 'chat'].includes(snapshot.view.kind)

  function stop() {
    isChatClosed = conversation.snapshot().state.mode === 'chat'
    void actions.end()
  }

  function dismiss() {
    dismissOutcome()
    publish()
  }

  /** A page that the browser keeps for Back shows nothing of a conversation any more, as if it were loaded again. */
  const disposal = new AbortController()
  onPageKept(() => {
    stop()
    dismiss()
  }, disposal)
  for (const type of ['storage', CHOICE_EVENT]) window.addEventListener(type, onChoiceElsewhere, disposal)

  actions.voice.onMessage((message) => captions.receive(message))
  conversation.subscribe(() => {
    logErrors(conversation.snapshot())
    publish()
  })

  return {
    snapshot: () => snapshot,
    actions: {
      addContext: actions.addContext,
      onMessage: actions.voice.onMessage,
      registerTool: actions.registerTool,
      setMuted: actions.voice.setMuted,
    },
    presence: () => presenceOf(snapshot.call),
    isOpen,
    isRecordingRefused: () => isRecordingRefused(snapshot.recording),
    subscribe: listeners.add,
    // Once a mode: after a call, the next one fetches what it needs with its own start.
    prewarm(mode) {
      if (prewarmed.has(mode) || !(account.publicKey || account.getToken)) return
      prewarmed.add(mode)
      actions.prewarm(mode)
    },
    start(mode, shouldTakeFocus = true) {
      if (isOpen()) return
      onStart?.()
      dismissOutcome()
      takesFocus = shouldTakeFocus
      isFolded = false
      actions.start(mode, nextRequest())
    },
    switchTo(mode) {
      if (mode === 'voice') goOnByVoice()
      else goOnByChat()
    },
    sendText(text) {
      const isSent = actions.sendText(text)
      if (isSent && consent.state().ofCall !== 'required' && refusesRecording(text)) chooseRecording(false)
      // A folded chat has room for two lines, which is too little for an answer.
      if (isSent && isFolded && snapshot.view.kind === 'chat') {
        isFolded = false
        publish()
      }
      return isSent
    },
    chooseRecording,
    retryChat: actions.retry,
    fold(shouldFold) {
      isFolded = shouldFold
      publish()
    },
    stop,
    dismiss,
    dispose() {
      disposal.abort()
      captions.end()
      void conversation.dispose()
    },
  }
}

interface ViewInput {
  state: ConversationState
  /** The assistant listened at least once, so the call has a summary. */
  began: boolean
  /** The visitor has closed a chat that has an answer. */
  hasClosedChat: boolean
  /** The outcome that the visitor has closed, so that it is not shown again. */
  dismissed: object | undefined
}

/** The view of a conversation. */
export function panelView({ state, began, hasClosedChat, dismissed }: ViewInput): PanelView {
  switch (state.mode) {
    case 'idle':
      return hasClosedChat ? { kind: 'ended', reason: 'chat' } : { kind: 'idle' }
    case 'chat':
      return { kind: 'chat', chat: state.chat }
    case 'voice':
      return callView(state.call, began, dismissed)
  }
}

function callView(state: CallState, began: boolean, dismissed: object | undefined): PanelView {
  if (isConnected(state)) return { kind: 'connected', reconnecting: state.phase === 'reconnecting' }
  switch (state.phase) {
    case 'requesting':
    case 'loading':
    case 'joining':
    case 'reconnecting':
      return { kind: 'connecting', step: state.phase }
    case 'awaiting-assistant':
      return { kind: 'connecting', step: 'waiting' }
  }
  // Releasing everything takes a moment, but the visitor should see the end of the call at once.
  const outcome = state.phase === 'ending' ? state.outcome : state
  if (outcome === dismissed) return { kind: 'idle' }
  if (outcome.phase === 'failed' && outcome.error.code !== 'aborted')
    return { kind: 'failed', error: outcome.error }
  // A start that the visitor has cancelled shows no card.
  if (outcome.phase === 'ended' && (began || outcome.reason !== 'customer'))
    return { kind: 'ended', reason: outcome.reason, ...(outcome.error && { error: outcome.error }) }
  return { kind: 'idle' }
}

/** After an end or an error the conversation is idle again; the card shows the outcome. */
export function presenceOf({ state, isSpeaking }: Pick<VoiceCallSnapshot, 'state' | 'isSpeaking'>): Presence {
  if (isConnected(state)) return { state: 'connected', speaking: isSpeaking && state.phase === 'live' }
  if (isConnecting(state) || state.phase === 'reconnecting') return { state: 'connecting', speaking: false }
  const hasFailed = state.phase === 'ending' && state.outcome.error !== undefined
  return { state: hasFailed ? 'error' : 'idle', speaking: false }
}

/** When the last conversation began and how long its calls were, for its summary and its transcript. */
export interface CallRecord {
  startedAt: Date
  durationMs: number
}
