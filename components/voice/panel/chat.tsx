import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import type { ChatState } from '@/lib/voice/react'
import { onSingleClick } from '../talk-button'
import { DiscoveryCallLink } from './booking-link'
import { Compose } from './controls'
import { errorText } from './failed'
import type { QuickRepliesProps } from './connected'
import { FoldButton } from './fold-button'
import { LineWait } from './line-wait'
import { microphoneIcon } from './icons'
import { usePanel } from './panel-context'
import { useTexts } from './texts'

interface ChatProps {
  chat: ChatState
  takesFocus: boolean
  transcript: ReactNode
  /** Whether the visitor has written something, below which the notice is one line. */
  hasWritten: boolean
  /** What is shown while the panel is folded. */
  caption: ReactNode
  FirstQuestions: ComponentType<QuickRepliesProps> | undefined
  /** Asks again for an answer that failed. */
  onRetry: () => void
  onClose: () => void
}

/** The conversation in writing: no microphone, and none of the code of a call. */
export function Chat({ chat, takesFocus, hasWritten, ...slots }: ChatProps) {
  const { transcript, caption, FirstQuestions, onRetry, onClose } = slots
  const panel = usePanel()
  const { browser, belowTranscript, titleRef, lineFreeAt, isFolded, onSend, onTalk } = panel
  const texts = useTexts()
  const bodyRef = useRef<HTMLDivElement>(null)
  const focusInput = () => bodyRef.current?.querySelector('input')?.focus({ preventScroll: true })
  // The chat was opened to write in it; its title is read with the panel's name.
  useEffect(() => {
    if (takesFocus) focusInput()
  }, [takesFocus])

  // These buttons go away when they are pressed, so the focus moves on to the input.
  const retry = () => {
    focusInput()
    onRetry()
  }
  const ask = (question: string) => {
    focusInput()
    return onSend(question)
  }

  return (
    <div
      className="vw-call"
      data-folded={isFolded || undefined}
      data-moment={chat.phase === 'waiting' ? 'thinking' : undefined}
    >
      <header className="vw-head">
        <h2 ref={titleRef} tabIndex={-1} className="vw-status">
          {texts.chat.title}
        </h2>
        {chat.phase === 'waiting' ? <span className="vw-badge">{texts.chat.waiting}</span> : null}
        <FoldButton />
      </header>
      <ChatNotice hasWritten={hasWritten} />
      <div className="vw-body" ref={bodyRef}>
        <div>
          {transcript}
          {chat.phase === 'failed' ? (
            <div className="vw-notice" role="alert">
              <p>
                <b>{texts.chat.failed}</b> {errorText(chat.error, texts, browser).advice}
              </p>
              <button type="button" className="vw-quiet" onClick={retry}>
                {texts.chat.retry}
              </button>
            </div>
          ) : null}
          {belowTranscript}
          {FirstQuestions ? <FirstQuestions onSend={ask} /> : null}
          {isFolded ? caption : null}
          <Compose placeholder={texts.connected.type} onSend={onSend} />
        </div>
      </div>
      {lineFreeAt === undefined ? null : <LineWait until={lineFreeAt} />}
      <footer className="vw-controls">
        {onTalk ? (
          <button
            type="button"
            className="vw-solid"
            title={texts.chat.talkHint}
            onClick={onSingleClick(onTalk)}
          >
            {microphoneIcon}
            {texts.chat.talkInstead}
          </button>
        ) : null}
        <DiscoveryCallLink className="vw-quiet" title={texts.connected.bookHint}>
          {texts.connected.book}
        </DiscoveryCallLink>
        <button type="button" className="vw-quiet" onClick={onSingleClick(onClose)}>
          {texts.chat.close}
        </button>
      </footer>
    </div>
  )
}

/** Who answers, where the words go, and the choice about recordings. Once the visitor has written, in one line that opens. */
function ChatNotice({ hasWritten }: Pick<ChatProps, 'hasWritten'>) {
  const { privacyLink, titleRef, recording, onRecording, onTalk } = usePanel()
  const texts = useTexts()
  const isRefused = recording.choice?.mayRecord === false
  // The button goes away when it is pressed.
  const refuse = () => {
    titleRef.current?.focus({ preventScroll: true })
    onRecording(false)
  }
  const choice = isRefused ? (
    texts.recording.offLater
  ) : (
    <button type="button" className="vw-inline" onClick={refuse}>
      {texts.recording.stopLater}
    </button>
  )
  const notice = (
    <p className="vw-consent">
      {texts.chat.consent} {privacyLink}{' '}
      {onTalk && recording.ofCall !== 'required' ? (
        // What changes in the line that opens is said there.
        <span role={hasWritten ? undefined : 'status'}>{choice}</span>
      ) : null}
    </p>
  )
  if (!hasWritten) return notice
  return (
    <details className="vw-about">
      <summary>
        <span role="status">{isRefused ? texts.chat.aboutUnrecorded : texts.chat.about}</span>
      </summary>
      {notice}
    </details>
  )
}
