import {
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import type { ConversationMode } from '@/lib/voice/react'
import { Announcer } from './announcer'
import { Chat } from './chat'
import { browserFamily } from './browser-family'
import { Caption, Connected, type ConnectedProps, type QuickRepliesProps } from './connected'
import { Connecting } from './connecting'
import { Ended } from './ended'
import { Failed } from './failed'
import { usePanelFocus } from './hooks/use-panel-focus'
import { useVisibleViewport } from './hooks/use-visible-viewport'
import type { CallRecord, PanelCall, PanelView, PanelVoiceCall } from './panel-call'
import { PanelProvider, type PanelContextValue } from './panel-context'
import type { RecordingState } from './recording-consent'
import { DEFAULT_SOUND } from './settings'
import { useTexts, type PanelTexts } from './texts'
import { Transcript, type ShownLine } from './transcript/transcript'

interface PanelSlots extends Pick<PanelContextValue, 'contact' | 'privacyLink' | 'belowTranscript'> {
  /** What is recorded and who processes it. */
  consent: ReactNode
  /** For developers: shown if the account is not configured. */
  setupHelp?: string | undefined
  /** Things to say without typing them. */
  QuickReplies?: ComponentType<QuickRepliesProps> | undefined
  /** Offered in a chat in which nothing has been written yet. */
  FirstQuestions?: ComponentType<QuickRepliesProps> | undefined
  /** The results of the conversation, shown with its summary. */
  result?: ReactNode
  /** Whether the results contain the link for a booking. Then the summary has none. */
  isBookedByResult?: boolean | undefined
  /** Folded content for the few visitors who need it after a conversation. */
  more?: ReactNode
  /** Begins another conversation, if the summary covers the buttons of the page. */
  onStartAgain?: (() => void) | undefined
  /** The panel has closed and had the focus: return the focus to the button. */
  onClose: () => void
}

/** The panel of a call that is going on, or of the last one. */
export function CallPanel({
  call,
  onlyMode,
  ...rest
}: PanelSlots & { call: PanelCall; onlyMode?: ConversationMode }) {
  const snapshot = useSyncExternalStore(call.subscribe, call.snapshot, call.snapshot)
  const { onClose } = rest
  const actions = useMemo(() => panelActions(call, onlyMode, onClose), [call, onlyMode, onClose])
  const browser = useMemo(() => browserFamily(navigator.userAgent, navigator.maxTouchPoints), [])
  return <Panel {...rest} {...snapshot} {...actions} browser={browser} />
}

const panelActions = (call: PanelCall, onlyMode: ConversationMode | undefined, onClose: () => void) => ({
  onSend: call.sendText,
  onCallAgain: () => call.switchTo('voice'),
  onRecording: call.chooseRecording,
  onType: onlyMode === 'voice' ? undefined : () => call.switchTo('chat'),
  onTalk: onlyMode === 'chat' ? undefined : () => call.switchTo('voice'),
  onRetryChat: call.retryChat,
  onEndChat: call.stop,
  onFold: call.fold,
  onDismiss() {
    call.dismiss()
    onClose()
  },
})

export interface PanelProps extends PanelSlots, Omit<PanelContextValue, 'titleRef'> {
  view: PanelView
  /** The call hears its own assistant: headphones help. */
  hasEcho?: boolean
  call: PanelVoiceCall
  record: CallRecord
  takesFocus: boolean
  onRetryChat: () => void
  onEndChat: () => void
}

/** Draws any state from plain values. */
export function Panel(props: PanelProps) {
  const { view, call, recording, onDismiss } = props
  const texts = useTexts()
  const { panelRef, titleRef } = usePanelFocus(view.kind, props.takesFocus, props.onClose)
  const [sound, setSound] = useState(DEFAULT_SOUND)
  const wroteInChat = useWroteInChat(view)
  const isTyped = view.kind === 'connected' || view.kind === 'chat'
  useVisibleViewport(panelRef, isTyped)
  useMuteShortcut(view.kind === 'connected', call.toggleMute)

  const onKeyDown = (event: KeyboardEvent) => {
    // During a call Escape closes nothing, so that it never ends the call by surprise.
    if (event.key === 'Escape' && (view.kind === 'ended' || view.kind === 'failed')) onDismiss()
  }

  const context = usePanelContextValue(props, titleRef)

  return (
    <PanelProvider value={context}>
      <Announcer
        lines={isTyped ? call.transcript : []}
        status={statusFor(view, { muted: call.muted, recording, wroteInChat }, texts)}
      />
      {view.kind === 'idle' ? null : (
        <section
          ref={panelRef}
          className="vw-panel"
          data-view={view.kind}
          aria-label={texts.panel}
          onKeyDown={onKeyDown}
        >
          <PanelContent
            {...props}
            sound={sound}
            onSound={(changes) => setSound((before) => ({ ...before, ...changes }))}
          />
        </section>
      )}
    </PanelProvider>
  )
}

/** The same object while nothing in it changes: a word of the transcript must not draw the controls again. */
function usePanelContextValue(props: PanelProps, titleRef: PanelContextValue['titleRef']): PanelContextValue {
  const { browser, contact, recording, lineFreeAt, privacyLink, belowTranscript, isFolded } = props
  const { onRecording, onSend, onCallAgain, onType, onTalk, onDismiss, onFold } = props
  const shown = { browser, contact, recording, lineFreeAt, privacyLink, belowTranscript, titleRef, isFolded }
  const next = { ...shown, onRecording, onSend, onCallAgain, onType, onTalk, onDismiss, onFold }
  const [value, setValue] = useState<PanelContextValue>(next)
  const isSame = (Object.keys(next) as (keyof PanelContextValue)[]).every((key) => next[key] === value[key])
  if (!isSame) setValue(next)
  return isSame ? value : next
}

/** The view of the panel for each state of the conversation. */
function PanelContent({ view, call, ...props }: PanelProps & Pick<ConnectedProps, 'sound' | 'onSound'>) {
  const texts = useTexts()
  switch (view.kind) {
    case 'idle':
      return null
    case 'connecting':
      return <Connecting step={view.step} call={call} consent={props.consent} />
    case 'connected':
      return (
        <Connected
          {...props}
          call={call}
          reconnecting={view.reconnecting}
          transcript={<Transcript lines={call.transcript} />}
        />
      )
    case 'chat':
      return (
        <Chat
          chat={view.chat}
          hasWritten={call.transcript.some(({ role, mode }: ShownLine) => role === 'user' && mode === 'chat')}
          transcript={<Transcript lines={call.transcript} empty={texts.chat.empty} holdsQuestion />}
          caption={<Caption call={call} />}
          FirstQuestions={call.transcript.length > 0 ? undefined : props.FirstQuestions}
          takesFocus={props.takesFocus}
          onRetry={props.onRetryChat}
          onClose={props.onEndChat}
        />
      )
    case 'ended':
      return <Ended {...props} reason={view.reason} error={view.error} lines={call.transcript} />
    case 'failed':
      return <Failed {...props} error={view.error} />
  }
}

/** Whether the visitor has written since the chat was opened; from then on it is not announced as open again. */
function useWroteInChat(view: PanelView): boolean {
  const [wrote, setWrote] = useState(false)
  const next = view.kind === 'chat' && (wrote || view.chat.phase === 'waiting')
  if (next !== wrote) setWrote(next)
  return next
}

/** The state of the call, for screen readers. Listening and speaking change too often to be announced. */
function statusFor(
  view: PanelView,
  { muted, recording, wroteInChat }: { muted: boolean; recording: RecordingState; wroteInChat: boolean },
  { announce: texts, notices }: PanelTexts,
): string {
  switch (view.kind) {
    case 'connecting': {
      const connecting = recording.ofCall === 'off' ? texts.connectingUnrecorded : texts.connecting
      return muted ? `${connecting} ${notices.stillMuted}` : connecting
    }
    case 'connected':
      return view.reconnecting ? texts.reconnecting : muted ? texts.muted : texts.connected
    case 'chat':
      if (view.chat.phase === 'waiting') return texts.chatWaiting
      return wroteInChat ? '' : texts.chat
    case 'ended':
      return view.reason === 'chat' ? texts.chatEnded : texts.ended
    default:
      return ''
  }
}

/**
 * Handles Alt+M anywhere on the page during a call. Checks the physical key, because Option+M types another letter on a
 * Mac.
 */
function useMuteShortcut(active: boolean, toggleMute: () => void): void {
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isShortcut =
        event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.code === 'KeyM'
      if (!isShortcut || event.repeat || event.getModifierState('AltGraph')) return
      event.preventDefault()
      toggleMute()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [active, toggleMute])
}
