import type { ReactNode } from 'react'
import { voiceButton } from '@/content/voice-button'
import { onSingleClick } from '../talk-button'
import { closeIcon } from './icons'
import { usePanel } from './panel-context'
import { isRecordingRefused } from './recording-consent'
import { useTexts } from './texts'

/** How to reach a person; undefined if it is not published. */
export interface Contact {
  bookUrl: string | undefined
  /** The same calendar, filled in with what the visitor has said. */
  bookWithNotesUrl?: string | undefined
  deepDiveUrl?: string | undefined
  phone: string | undefined
  phoneUrl: string | undefined
}

/** The frame of the panel when there is no call: a title, a button that closes it, and the content. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const { titleRef, onDismiss } = usePanel()
  const { dismiss } = useTexts().failure
  return (
    <>
      <header className="vw-head">
        <h2 ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="vw-icon" aria-label={dismiss} title={dismiss} onClick={onDismiss}>
          {closeIcon}
        </button>
      </header>
      {children}
    </>
  )
}

/** The button of the page for another call, which is hidden beneath the card, with what it says of recordings. */
export function StartAgain({ onStart }: { onStart: () => void }) {
  const { recording } = usePanel()
  return (
    <>
      <button type="button" className="vw-quiet" onClick={onSingleClick(onStart)}>
        {voiceButton.talk}
      </button>
      {isRecordingRefused(recording) ? <p className="vw-small">{voiceButton.noteUnrecorded}</p> : null}
    </>
  )
}
