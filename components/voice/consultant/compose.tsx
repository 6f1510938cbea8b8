import { useState, type FormEvent } from 'react'
import { voiceCopy } from '@/content/voice'
import { SendIcon } from './icons'

const copy = voiceCopy.connected

/** A typed question, beside speech: for a noisy train, an e-mail address, or no microphone at all. */
export function Compose({ onSend }: { onSend: (text: string) => boolean }) {
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
        aria-label={copy.type}
        aria-describedby={wasRefused ? 'vw-not-sent' : undefined}
        placeholder={copy.typePlaceholder}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={1000}
      />
      <button type="submit" className="vw-icon" aria-label={copy.send} title={copy.send}>
        <SendIcon />
      </button>
      {wasRefused ? (
        <p id="vw-not-sent" role="alert">
          {copy.notSent}
        </p>
      ) : null}
    </form>
  )
}
