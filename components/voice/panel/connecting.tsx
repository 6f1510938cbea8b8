import type { ReactNode } from 'react'
import type { VoiceCall } from '@/lib/voice/react'
import { onSingleClick } from '../talk-button'
import { AudioBlocked, StillMuted } from './notices'
import { useTexts } from './texts'
import { usePanel } from './panel-context'
import type { ConnectingStep } from './panel-call'

interface ConnectingProps {
  step: ConnectingStep
  call: Pick<VoiceCall, 'microphone' | 'muted' | 'audioBlocked' | 'resumeAudio' | 'setMuted' | 'stop'>
  /** What is recorded and who processes it, before the first call. */
  consent: ReactNode
}

/** From the click until the consultant listens. */
export function Connecting({ step, call, consent }: ConnectingProps) {
  const { privacyLink, recording, titleRef, onRecording, onType } = usePanel()
  const { connecting: texts, chat, recording: recordingTexts } = useTexts()
  const asksMicrophone = call.microphone === 'prompt' && step !== 'waiting'
  return (
    <>
      <header className="vw-head">
        <h2 ref={titleRef} tabIndex={-1}>
          {texts.title}
        </h2>
        <button type="button" className="vw-quiet" onClick={onSingleClick(() => void call.stop())}>
          {texts.cancel}
        </button>
      </header>
      <p className="vw-consent">
        {recording.ofCall === 'off' ? recordingTexts.off : consent} {privacyLink}
      </p>
      <p className="vw-step">{asksMicrophone ? texts.allow : texts.steps[step]}</p>
      <ProgressDrawing step={step} />
      {call.audioBlocked ? <AudioBlocked onHear={() => void call.resumeAudio()} /> : null}
      {call.muted ? <StillMuted onUnmute={() => call.setMuted(false)} /> : null}
      <div className="vw-links">
        {onType ? (
          <button type="button" className="vw-link" onClick={onSingleClick(onType)}>
            {chat.typeInstead}
          </button>
        ) : null}
        {recording.ofCall === 'optional' ? (
          <button type="button" className="vw-link" onClick={onSingleClick(() => onRecording(false))}>
            {recordingTexts.goOnWithout}
          </button>
        ) : null}
      </div>
    </>
  )
}

/** How far the start of the call is, 0 to 1. */
const PROGRESS: Record<ConnectingStep, number> = {
  requesting: 0.2,
  loading: 0.45,
  joining: 0.7,
  waiting: 0.94,
  reconnecting: 0.7,
}

/** A cord between two jacks, drawn from the visitor's side as far as the start of the call is. */
function ProgressDrawing({ step }: { step: ConnectingStep }) {
  return (
    <svg className="vw-cord" viewBox="0 0 248 76" aria-hidden="true">
      <path className="vw-cord-slack" d="M24 28C60 68 188 68 224 28" pathLength="1" />
      <path
        className="vw-cord-live"
        d="M24 28C60 68 188 68 224 28"
        pathLength="1"
        style={{ strokeDashoffset: 1 - PROGRESS[step] }}
      />
      <Endpoint x={24} lit />
      <Endpoint x={224} lit={step === 'waiting'} />
    </svg>
  )
}

const Endpoint = ({ x, lit }: { x: number; lit: boolean }) => (
  <g className="vw-jack" data-lit={lit}>
    <circle cx={x} cy="28" r="11" />
    <circle cx={x} cy="28" r="6.5" />
    <circle cx={x} cy="28" r="2.5" />
  </g>
)
