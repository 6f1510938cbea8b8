import {
  isConnected,
  isConnecting,
  useVoiceCallActions,
  useVoiceCallValue,
  VoiceCallProvider,
  type UseVoiceCallOptions,
} from 'callwright/voice/react'
import { AudioUnlock } from './parts/audio-unlock'
import { ControlBar } from './parts/control-bar'
import { Transcript } from './parts/transcript'
import { Wave } from './parts/wave'

/** A call of parts. Each of them renders again only for what it reads: a word does not render the control bar. */
export function App(options: UseVoiceCallOptions) {
  return (
    <VoiceCallProvider {...options}>
      <main className="call">
        <h1>Talk to the assistant</h1>
        <Status />
        <CallWave />
        <Sound />
        <Said />
        <Controls />
      </main>
    </VoiceCallProvider>
  )
}

function Status() {
  const state = useVoiceCallValue((call) => call.state)
  const problem = useVoiceCallValue((call) => call.error?.visitorMessage)
  const word = isConnected(state)
    ? 'The assistant is listening'
    : isConnecting(state)
      ? 'Connecting…'
      : 'Not in a call'
  return <p role="status">{problem ?? word}</p>
}

const CALM = '(prefers-reduced-motion: reduce)'

function CallWave() {
  const { levels } = useVoiceCallActions()
  return <Wave levels={levels} isStill={matchMedia(CALM).matches} />
}

function Sound() {
  const isBlocked = useVoiceCallValue((call) => call.audioBlocked)
  const { resumeAudio } = useVoiceCallActions()
  if (!isBlocked) return null
  return (
    <AudioUnlock
      labels={{ blocked: 'Your browser has blocked the sound.', unlock: 'Turn the sound on' }}
      onUnlock={() => void resumeAudio()}
    />
  )
}

const TRANSCRIPT_LABELS = {
  transcript: 'Transcript',
  empty: 'What is said appears here.',
  newLines: 'New lines below',
  interrupted: ' (interrupted)',
  names: { assistant: 'assistant:', user: 'you:' },
}

function Said() {
  return <Transcript lines={useVoiceCallValue((call) => call.transcript)} labels={TRANSCRIPT_LABELS} />
}

function Controls() {
  const { prewarm, start, stop, toggleMute } = useVoiceCallActions()
  const isMuted = useVoiceCallValue((call) => call.muted)
  const isBusy = useVoiceCallValue(({ state }) => isConnecting(state) || isConnected(state))
  if (!isBusy)
    return (
      <button type="button" onPointerEnter={prewarm} onClick={() => void start()}>
        Talk
      </button>
    )
  return (
    <ControlBar
      muted={isMuted}
      labels={{ mute: 'Mute', unmute: 'Unmute', hangUp: 'End call' }}
      onMute={toggleMute}
      onHangUp={() => void stop()}
    />
  )
}
