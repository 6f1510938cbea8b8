import { useRef, useState, type Ref } from 'react'
import { voiceCopy } from '@/content/voice'
import type { BrowserFamily } from '@/lib/site/widget/browser-family'
import type { VoiceCall } from '@/lib/voice/react'
import { Compose } from './compose'
import { Controls } from './controls'
import { MinimiseIcon, RestoreIcon } from './icons'
import { Notices } from './notices'
import { Settings } from './settings'
import type { SoundChoices } from './sound-choices'
import { Timer } from './timer'
import { Transcript } from './transcript'
import { Visualiser } from './visualiser'

export interface ConnectedProps {
  call: VoiceCall
  reconnecting: boolean
  browser: BrowserFamily
  bookUrl: string | undefined
  sound: SoundChoices
  onSound: (choices: SoundChoices) => void
  titleRef: Ref<HTMLHeadingElement>
}

const copy = voiceCopy.connected

export function Connected({
  call,
  reconnecting,
  browser,
  bookUrl,
  sound,
  onSound,
  titleRef,
}: ConnectedProps) {
  const [minimised, setMinimised] = useState(false)
  const [settingsOpen, setSettingsOpen] = useState(false)
  const settingsRef = useRef<HTMLButtonElement>(null)
  const closeSettings = () => {
    setSettingsOpen(false)
    settingsRef.current?.focus()
  }
  const status = reconnecting ? copy.reconnecting : call.isSpeaking ? copy.speaking : copy.listening

  return (
    <div
      className="vw-call"
      data-reconnecting={reconnecting || undefined}
      data-small={minimised || undefined}
    >
      <header className="vw-head">
        <h2 ref={titleRef} tabIndex={-1} className="vw-status">
          {status}
        </h2>
        {reconnecting ? null : <span className="vw-badge">{copy.badge}</span>}
        <Timer durationMs={call.durationMs} />
        <button
          type="button"
          className="vw-icon"
          aria-label={minimised ? copy.restore : copy.minimise}
          aria-expanded={!minimised}
          title={minimised ? copy.restore : copy.minimise}
          onClick={() => setMinimised(!minimised)}
        >
          {minimised ? <RestoreIcon /> : <MinimiseIcon />}
        </button>
      </header>
      <Visualiser levels={call.levels} />
      <Notices
        call={call}
        reconnecting={reconnecting}
        browser={browser}
        onHear={() => void call.resumeAudio()}
        onCallAgain={() => void call.stop().then(call.start)}
      />
      <div className="vw-body" hidden={minimised}>
        <div inert={settingsOpen}>
          <Transcript lines={call.transcript} />
          <Compose onSend={call.sendText} />
        </div>
        {settingsOpen ? (
          <Settings call={call} choices={sound} onChoose={onSound} onClose={closeSettings} />
        ) : null}
      </div>
      <Controls
        muted={call.muted}
        settingsOpen={settingsOpen && !minimised}
        bookUrl={bookUrl}
        settingsRef={settingsRef}
        onMute={call.toggleMute}
        onSettings={() => {
          setMinimised(false)
          setSettingsOpen(minimised || !settingsOpen)
        }}
        onHangUp={() => void call.stop()}
      />
    </div>
  )
}
