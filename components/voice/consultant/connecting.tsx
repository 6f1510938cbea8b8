import type { ReactNode, Ref } from 'react'
import { voiceCopy } from '@/content/voice'
import { onSingleClick } from '../talk-button'
import { Cord } from './cord'
import { SoundHeldBack } from './notices'
import type { ConnectingStep } from './view'

export interface ConnectingProps {
  step: ConnectingStep
  /** The browser is about to ask, or is asking, for the microphone. */
  asksMicrophone: boolean
  /** What is recorded and who processes it, before the first call. */
  consent: ReactNode
  titleRef: Ref<HTMLHeadingElement>
  /** The browser holds the sound back, so the consultant waits too. */
  audioBlocked: boolean
  onHear: () => void
  onCancel: () => void
}

const copy = voiceCopy.connecting

export function Connecting(props: ConnectingProps) {
  const { step, asksMicrophone, consent, titleRef, audioBlocked, onHear, onCancel } = props
  return (
    <>
      <header className="vw-head">
        <h2 ref={titleRef} tabIndex={-1}>
          {copy.title}
        </h2>
        <button type="button" className="vw-quiet" onClick={onSingleClick(onCancel)}>
          {copy.cancel}
        </button>
      </header>
      <p className="vw-step">{asksMicrophone && step !== 'waiting' ? copy.allow : copy.steps[step]}</p>
      <Cord step={step} />
      {audioBlocked ? <SoundHeldBack onHear={onHear} /> : null}
      <p className="vw-consent">{consent}</p>
    </>
  )
}
