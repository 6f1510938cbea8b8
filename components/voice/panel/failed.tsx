import type { Ref } from 'react'
import { fill } from '@/content/format'
import type { VoiceError } from '@/lib/voice/react'
import type { BrowserFamily } from './browser-family'
import { Card, type Contact } from './card'
import { useTexts, type ErrorText, type PanelTexts } from './texts'

export interface FailedProps {
  error: VoiceError
  browser: BrowserFamily
  contact: Contact
  /** For the person who sets the site up: shown when the account is not configured. */
  setupHelp: string | undefined
  titleRef: Ref<HTMLHeadingElement>
  onRetry: () => void
  onType: (() => void) | undefined
  onDismiss: () => void
}

/** The call did not start: what happened, what to do, and buttons for it. */
export function Failed(props: FailedProps) {
  const { error, browser, contact, setupHelp, titleRef, onRetry, onType, onDismiss } = props
  const texts = useTexts()
  const { title, advice } = errorText(error, texts, browser)
  const canDo: Record<RecoveryAction, boolean> = {
    retry: true,
    reload: true,
    type: onType !== undefined,
    phone: Boolean(contact.phone && contact.phoneUrl),
    book: Boolean(contact.bookUrl),
  }
  const actions = recoveryActions(error).filter((action) => canDo[action])
  return (
    <Card title={title} titleRef={titleRef} onDismiss={onDismiss}>
      <p className="vw-text" role="alert">
        {error.code === 'not-configured' && setupHelp ? setupHelp : advice}
      </p>
      <div className="vw-row">
        {actions.map((action, index) => {
          const look = index === 0 ? 'vw-solid' : 'vw-quiet'
          switch (action) {
            case 'retry':
              return (
                <button key={action} type="button" className={look} onClick={onRetry}>
                  {texts.failure.retry}
                </button>
              )
            case 'type':
              return (
                <button key={action} type="button" className={look} onClick={onType}>
                  {texts.chat.typeInstead}
                </button>
              )
            case 'reload':
              return (
                <button key={action} type="button" className={look} onClick={() => window.location.reload()}>
                  {texts.failure.reload}
                </button>
              )
            case 'phone':
              return (
                <a key={action} className={look} href={contact.phoneUrl}>
                  {fill(texts.failure.phone, { phone: contact.phone ?? '' })}
                </a>
              )
            case 'book':
              return (
                <a
                  key={action}
                  className={look}
                  href={contact.bookUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {texts.failure.book}
                </a>
              )
          }
        })}
      </div>
    </Card>
  )
}

/** The text of an error. For a blocked microphone it says where this browser allows it again. */
export function errorText(
  { code, visitorText }: Pick<VoiceError, 'code' | 'visitorText'>,
  { errors, microphoneHelp }: PanelTexts,
  browser: BrowserFamily,
): ErrorText {
  const { title, advice } = errors?.[code] ?? visitorText
  return { title, advice: code === 'microphone-denied' ? microphoneHelp[browser] : advice }
}

export const inOneLine = ({ title, advice }: ErrorText): string => `${title}. ${advice}`

/** What a visitor can do about a failed call; `type` is a chat instead, `phone` and `book` lead to a person. */
export type RecoveryAction = 'retry' | 'type' | 'reload' | 'phone' | 'book'

/** After these a new call may work, because it gets a room or a microphone of its own. */
const NEW_CALL_HELPS = /^(microphone-.+|room-.+|ejected|audio-blocked)$/

/** What these need, a chat does without: a microphone, the media code, a room, a secure page. */
const CHAT_HELPS =
  /^(insecure-page|unsupported-browser|media-.+|end-of-life|join-failed|connection-lost|room-.+|ejected|not-allowed|assistant-.+|microphone-.+|audio-blocked)$/

export function recoveryActions(error: Pick<VoiceError, 'code' | 'retryable'>): readonly RecoveryAction[] {
  const [first, ...rest] = callActions(error)
  if (first === undefined || !CHAT_HELPS.test(error.code)) return callActions(error)
  return first === 'retry' || first === 'reload' ? [first, 'type', ...rest] : ['type', first, ...rest]
}

function callActions({ code, retryable }: Pick<VoiceError, 'code' | 'retryable'>): readonly RecoveryAction[] {
  if (code === 'offline' || code === 'busy') return ['retry']
  if (code === 'media-load') return ['retry', 'reload']
  if (code === 'media-object' || code === 'end-of-life') return ['reload']
  if (code.startsWith('room-') || code === 'rate-limited' || code === 'ejected') return ['retry', 'book']
  return retryable || NEW_CALL_HELPS.test(code) ? ['retry', 'phone'] : ['book', 'phone']
}
