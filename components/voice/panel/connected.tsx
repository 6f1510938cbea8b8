import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useReducedMotion } from '@/components/motion/reduced-motion'
import { Wave } from '@/examples/react-parts/src/parts/wave'
import { facts } from '@/content/facts'
import { moneyOfCents } from '@/content/format'
import { callPriceCents } from '@/lib/pricing/call-price'
import { elapsedTimeFromMs } from '@/lib/timing/time-text'
import type { LevelSource } from '@/lib/voice/react'
import { onSingleClick } from '../talk-button'
import { Compose, Controls } from './controls'
import { FoldButton } from './fold-button'
import { Notices } from './notices'
import type { PanelVoiceCall } from './panel-call'
import { usePanel } from './panel-context'
import { Settings, type SoundChoices } from './settings'
import { useTexts } from './texts'

/** Things to say without typing them: what is clicked is sent as if it were typed. */
export interface QuickRepliesProps {
  onSend: (text: string) => boolean
}

export interface ConnectedProps {
  call: PanelVoiceCall
  reconnecting: boolean
  hasEcho?: boolean | undefined
  sound: SoundChoices
  onSound: (changes: Partial<SoundChoices>) => void
  QuickReplies?: ComponentType<QuickRepliesProps> | undefined
  transcript: ReactNode
}

/** The view of an active call: who speaks, the transcript, and the controls. */
export function Connected(props: ConnectedProps) {
  const { call, reconnecting, hasEcho = false, sound, onSound, QuickReplies, transcript } = props
  const { recording, belowTranscript, titleRef, isFolded, onFold, onRecording, onSend } = usePanel()
  const { connected: texts, recording: recordingTexts } = useTexts()
  const [settingsOpen, setSettingsOpen] = useState(false)
  const showsSettings = settingsOpen && !isFolded
  const settingsRef = useRef<HTMLButtonElement>(null)
  const closeSettings = () => {
    setSettingsOpen(false)
    settingsRef.current?.focus()
  }
  const status = reconnecting ? texts.reconnecting : call.isSpeaking ? texts.speaking : texts.listening

  return (
    <div
      className="vw-call"
      data-reconnecting={reconnecting || undefined}
      data-moment={momentOf(call, reconnecting)}
      data-folded={isFolded || undefined}
    >
      <header className="vw-head">
        <h2 ref={titleRef} tabIndex={-1} className="vw-status">
          {status}
        </h2>
        {reconnecting ? null : <span className="vw-badge">{texts.badge}</span>}
        <Timer durationMs={call.durationMs} />
        <FoldButton />
      </header>
      <p className="vw-disclosure">
        <span>
          {recording.ofCall === 'off' ? texts.disclosureUnrecorded : texts.disclosure}{' '}
          {recording.ofCall === 'optional' ? (
            <button type="button" className="vw-inline" onClick={onSingleClick(() => onRecording(false))}>
              {recordingTexts.stop}
            </button>
          ) : null}
        </span>
        <Cost durationMs={call.durationMs} />
      </p>
      <Notices call={call} reconnecting={reconnecting} hasEcho={hasEcho} />
      <Visualiser levels={call.levels} />
      <div className="vw-body">
        <div inert={showsSettings}>
          {transcript}
          {belowTranscript}
          {QuickReplies ? <QuickReplies onSend={onSend} /> : null}
          {isFolded ? <Caption call={call} /> : null}
          <Compose placeholder={texts.typePlaceholder} onSend={onSend} />
        </div>
        {showsSettings ? (
          <Settings call={call} choices={sound} onChoose={onSound} onClose={closeSettings} />
        ) : null}
      </div>
      <Controls
        muted={call.muted}
        settingsOpen={showsSettings}
        settingsRef={settingsRef}
        onMute={call.toggleMute}
        onSettings={() => {
          onFold(false)
          setSettingsOpen(isFolded || !settingsOpen)
        }}
        onHangUp={() => void call.stop()}
      />
    </div>
  )
}

/** What the folded panel shows of the last line. */
export const Caption = ({ call }: { call: PanelVoiceCall }) => <p className="vw-caption">{captionOf(call)}</p>

/**
 * Of a line that is being said its newest sentence; of one that is complete the sentence with a figure, or the first. An
 * address is nothing to read.
 */
function captionOf({ transcript, isSpeaking }: PanelVoiceCall): string {
  const last = transcript.at(-1)
  const sentences =
    last?.text.replace(/:? https?:\/\/\S+/g, '.').match(/[^.!?]+(?:[.!?](?=\S)[^.!?]+)*[.!?]*\s*/g) ?? []
  const isBeingSaid = isSpeaking || last?.partial
  const shown = isBeingSaid ? sentences.at(-1) : (sentences.find((each) => /\d/.test(each)) ?? sentences[0])
  return shown?.trim() ?? ''
}

/** What happens in a call, as its mark shows it. While the assistant thinks, the visitor has said the last line. */
function momentOf({ isSpeaking, muted, transcript }: PanelVoiceCall, reconnecting: boolean) {
  if (reconnecting) return 'reconnecting'
  if (isSpeaking) return 'speaking'
  const last = transcript.at(-1)
  if (last?.role === 'user' && !last.partial) return 'thinking'
  return muted ? 'muted' : 'listening'
}

interface TickingProps {
  durationMs: () => number
}

/** A text that follows the call's time. It ticks by writing itself, so that nothing is rendered for it. */
function useTicking({ durationMs }: TickingProps, textAt: (ms: number) => string) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => {
      const text = textAt(durationMs())
      if (ref.current && ref.current.textContent !== text) ref.current.textContent = text
    }
    show()
    const id = window.setInterval(show, 250)
    return () => window.clearInterval(id)
  }, [durationMs, textAt])
  return ref
}

function Timer(props: TickingProps) {
  const ref = useTicking(props, elapsedTimeFromMs)
  const { timer } = useTexts().connected
  return <span ref={ref} className="vw-timer" role="timer" aria-label={timer} />
}

/** What the call costs so far. The summary says it to screen readers, once. */
const Cost = (props: TickingProps) => (
  <span ref={useTicking(props, priceOfMs)} className="vw-cost" aria-hidden="true" />
)

const priceOfMs = (ms: number) => moneyOfCents(callPriceCents(ms / 1000, facts.callCentsPerMinute))

/** The wave of a call, which follows what the visitor prefers as to motion. */
export function Visualiser({ levels }: { levels: LevelSource }) {
  return <Wave levels={levels} isStill={useReducedMotion()} />
}
