import { cx } from 'class-variance-authority'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { PageLink } from '@/components/layout/page-link'
import { voiceButton } from '@/content/voice-button'
import { siteConfig } from '@/lib/config'
import { reportConversion } from '@/lib/conversions/conversion'
import { sendUnsentLeads } from '@/lib/leads/unsent-leads'
import { shouldReload } from '@/lib/loading/missing-code'
import { reloadPage, takeAfterReload } from '@/lib/navigation/reload-page'
import {
  createLauncher,
  reportDefects,
  type ButtonState,
  type Launcher,
  type LoadedCall,
  type StartMode,
} from './launcher'
import { TalkButton } from './talk-button'

async function loadCall() {
  const { createSiteCall } = await import('./site-call')
  return reportDefects(createSiteCall)
}

/** After a deploy the code is gone from the server. A reload brings the new one, and starts what was asked for. */
async function reloadToTalk(mode: StartMode, isRetry: boolean) {
  if (await shouldReload(isRetry)) reloadPage('talk', mode)
}

/** Content at the right end of the pill: the start buttons, the cancel button, or the panel of a call. */
type PillContent = 'start' | 'cancel' | 'panel'

const PILL_CONTENTS: Record<ButtonState, PillContent> = {
  talk: 'start',
  failed: 'start',
  waiting: 'cancel',
  hidden: 'panel',
}

const pillClass =
  'fixed right-(--voice-side) bottom-[calc(var(--voice-inset)+var(--voice-safe))] z-60 flex h-(--voice-pill) items-center rounded-full shadow-pill data-[pill=panel]:bg-transparent data-[pill=panel]:shadow-none md:pl-5 forced-colors:border'

/**
 * The note at the buttons; pill.css says when it is shown. It is hidden while the panel of a call is open, because the panel
 * has the same text.
 */
const noteClass = 'text-xs/text text-ink-2 md:flex md:items-center'

/** The words on the buttons over the end of the note, which reserves their width (pill.css). */
const LABELS_OF_BUTTONS: Record<PillContent, string | undefined> = {
  start: voiceButton.talk,
  cancel: voiceButton.cancel + voiceButton.connecting,
  panel: undefined,
}

/** A touch target of 44 px, in a line of 13 px. */
const privacyClass =
  'relative text-accent underline underline-offset-2 after:absolute after:-inset-x-1.5 after:-inset-y-3.5'

/** The root is 280 px wide, and 320 px in a call. Only its children take pointer events. */
const rootClass = 'pointer-events-none absolute right-0 w-70 max-w-[100vw] data-[state=connected]:w-80'

/** The panel of a call is at the bottom edge of the window. */
const bottomClass = (end: PillContent) =>
  end === 'panel'
    ? 'bottom-[calc(var(--voice-lift,0px)-var(--voice-inset))] pb-2'
    : 'bottom-(--voice-lift,0px)'

/**
 * The floating consultant, on every page. This part is in the first load, so it holds the button only;
 * the panel, the call library and the media code are loaded when the visitor shows intent.
 */
export function VoiceWidget() {
  const [launcher] = useState(() => createLauncher(loadCall, reloadToTalk))
  const { button, presence, isRecordingRefused, call } = useSyncExternalStore(
    launcher.subscribe,
    launcher.snapshot,
    launcher.snapshot,
  )
  useEffect(() => {
    const asked = takeAfterReload('talk')
    if (asked) launcher.start(asked as StartMode)
    return launcher.reset
  }, [launcher])
  useEffect(() => followTalkButtons(launcher), [launcher])
  useEffect(sendUnsentBriefs, [])
  const { buttonRef, focusButton } = useButtonFocus(button === 'hidden')
  // What was pressed is removed: the button to type while the code loads, the one to cancel at once.
  const start = (mode?: StartMode) => {
    launcher.start(mode)
    if (launcher.snapshot().button === 'waiting') focusButton()
  }
  const cancel = () => {
    launcher.stop()
    focusButton()
  }
  const end = PILL_CONTENTS[button]
  const [note, noteShort] = isRecordingRefused
    ? [voiceButton.noteUnrecorded, voiceButton.noteUnrecordedShort]
    : [voiceButton.note, voiceButton.noteShort]

  return (
    <aside
      className="voice print:hidden noscript:hidden"
      data-surface="accent"
      aria-label={voiceButton.region}
    >
      <div className={pillClass} data-surface="dark" data-pill={end}>
        <p className={noteClass} data-beside={LABELS_OF_BUTTONS[end]}>
          {end === 'panel' ? null : (
            <span>
              <i className="mr-2.25 inline-block size-2 rounded-full bg-live forced-color-adjust-none max-md:hidden" />
              <span className="max-md:hidden">{note}</span>
              <span className="md:hidden">{noteShort}</span>{' '}
              <PageLink page="privacy" className={privacyClass}>
                {voiceButton.privacy}
              </PageLink>
            </span>
          )}
        </p>
        <div
          className={cx(rootClass, bottomClass(end))}
          data-voice-widget=""
          data-state={presence.state}
          data-speaking={presence.speaking}
        >
          <TalkButton
            buttonRef={buttonRef}
            state={button}
            onIntent={launcher.prewarm}
            onStart={start}
            onCancel={cancel}
          />
          {call ? <call.Panel onClose={focusButton} /> : null}
        </div>
      </div>
    </aside>
  )
}

const sendUnsentBriefs = () =>
  siteConfig.leadUrl
    ? sendUnsentLeads(
        { url: siteConfig.leadUrl, onSent: () => reportConversion({ name: 'lead-sent' }) },
        window,
      )
    : undefined

/** Buttons of the page that start a call, too: they have `data-talk`. Returns the undo. */
function followTalkButtons(launcher: Pick<Launcher<LoadedCall>, 'start' | 'prewarm'>) {
  const follow = ({ type, target }: Event) => {
    if (target instanceof Element && target.closest('[data-talk]'))
      launcher[type === 'click' ? 'start' : 'prewarm']()
  }
  const types = ['pointerover', 'click']
  for (const type of types) document.addEventListener(type, follow)
  return () => {
    for (const type of types) document.removeEventListener(type, follow)
  }
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
