import { useEffect, useRef, useState } from 'react'
import { AudioUnlock } from '@/examples/react-parts/src/parts/audio-unlock'
import {
  visitorText,
  type Interruption,
  type VoiceCallSnapshot,
  type VoiceError,
  type VoiceErrorCode,
} from '@/lib/voice/react'
import type { BrowserFamily } from './browser-family'
import { errorText, inOneLine } from './failed'
import type { PanelVoiceCall } from './panel-call'
import { usePanel } from './panel-context'
import { useTexts, type PanelTexts } from './texts'

type MicrophoneErrorCode = Extract<VoiceErrorCode, `microphone-${string}`>

/** The problems of an active call. Only the first that applies in this order is shown. */
type LiveNotice =
  | { kind: 'reconnecting' }
  | { kind: 'microphone'; problem: MicrophoneErrorCode }
  /** The device has taken the sound or the microphone from the call, or the browser has paused the page. */
  | { kind: 'interruption'; interruption: Interruption }
  | { kind: 'error'; error: VoiceError }
  | { kind: 'network' }
  | { kind: 'muted' }
  | { kind: 'echo' }

type LiveValues = Pick<VoiceCallSnapshot, 'error' | 'microphone' | 'networkQuality' | 'muted'> & {
  interruption?: VoiceCallSnapshot['interruption']
  reconnecting: boolean
  hasEcho?: boolean
}

const PROBLEM_OF_STATE: Partial<Record<VoiceCallSnapshot['microphone'], MicrophoneErrorCode>> = {
  denied: 'microphone-denied',
  forbidden: 'microphone-forbidden',
  missing: 'microphone-missing',
  'in-use': 'microphone-in-use',
  unavailable: 'microphone-unavailable',
}

/** Errors that the visitor notices. A call that only lacks its level meter shows no notice. */
const NOTICED: ReadonlySet<VoiceErrorCode> = new Set([
  'message-too-large',
  'assistant-no-audio',
  'assistant-left',
  'assistant-silent',
])

/** The announcer says these as the state of the call: announced here too, they would be heard twice. */
const ANNOUNCED_WITH_STATUS: readonly LiveNotice['kind'][] = ['reconnecting', 'muted']

export function liveNotice(values: LiveValues): LiveNotice | undefined {
  const { error, microphone, interruption, networkQuality, muted, reconnecting, hasEcho } = values
  if (reconnecting) return { kind: 'reconnecting' }
  const problem = error && isMicrophoneError(error.code) ? error.code : PROBLEM_OF_STATE[microphone]
  if (problem) return { kind: 'microphone', problem }
  if (interruption) return { kind: 'interruption', interruption }
  if (error && !error.fatal && NOTICED.has(error.code)) return { kind: 'error', error }
  if (networkQuality === 'very-low') return { kind: 'network' }
  if (muted) return { kind: 'muted' }
  if (hasEcho) return { kind: 'echo' }
  return undefined
}

const isMicrophoneError = (code: VoiceErrorCode): code is MicrophoneErrorCode =>
  code.startsWith('microphone-')

interface NoticesProps {
  call: PanelVoiceCall
  reconnecting: boolean
  hasEcho: boolean
}

/** Problems of an active call: blocked sound, and at most one other problem. */
export function Notices({ call, reconnecting, hasEcho }: NoticesProps) {
  const { browser } = usePanel()
  const texts = useTexts()
  const notice = liveNotice({ ...call, reconnecting, hasEcho })
  const isAnnounced = notice && ANNOUNCED_WITH_STATUS.includes(notice.kind)
  const sentence =
    notice && notice.kind !== 'microphone' ? (
      <p className="vw-notice">{noticeText(notice, texts, browser)}</p>
    ) : null
  return (
    <>
      {call.audioBlocked ? <AudioBlocked onHear={() => void call.resumeAudio()} /> : null}
      {notice?.kind === 'microphone' ? (
        <MicrophoneNotice key={notice.problem} problem={notice.problem} call={call} />
      ) : null}
      {isAnnounced ? sentence : null}
      {/* Always there: screen readers announce what changes in it. */}
      <div role="status">{isAnnounced ? null : sentence}</div>
    </>
  )
}

function noticeText(
  notice: Exclude<LiveNotice, { kind: 'microphone' }>,
  texts: PanelTexts,
  browser: BrowserFamily,
): string {
  switch (notice.kind) {
    case 'reconnecting':
      return texts.connected.reconnectingHint
    case 'interruption':
      return texts.notices.interruptions[notice.interruption]
    case 'error':
      return inOneLine(errorText(notice.error, texts, browser))
    default:
      return texts.notices[notice.kind]
  }
}

interface MicrophoneNoticeProps extends Pick<NoticesProps, 'call'> {
  problem: MicrophoneErrorCode
}

/** Offers to type instead, or to call again. A new call is started only once the browser has granted the microphone. */
function MicrophoneNotice({ problem, call }: MicrophoneNoticeProps) {
  const { browser, onCallAgain, onType } = usePanel()
  const texts = useTexts()
  const [isStillUnavailable, setStillUnavailable] = useState(false)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const { title, advice } = errorText({ code: problem, visitorText: visitorText(problem) }, texts, browser)

  const tryAgain = async () => {
    const isGranted = await call.checkMicrophone()
    if (!isShown.current) return
    if (isGranted) onCallAgain()
    else setStillUnavailable(true)
  }

  return (
    <div className="vw-notice" data-long="" role="alert">
      <p>
        <b>{title}.</b> {advice} {texts.notices.typeInstead}
      </p>
      <div className="vw-choices">
        {problem === 'microphone-forbidden' ? null : (
          <button type="button" className="vw-quiet" onClick={() => void tryAgain()}>
            {texts.notices.callAgain}
          </button>
        )}
        {onType ? (
          <button type="button" className="vw-quiet" onClick={onType}>
            {texts.chat.typeInstead}
          </button>
        ) : null}
      </div>
      {isStillUnavailable ? <p>{texts.notices.stillUnavailable}</p> : null}
    </div>
  )
}

/** A command that moves the focus to the panel's title: the notice is removed together with the button that had it. */
function useFocusTitleThen(command: () => void): () => void {
  const { titleRef } = usePanel()
  return () => {
    titleRef.current?.focus({ preventScroll: true })
    command()
  }
}

/** The browser plays no sound before a gesture. Shown while connecting too, since the consultant waits for it. */
export function AudioBlocked({ onHear }: { onHear: () => void }) {
  const { audioBlocked, resumeAudio } = useTexts().notices
  const hear = useFocusTitleThen(onHear)
  return <AudioUnlock labels={{ blocked: audioBlocked, unlock: resumeAudio }} onUnlock={hear} />
}

/** A mute is kept from an earlier call, so a new call says so at its start. The announcer says it too. */
export function StillMuted({ onUnmute }: { onUnmute: () => void }) {
  const texts = useTexts()
  const unmute = useFocusTitleThen(onUnmute)
  return (
    <div className="vw-notice">
      <p>{texts.notices.stillMuted}</p>
      <button type="button" className="vw-quiet" onClick={unmute}>
        {texts.connected.unmute}
      </button>
    </div>
  )
}
