import { cva } from 'class-variance-authority'
import type { MouseEvent, Ref } from 'react'
import { ignoreRepeatedEnter } from '@/components/ui/keys'
import { voiceButton } from '@/content/voice-button'
import type { ButtonState, StartMode } from './launcher'

interface TalkButtonProps {
  buttonRef: Ref<HTMLButtonElement>
  state: ButtonState
  /** Hover, focus or touch. */
  onIntent: (mode: StartMode) => void
  /** Without a mode: loads again what failed to load. */
  onStart: (mode?: StartMode) => void
  /** Cancels the click while the code of the call is still loading. */
  onCancel: () => void
}

/** The second click of a double click does nothing. */
export const onSingleClick = (onClick: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) onClick()
}

const LABELS: Record<ButtonState, string> = {
  talk: voiceButton.talk,
  hidden: voiceButton.talk,
  waiting: voiceButton.connecting,
  failed: voiceButton.retry,
}

const buttonClass = cva(
  'pointer-events-auto inline-flex min-h-11 items-center rounded-full whitespace-nowrap',
  {
    variants: {
      variant: {
        // Reserves the final width, because a slow page may paint it before its text has loaded.
        talk: 'min-w-35 shrink-0 gap-2.5 bg-brand pr-5 pl-3.5 text-base font-semibold tracking-label text-on-brand transition hover:bg-ink hover:text-surface active:translate-y-px aria-disabled:bg-surface-3 aria-disabled:text-ink-2 forced-colors:border forced-colors:border-[ButtonText]',
        cancel:
          'bg-surface-3 px-3 text-sm/normal font-medium tracking-label forced-colors:border forced-colors:border-[ButtonText]',
        type: 'min-w-11 justify-center hover:bg-surface-3',
      },
    },
  },
)

const iconClass = 'flex-none fill-none stroke-current stroke-[1.6]'

export function TalkButton({ buttonRef, state, onIntent, onStart, onCancel }: TalkButtonProps) {
  const isWaiting = state === 'waiting'
  return (
    <div
      className="flex min-h-(--voice-pill) items-center justify-end gap-0.5 pr-1"
      hidden={state === 'hidden'}
      onKeyDown={ignoreRepeatedEnter}
    >
      <p
        className="absolute right-0 bottom-full bg-ink px-3 py-2 text-xs/normal text-surface empty:p-0"
        role="status"
      >
        {state === 'failed' ? voiceButton.loadFailed : ''}
      </p>
      {isWaiting ? (
        <button
          type="button"
          className={buttonClass({ variant: 'cancel' })}
          onClick={onSingleClick(onCancel)}
        >
          {voiceButton.cancel}
        </button>
      ) : null}
      <button
        ref={buttonRef}
        id="talk-to-ai"
        type="button"
        className={buttonClass({ variant: 'talk' })}
        aria-disabled={isWaiting || undefined}
        {...intentOf('voice', onIntent)}
        onClick={
          isWaiting ? undefined : onSingleClick(() => onStart(state === 'failed' ? undefined : 'voice'))
        }
      >
        <svg viewBox="0 0 20 20" width="20" height="20" className={iconClass} aria-hidden="true">
          <circle cx="10" cy="10" r="8.5" />
          <circle cx="10" cy="10" r="4" />
        </svg>
        <span>{LABELS[state]}</span>
      </button>
      {isWaiting ? null : (
        <button
          type="button"
          className={buttonClass({ variant: 'type' })}
          aria-label={voiceButton.type}
          title={voiceButton.type}
          {...intentOf('chat', onIntent)}
          onClick={onSingleClick(() => onStart('chat'))}
        >
          <svg
            viewBox="0 0 20 20"
            width="20"
            height="20"
            className={iconClass}
            strokeLinecap="round"
            aria-hidden="true"
          >
            <rect x="2" y="5" width="16" height="10" rx="1.5" />
            <path d="M5 8.5h.01M8.3 8.5h.01M11.7 8.5h.01M15 8.5h.01M7 12h6" />
          </svg>
        </button>
      )}
    </div>
  )
}

const intentOf = (mode: StartMode, onIntent: TalkButtonProps['onIntent']) => {
  const onModeIntent = () => onIntent(mode)
  return { onPointerEnter: onModeIntent, onPointerDown: onModeIntent, onFocus: onModeIntent }
}
