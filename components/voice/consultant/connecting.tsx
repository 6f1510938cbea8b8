import type { ReactNode, Ref } from 'react'
import { voiceCopy } from '@/content/voice'
import { onSingleClick } from '../talk-button'
import { Cord } from './cord'
import type { ConnectingStep } from './view'

export interface ConnectingProps {
  step: ConnectingStep
  /** The browser is about to ask, or is asking, for the microphone. */
  asksMicrophone: boolean
  /** What is recorded and who processes it, before the first call. */
  consent: ReactNode
  titleRef: Ref<HTMLHeadingElement>
  onCancel: () => void
}

const copy = voiceCopy.connecting

export function Connecting({ step, asksMicrophone, consent, titleRef, onCancel }: ConnectingProps) {
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
      <p className="vw-consent">{consent}</p>
    </>
  )
}
