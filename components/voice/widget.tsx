'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { PageLink } from '@/components/layout/page-link'
import { voiceButton } from '@/content/voice-button'
import { createLauncher } from './launcher'
import { TalkButton } from './talk-button'
import './widget.css'

// At module level: the React Compiler skips components that contain an import().
const loadCall = async () => (await import('./site-call')).createSiteCall()

/**
 * The floating consultant, on every page. This part is in the first load, so it holds the button only;
 * the panel, the call library and the media code arrive with the visitor's intent.
 */
export function VoiceWidget() {
  const [launcher] = useState(() => createLauncher(loadCall))
  const { button, presence, call } = useSyncExternalStore(
    launcher.subscribe,
    launcher.snapshot,
    launcher.snapshot,
  )
  useEffect(() => launcher.reset, [launcher])
  const { buttonRef, focusButton } = useButtonFocus(button === 'hidden')
  const isConnected = presence.state === 'connected'

  return (
    <aside className="voice" data-surface="violet" aria-label={voiceButton.region}>
      <div className="voice-dock" data-surface="dark">
        <p className="voice-note">
          <span className="voice-long">{isConnected ? voiceButton.noteInCall : voiceButton.note}</span>
          <span className="voice-short">{voiceButton.noteShort}</span>{' '}
          <PageLink page="privacy">{voiceButton.privacy}</PageLink>
        </p>
        <div
          className="voice-root"
          data-voice-widget=""
          data-state={presence.state}
          data-speaking={presence.speaking}
        >
          <TalkButton
            buttonRef={buttonRef}
            state={button}
            onIntent={launcher.warm}
            onStart={launcher.start}
            onCancel={launcher.stop}
          />
          {call ? <call.Panel onClose={focusButton} /> : null}
        </div>
      </div>
    </aside>
  )
}

/** Gives the focus back to the button. It may still be hidden when the panel closes, so the focus can follow later. */
function useButtonFocus(isHidden: boolean) {
  const buttonRef = useRef<HTMLButtonElement>(null)
  const isWaitingRef = useRef(false)
  const focusButton = useCallback(() => {
    buttonRef.current?.focus()
    isWaitingRef.current = document.activeElement !== buttonRef.current
  }, [])

  useEffect(() => {
    if (isHidden || !isWaitingRef.current) return
    isWaitingRef.current = false
    buttonRef.current?.focus()
  }, [isHidden])

  return { buttonRef, focusButton }
}
