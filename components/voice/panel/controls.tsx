import { useId, useRef, useState, type FormEvent, type Ref } from 'react'
import { ControlBar } from '@/examples/react-parts/src/parts/control-bar'
import { onSingleClick } from '../talk-button'
import { DiscoveryCallLink } from './booking-link'
import { useCompactRow } from './hooks/use-compact-row'
import {
  calendarIcon,
  hangUpIcon,
  keyboardIcon,
  microphoneIcon,
  mutedIcon,
  sendIcon,
  soundIcon,
} from './icons'
import { usePanel } from './panel-context'
import { useTexts } from './texts'

/** An input for typed questions during a call: for noisy places, e-mail addresses, or without a microphone. */
export function Compose({ placeholder, onSend }: { placeholder: string; onSend: (text: string) => boolean }) {
  const texts = useTexts().connected
  const errorId = useId()
  const [text, setText] = useState('')
  const [wasRefused, setWasRefused] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const question = text.trim()
    if (question === '') return
    const wasSent = onSend(question)
    setWasRefused(!wasSent)
    if (wasSent) setText('')
  }

  return (
    <form className="vw-compose" onSubmit={submit}>
      <input
        type="text"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={texts.type}
        aria-describedby={wasRefused ? errorId : undefined}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={1000}
      />
      <button type="submit" className="vw-icon" aria-label={texts.send} title={texts.send}>
        {sendIcon}
      </button>
      {wasRefused ? (
        <p id={errorId} role="alert">
          {texts.notSent}
        </p>
      ) : null}
    </form>
  )
}

interface ControlsProps {
  muted: boolean
  settingsOpen: boolean
  settingsRef: Ref<HTMLButtonElement>
  onMute: () => void
  onSettings: () => void
  onHangUp: () => void
}

/** The name has the word that is visible below the icon, so that a visitor who controls the page by voice can say it. */
function settingsName({ settings, settingsShort }: { settings: string; settingsShort: string }): string {
  const isPart = settings.toLowerCase().includes(settingsShort.toLowerCase())
  return isPart ? settings : `${settingsShort}: ${settings}`
}

/** Always visible during a call. */
export function Controls(props: ControlsProps) {
  const { muted, settingsOpen, settingsRef, onMute, onSettings, onHangUp } = props
  const { onType } = usePanel()
  const { connected: texts, chat } = useTexts()
  const rowRef = useRef<HTMLElement>(null)
  useCompactRow(rowRef)
  return (
    <ControlBar
      ref={rowRef}
      muted={muted}
      labels={texts}
      icons={{ microphone: microphoneIcon, muted: mutedIcon, hangUp: hangUpIcon }}
      onMute={onMute}
      onHangUp={onSingleClick(onHangUp)}
    >
      <button
        ref={settingsRef}
        type="button"
        className="vw-icon"
        aria-label={settingsName(texts)}
        aria-expanded={settingsOpen}
        title={texts.settings}
        onClick={onSettings}
      >
        {soundIcon}
        <span>{texts.settingsShort}</span>
      </button>
      {onType ? (
        <button
          type="button"
          className="vw-icon vw-to-chat"
          title={chat.typeHint}
          onClick={onSingleClick(onType)}
        >
          {keyboardIcon}
          <span>{chat.typeShort}</span>
        </button>
      ) : null}
      <DiscoveryCallLink className="vw-icon" title={texts.bookHint}>
        {calendarIcon}
        <span>{texts.book}</span>
      </DiscoveryCallLink>
    </ControlBar>
  )
}
