import { fill } from '@/content/format'
import type { VoiceError } from '@/lib/voice/react'
import type { BrowserFamily } from './browser-family'
import { DiscoveryCallLink } from './booking-link'
import { Card, StartAgain } from './card'
import { LineWait } from './line-wait'
import { usePanel } from './panel-context'
import { RECOVERY_ACTIONS, type RecoveryAction } from './recovery-actions'
import { useTexts, type ErrorCopy, type PanelTexts } from './texts'

interface FailedProps {
  error: VoiceError
  /** For developers: shown if the account is not configured. */
  setupHelp?: string | undefined
  onStartAgain?: (() => void) | undefined
}

/** The call did not start: what happened, what to do, and buttons for it. */
export function Failed({ error, setupHelp, onStartAgain }: FailedProps) {
  const { browser, contact, lineFreeAt, onCallAgain, onType } = usePanel()
  const texts = useTexts()
  const { title, advice } = errorText(error, texts, browser)
  const canDo: Record<RecoveryAction, boolean> = {
    retry: true,
    reload: true,
    type: onType !== undefined,
    phone: Boolean(contact.phone && contact.phoneUrl),
    book: Boolean(contact.bookUrl),
  }
  const commands = { retry: onCallAgain, type: onType, reload: () => window.location.reload() }
  const actions = RECOVERY_ACTIONS[error.code].filter((action) => canDo[action])
  return (
    <Card title={title}>
      <p className="vw-text" role="alert">
        {error.code === 'not-configured' && setupHelp ? setupHelp : advice}
      </p>
      {lineFreeAt === undefined ? null : <LineWait until={lineFreeAt} />}
      <div className="vw-row">
        {actions.map((action, index) => {
          const className = index === 0 ? 'vw-solid' : 'vw-quiet'
          if (action === 'phone')
            return (
              <a key={action} className={className} href={contact.phoneUrl}>
                {fill(texts.failure.phone, { phone: contact.phone ?? '' })}
              </a>
            )
          if (action === 'book')
            return (
              <DiscoveryCallLink key={action} className={className}>
                {texts.failure.book}
              </DiscoveryCallLink>
            )
          return (
            <button key={action} type="button" className={className} onClick={commands[action]}>
              {action === 'type' ? texts.chat.typeInstead : texts.failure[action]}
            </button>
          )
        })}
      </div>
      {onStartAgain ? (
        <div className="vw-foot">
          <StartAgain onStart={onStartAgain} />
        </div>
      ) : null}
    </Card>
  )
}

/** The text of an error. For a blocked microphone it says where this browser allows it again. */
export function errorText(
  { code, visitorText }: Pick<VoiceError, 'code' | 'visitorText'>,
  { errors, microphoneHelp }: PanelTexts,
  browser: BrowserFamily,
): ErrorCopy {
  const { title, advice } = errors?.[code] ?? visitorText
  return { title, advice: code === 'microphone-denied' ? microphoneHelp[browser] : advice }
}

export const inOneLine = ({ title, advice }: ErrorCopy): string => `${title}. ${advice}`
