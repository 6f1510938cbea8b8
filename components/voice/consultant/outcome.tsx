import { useState, type ReactNode, type Ref } from 'react'
import {
  failureWords,
  notConfiguredForDevelopers,
  type FailureKind,
  type WayOut,
} from '@/content/voice-failures'
import { microphoneHelp, voiceCopy } from '@/content/voice'
import type { BrowserFamily } from '@/lib/site/widget/browser-family'
import { spokenTime } from '@/lib/site/widget/duration'
import type { EndReason } from '@/lib/voice/react'
import { CloseIcon } from './icons'

/** Ways to a person, when a call cannot be the way. */
export interface Contact {
  bookUrl: string | undefined
  phone: string | undefined
  phoneUrl: string | undefined
}

interface CardProps {
  title: string
  titleRef: Ref<HTMLHeadingElement>
  onDismiss: () => void
  children: ReactNode
}

function Card({ title, titleRef, onDismiss, children }: CardProps) {
  return (
    <>
      <header className="vw-head">
        <h2 ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className="vw-icon"
          aria-label={voiceCopy.failure.dismiss}
          title={voiceCopy.failure.dismiss}
          onClick={onDismiss}
        >
          <CloseIcon />
        </button>
      </header>
      {children}
    </>
  )
}

const BookLink = ({ bookUrl }: Pick<Contact, 'bookUrl'>) =>
  bookUrl ? (
    <a className="vw-solid" href={bookUrl} target="_blank" rel="noopener noreferrer">
      {voiceCopy.summary.book}
    </a>
  ) : null

export interface EndedProps {
  reason: EndReason
  durationMs: number
  /** The conversation as text; empty when nothing was said. */
  transcript: () => string
  hasTranscript: boolean
  contact: Contact
  titleRef: Ref<HTMLHeadingElement>
  onCopy: (text: string) => Promise<boolean>
  onDownload: (text: string) => void
  onDismiss: () => void
}

const copy = voiceCopy.summary

/** A call that is over: how long it was, the transcript to keep, and the next step. */
export function Ended(props: EndedProps) {
  const { reason, durationMs, transcript, hasTranscript, contact, titleRef, onDismiss } = props
  const [copying, setCopying] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copyTranscript = async () => setCopying((await props.onCopy(transcript())) ? 'copied' : 'failed')

  return (
    <Card title={copy.title} titleRef={titleRef} onDismiss={onDismiss}>
      <p className="vw-text">
        {durationMs >= 1000 ? copy.lasted(spokenTime(durationMs)) : null} {copy.reasons[reason]}
      </p>
      {hasTranscript ? (
        <>
          <p className="vw-text vw-small">{copy.kept}</p>
          <div className="vw-row">
            <button type="button" className="vw-quiet" onClick={() => void copyTranscript()}>
              {copying === 'copied' ? copy.copied : copy.copy}
            </button>
            <button type="button" className="vw-quiet" onClick={() => props.onDownload(transcript())}>
              {copy.download}
            </button>
          </div>
          <p className="vw-text vw-small" role="status">
            {copying === 'failed' ? copy.copyFailed : ''}
          </p>
        </>
      ) : null}
      <div className="vw-row vw-next">
        <BookLink bookUrl={contact.bookUrl} />
        <span className="vw-small">{copy.bookNote}</span>
      </div>
    </Card>
  )
}

export interface FailedProps {
  failure: FailureKind
  browser: BrowserFamily
  /** Explain missing settings to whoever sets the site up. */
  forDevelopers: boolean
  contact: Contact
  titleRef: Ref<HTMLHeadingElement>
  onRetry: () => void
  onReload: () => void
  onDismiss: () => void
}

/** No call came about: what happened, what to do, and the ways out. */
export function Failed(props: FailedProps) {
  const { failure, browser, forDevelopers, titleRef, onDismiss } = props
  const { title, advice, ways } = failureWords[failure]
  const text =
    failure === 'microphone-denied'
      ? microphoneHelp[browser]
      : failure === 'not-configured' && forDevelopers
        ? notConfiguredForDevelopers
        : advice
  return (
    <Card title={title} titleRef={titleRef} onDismiss={onDismiss}>
      <p className="vw-text" role="alert">
        {text}
      </p>
      <div className="vw-row">
        {ways.map((way) => (
          <Way key={way} way={way} {...props} />
        ))}
      </div>
    </Card>
  )
}

function Way({ way, contact, onRetry, onReload }: FailedProps & { way: WayOut }) {
  const words = voiceCopy.failure
  switch (way) {
    case 'retry':
      return (
        <button type="button" className="vw-solid" onClick={onRetry}>
          {words.retry}
        </button>
      )
    case 'reload':
      return (
        <button type="button" className="vw-quiet" onClick={onReload}>
          {words.reload}
        </button>
      )
    case 'phone':
      return contact.phone && contact.phoneUrl ? (
        <a className="vw-quiet" href={contact.phoneUrl}>
          {words.phone(contact.phone)}
        </a>
      ) : null
    case 'book':
      return contact.bookUrl ? (
        <a className="vw-quiet" href={contact.bookUrl} target="_blank" rel="noopener noreferrer">
          {words.book}
        </a>
      ) : null
  }
}
