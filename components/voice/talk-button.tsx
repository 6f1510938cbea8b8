import type { MouseEvent, Ref } from 'react'
import { voiceButton } from '@/content/voice-button'
import type { ButtonState, StartMode } from './launcher'

export interface TalkButtonProps {
  buttonRef: Ref<HTMLButtonElement>
  state: ButtonState
  /** Hover, focus or touch. */
  onIntent: (mode: StartMode) => void
  /** Without a mode: what could not be loaded, once more. */
  onStart: (mode?: StartMode) => void
  /** Withdraws the click while the code of the call is still on its way. */
  onCancel: () => void
}

/** The second click of a double click does nothing. */
export const onSingleClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act()
}

const LABELS: Record<ButtonState, string> = {
  talk: voiceButton.talk,
  hidden: voiceButton.talk,
  waiting: voiceButton.connecting,
  failed: voiceButton.retry,
}

export function TalkButton({ buttonRef, state, onIntent, onStart, onCancel }: TalkButtonProps) {
  const isWaiting = state === 'waiting'
  return (
    <div className="voice-talk" hidden={state === 'hidden'}>
      <p role="status">{state === 'failed' ? voiceButton.loadFailed : ''}</p>
      {isWaiting ? (
        <button type="button" className="voice-cancel" onClick={onSingleClick(onCancel)}>
          {voiceButton.cancel}
        </button>
      ) : null}
      <button
        ref={buttonRef}
        id="talk-to-ai"
        type="button"
        className="voice-button"
        aria-disabled={isWaiting || undefined}
        {...intentOf('voice', onIntent)}
        onClick={
          isWaiting ? undefined : onSingleClick(() => onStart(state === 'failed' ? undefined : 'voice'))
        }
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="10" cy="10" r="8.5" />
          <circle cx="10" cy="10" r="4" />
        </svg>
        {LABELS[state]}
      </button>
      {isWaiting ? null : (
        <button
          type="button"
          className="voice-type"
          {...intentOf('chat', onIntent)}
          onClick={onSingleClick(() => onStart('chat'))}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <rect x="2" y="5" width="16" height="10" rx="1.5" />
            <path d="M5 8.5h.01M8.3 8.5h.01M11.7 8.5h.01M15 8.5h.01M7 12h6" />
          </svg>
          <span>{voiceButton.type}</span>
        </button>
      )}
    </div>
  )
}

const intentOf = (mode: StartMode, onIntent: TalkButtonProps['onIntent']) => {
  const warm = () => onIntent(mode)
  return { onPointerEnter: warm, onPointerDown: warm, onFocus: warm }
}
