import type { Ref } from 'react'
import { voiceCopy } from '@/content/voice'
import { onSingleClick } from '../talk-button'
import { CalendarIcon, HangUpIcon, MicrophoneIcon, MutedIcon, SoundIcon } from './icons'

export interface ControlsProps {
  muted: boolean
  settingsOpen: boolean
  bookUrl: string | undefined
  settingsRef: Ref<HTMLButtonElement>
  onMute: () => void
  onSettings: () => void
  onHangUp: () => void
}

const copy = voiceCopy.connected

/** Always visible during a call, the hang-up above all. */
export function Controls(props: ControlsProps) {
  const { muted, settingsOpen, bookUrl, settingsRef, onMute, onSettings, onHangUp } = props
  return (
    <footer className="vw-controls">
      <button
        type="button"
        className="vw-icon vw-mute"
        aria-label={copy.mute}
        aria-pressed={muted}
        aria-keyshortcuts={copy.shortcut}
        title={`${muted ? copy.unmute : copy.mute} (${copy.shortcut})`}
        onClick={onMute}
      >
        {muted ? <MutedIcon /> : <MicrophoneIcon />}
      </button>
      <button
        ref={settingsRef}
        type="button"
        className="vw-icon"
        aria-label={copy.settings}
        aria-expanded={settingsOpen}
        title={copy.settings}
        onClick={onSettings}
      >
        <SoundIcon />
      </button>
      {bookUrl ? (
        <a
          className="vw-icon vw-book"
          href={bookUrl}
          target="_blank"
          rel="noopener noreferrer"
          title={copy.bookHint}
        >
          <CalendarIcon />
          <span>{copy.book}</span>
        </a>
      ) : null}
      <button type="button" className="vw-hang-up" onClick={onSingleClick(onHangUp)}>
        <HangUpIcon />
        {copy.hangUp}
      </button>
    </footer>
  )
}
