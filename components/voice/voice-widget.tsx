'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { PageLink } from '@/components/shell/page-link'
import { voiceButton } from '@/content/voice-button'
import { createLauncher } from '@/lib/site/widget/launcher'
import type { AnsweredPresence } from './consultant/view'
import { TalkButton } from './talk-button'
import './voice-widget.css'

// At module level: the React Compiler skips components that contain an import().
const loadConsultant = () =>
  import('./consultant/site-consultant').then(({ SiteConsultant }) => SiteConsultant)

const RESTING: AnsweredPresence = { state: 'idle', speaking: false, answered: 0 }

/**
 * The floating consultant, on every page. This part is in the first load, so it holds the button only;
 * the panel, the call library and the media code arrive with the visitor's intent.
 */
export function VoiceWidget() {
  const [launcher] = useState(() => createLauncher(loadConsultant))
  const launch = useSyncExternalStore(launcher.subscribe, launcher.current, launcher.current)
  const [presence, setPresence] = useState(RESTING)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const owesFocusRef = useRef(false)
  const isInCall = presence.state === 'connecting' || presence.state === 'connected'
  // The button may still be hidden when the panel closes; it takes the focus as soon as it is there.
  const takeFocus = useCallback(() => {
    buttonRef.current?.focus()
    owesFocusRef.current = document.activeElement !== buttonRef.current
  }, [])
  useEffect(() => {
    if (isInCall || !owesFocusRef.current) return
    owesFocusRef.current = false
    buttonRef.current?.focus()
  }, [isInCall])

  const isWaiting =
    launch.stage === 'ready' ? launch.calls > presence.answered : launch.stage === 'loading' && launch.wanted
  const hasFailed = launch.stage === 'failed'
  const state = isWaiting ? 'connecting' : hasFailed ? 'error' : presence.state

  return (
    <aside className="voice" aria-label={voiceButton.region}>
      <div className="voice-dock" data-surface="dark">
        <p className="voice-note">
          <b>{voiceButton.lead}</b> <span className="voice-long">{voiceButton.consent}</span>
          <span className="voice-short">{voiceButton.consentShort}</span>{' '}
          <PageLink page="privacy">{voiceButton.privacy}</PageLink>
        </p>
        <div className="voice-root" data-voice-widget="" data-state={state} data-speaking={presence.speaking}>
          <TalkButton
            buttonRef={buttonRef}
            hidden={isInCall}
            waiting={isWaiting}
            failed={hasFailed}
            onIntent={launcher.warm}
            onCall={launcher.call}
            onCancel={launcher.cancel}
          />
          {launch.stage === 'ready' ? (
            <launch.code calls={launch.calls} onPresence={setPresence} onClose={takeFocus} />
          ) : null}
        </div>
      </div>
    </aside>
  )
}
