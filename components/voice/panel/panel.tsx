import { useState, useSyncExternalStore, type ComponentType, type KeyboardEvent, type ReactNode } from 'react'
import type { ConversationMode } from '@/lib/voice/react'
import { Announcer } from './announcer'
import { Chat } from './chat'
import { browserFamily, type BrowserFamily } from './browser-family'
import type { Contact } from './card'
import { Connected, type QuickRepliesProps } from './connected'
import { Connecting } from './connecting'
import { Ended } from './ended'
import { Failed } from './failed'
import { useKeyboardRoom } from './hooks/use-keyboard-room'
import { useMuteShortcut } from './hooks/use-mute-shortcut'
import { usePanelFocus } from './hooks/use-panel-focus'
import type { CallRecord } from './call-record'
import type { PanelCall, PanelVoiceCall } from './panel-call'
import type { PanelView } from './panel-view'
import type { RecordingState } from './recording-consent'
import { DEFAULT_SOUND } from './settings'
import { useTexts, type PanelTexts } from './texts'
import { Transcript } from './transcript/transcript'

interface PanelSlots {
  contact: Contact
  /** What is recorded and who processes it. */
  consent: ReactNode
  /** The way to read more about it. */
  privacyLink?: ReactNode
  /** For the person who sets the site up: shown when the account is not configured. */
  setupHelp?: string | undefined
  /** Things to say without typing them. */
  QuickReplies?: ComponentType<QuickRepliesProps> | undefined
  /** Shown under what is said, while the conversation goes on. */
  belowTranscript?: ReactNode
  /** Shown with the summary of a conversation. */
  result?: ReactNode
  /** The panel has closed and had the focus: return the focus to the button. */
  onClose: () => void
}

/** The panel of a call that is going on, or of the last one. */
export function CallPanel({
  call,
  only,
  ...rest
}: PanelSlots & { call: PanelCall; only?: ConversationMode }) {
  const snapshot = useSyncExternalStore(call.subscribe, call.snapshot, call.snapshot)
  const dismiss = () => {
    call.dismiss()
    rest.onClose()
  }
  return (
    <Panel
      {...rest}
      {...snapshot}
      browser={browserFamily(navigator.userAgent, navigator.maxTouchPoints)}
      onSend={call.sendText}
      onCallAgain={() => call.switchTo('voice')}
      onRecording={call.chooseRecording}
      onType={only === 'voice' ? undefined : () => call.switchTo('chat')}
      onTalk={only === 'chat' ? undefined : () => call.switchTo('voice')}
      onRetryChat={call.retryChat}
      onEndChat={call.stop}
      onDismiss={dismiss}
    />
  )
}

export interface PanelProps extends PanelSlots {
  view: PanelView
  /** The call hears its own assistant: headphones help. */
  hasEcho?: boolean
  call: PanelVoiceCall
  record: CallRecord
  recording: RecordingState
  /** The panel takes the focus as it opens. */
  takesFocus: boolean
  browser: BrowserFamily
  /** False when the text was refused. */
  onSend: (text: string) => boolean
  /** Another call, which goes on with the conversation. */
  onCallAgain: () => void
  onRecording: (isAllowed: boolean) => void
  /** Go on in writing, or by voice, with the conversation so far; undefined where there is only the other. */
  onType: (() => void) | undefined
  onTalk: (() => void) | undefined
  onRetryChat: () => void
  onEndChat: () => void
  onDismiss: () => void
}

/** Draws any state from plain values. */
export function Panel(props: PanelProps) {
  const { view, call, contact, onDismiss } = props
  const texts = useTexts()
  const { panelRef, titleRef } = usePanelFocus(view.kind, props.takesFocus, props.onClose)
  const [sound, setSound] = useState(DEFAULT_SOUND)
  const wroteInChat = useWroteInChat(view)
  const isTyped = view.kind === 'connected' || view.kind === 'chat'
  useKeyboardRoom(panelRef, isTyped)
  useMuteShortcut(view.kind === 'connected', call.toggleMute)

  const onKeyDown = (event: KeyboardEvent) => {
    // During a call Escape closes nothing, so that it never ends the call by surprise.
    if (event.key === 'Escape' && (view.kind === 'ended' || view.kind === 'failed')) onDismiss()
  }

  return (
    <>
      <Announcer
        lines={isTyped ? call.transcript : []}
        status={statusFor(view, { muted: call.muted, recording: props.recording, wroteInChat }, texts)}
      />
      {view.kind === 'idle' ? null : (
        <section
          ref={panelRef}
          className="vw-panel"
          data-view={view.kind}
          aria-label={texts.panel}
          onKeyDown={onKeyDown}
        >
          {view.kind === 'connecting' ? (
            <Connecting
              step={view.step}
              call={call}
              consent={props.consent}
              privacyLink={props.privacyLink}
              recording={props.recording}
              titleRef={titleRef}
              onRecording={props.onRecording}
              onType={props.onType}
            />
          ) : view.kind === 'connected' ? (
            <Connected
              call={call}
              reconnecting={view.reconnecting}
              hasEcho={props.hasEcho ?? false}
              recording={props.recording}
              onRecording={props.onRecording}
              onSend={props.onSend}
              onCallAgain={props.onCallAgain}
              browser={props.browser}
              bookUrl={contact.bookUrl}
              sound={sound}
              onSound={(changes) => setSound((before) => ({ ...before, ...changes }))}
              QuickReplies={props.QuickReplies}
              transcript={<Transcript lines={call.transcript} />}
              belowTranscript={props.belowTranscript}
              titleRef={titleRef}
              onType={props.onType}
            />
          ) : view.kind === 'chat' ? (
            <Chat
              chat={view.chat}
              transcript={<Transcript lines={call.transcript} empty={texts.chat.empty} />}
              belowTranscript={props.belowTranscript}
              takesFocus={props.takesFocus}
              privacyLink={props.privacyLink}
              bookUrl={contact.bookUrl}
              titleRef={titleRef}
              onSend={props.onSend}
              onRetry={props.onRetryChat}
              onTalk={props.onTalk}
              onClose={props.onEndChat}
            />
          ) : view.kind === 'ended' ? (
            <Ended
              reason={view.reason}
              error={view.error}
              browser={props.browser}
              record={props.record}
              result={props.result}
              lines={call.transcript}
              bookUrl={contact.bookUrl}
              titleRef={titleRef}
              onType={props.onType}
              onTalk={props.onTalk}
              onDismiss={onDismiss}
            />
          ) : (
            <Failed
              error={view.error}
              browser={props.browser}
              setupHelp={props.setupHelp}
              contact={contact}
              titleRef={titleRef}
              onRetry={props.onCallAgain}
              onType={props.onType}
              onDismiss={onDismiss}
            />
          )}
        </section>
      )}
    </>
  )
}

/** Whether the visitor has written since the chat was opened; from then on it is not announced as open again. */
function useWroteInChat(view: PanelView): boolean {
  const [wrote, setWrote] = useState(false)
  const next = view.kind === 'chat' && (wrote || view.chat.phase === 'waiting')
  if (next !== wrote) setWrote(next)
  return next
}

/** Where the call is, for screen readers. Listening and speaking change too often to be announced. */
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
