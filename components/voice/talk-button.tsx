import type { MouseEvent, Ref } from 'react'
import { voiceButton } from '@/content/voice-button'

export interface TalkButtonProps {
  buttonRef: Ref<HTMLButtonElement>
  hidden: boolean
  /** Clicked, and the code of the call is still on its way. */
  waiting: boolean
  /** The code of the call could not be fetched. */
  failed: boolean
  onIntent: () => void
  onCall: () => void
  onCancel: () => void
}

/** The second click of a double click is not a second wish. */
export const onSingleClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act()
}

export function TalkButton(props: TalkButtonProps) {
  const { buttonRef, hidden, waiting, failed, onIntent, onCall, onCancel } = props
  return (
    <div className="voice-talk" hidden={hidden}>
      <p role="status">{failed ? voiceButton.loadFailed : ''}</p>
      {waiting ? (
        <button type="button" className="voice-cancel" onClick={onSingleClick(onCancel)}>
          {voiceButton.cancel}
        </button>
      ) : null}
      <button
        ref={buttonRef}
        type="button"
        className="voice-button"
        aria-disabled={waiting || undefined}
        onPointerEnter={onIntent}
        onPointerDown={onIntent}
        onFocus={onIntent}
        onClick={waiting ? undefined : onSingleClick(onCall)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="10" cy="10" r="8.5" />
          <circle cx="10" cy="10" r="4" />
        </svg>
        {waiting ? voiceButton.connecting : failed ? voiceButton.retry : voiceButton.talk}
      </button>
    </div>
  )
}
