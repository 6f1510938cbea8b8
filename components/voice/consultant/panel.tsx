import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { voiceCopy } from '@/content/voice'
import type { BrowserFamily } from '@/lib/site/widget/browser-family'
import { transcriptFileName, transcriptText } from '@/lib/site/widget/transcript-text'
import type { VoiceCall } from '@/lib/voice/react'
import { Announcer } from './announcer'
import { Connected } from './connected'
import { Connecting } from './connecting'
import { copyText, downloadText } from './keep-text'
import { useNames } from './names'
import { Ended, Failed, type Contact } from './outcome'
import { USUAL_SOUND } from './sound-choices'
import { useCallRecord } from './use-call-record'
import { useKeyboardRoom } from './use-keyboard-room'
import { useMuteShortcut } from './use-mute-shortcut'
import { usePanelFocus } from './use-panel-focus'
import type { ConsultantView } from './view'

export interface PanelProps {
  view: ConsultantView
  call: VoiceCall
  contact: Contact
  consent: ReactNode
  browser: BrowserFamily
  forDevelopers: boolean
  onRetry: () => void
  onDismiss: () => void
  /** The panel is gone and held the focus. */
  onIdle: () => void
}

/** Draws any state from one value. */
export function Panel(props: PanelProps) {
  const { view, call, contact, onDismiss } = props
  const { panelRef, titleRef } = usePanelFocus(view.kind, props.onIdle)
  const names = useNames()
  const [sound, setSound] = useState(USUAL_SOUND)
  const record = useCallRecord(view.kind, call)
  useKeyboardRoom(panelRef, view.kind === 'connected')
  useMuteShortcut(view.kind === 'connected', call.toggleMute)

  const onKeyDown = (event: KeyboardEvent) => {
    // During a call Escape closes nothing: hanging up is never a surprise.
    if (event.key === 'Escape' && (view.kind === 'ended' || view.kind === 'failed')) onDismiss()
  }

  return (
    <>
      <Announcer
        lines={view.kind === 'connected' ? call.transcript : []}
        status={statusFor(view, call.muted)}
      />
      {view.kind === 'idle' ? null : (
        <section
          ref={panelRef}
          className="vw-panel"
          data-view={view.kind}
          aria-label={voiceCopy.panel}
          onKeyDown={onKeyDown}
        >
          {view.kind === 'connecting' ? (
            <Connecting
              step={view.step}
              asksMicrophone={call.microphone === 'prompt'}
              consent={props.consent}
              titleRef={titleRef}
              audioBlocked={call.audioBlocked}
              onHear={() => void call.resumeAudio()}
              onCancel={() => void call.stop()}
            />
          ) : view.kind === 'connected' ? (
            <Connected
              call={call}
              reconnecting={view.reconnecting}
              browser={props.browser}
              bookUrl={contact.bookUrl}
              sound={sound}
              onSound={setSound}
              titleRef={titleRef}
            />
          ) : view.kind === 'ended' ? (
            <Ended
              reason={view.reason}
              durationMs={record.durationMs}
              hasTranscript={call.transcript.length > 0}
              transcript={() =>
                transcriptText(call.transcript, {
                  title: voiceCopy.summary.fileTitle,
                  interrupted: voiceCopy.connected.interrupted,
                  names,
                  ...record,
                })
              }
              contact={contact}
              titleRef={titleRef}
              onCopy={copyText}
              onDownload={(text) =>
                downloadText(text, transcriptFileName(voiceCopy.summary.fileName, record.startedAt))
              }
              onDismiss={onDismiss}
            />
          ) : (
            <Failed
              failure={view.failure}
              browser={props.browser}
              forDevelopers={props.forDevelopers}
              contact={contact}
              titleRef={titleRef}
              onRetry={props.onRetry}
              onReload={() => window.location.reload()}
              onDismiss={onDismiss}
            />
          )}
        </section>
      )}
    </>
  )
}

/** Where the call is, for screen readers. Listening and speaking change too often to be told. */
function statusFor(view: ConsultantView, muted: boolean): string {
  const words = voiceCopy.announce
  switch (view.kind) {
    case 'connecting':
      return words.connecting
    case 'connected':
      return view.reconnecting ? words.reconnecting : muted ? words.muted : words.connected
    case 'ended':
      return words.ended
    default:
      return ''
  }
}
