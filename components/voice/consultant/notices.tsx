import { failureWords } from '@/content/voice-failures'
import { microphoneHelp, voiceCopy } from '@/content/voice'
import type { BrowserFamily } from '@/lib/site/widget/browser-family'
import type { VoiceCall } from '@/lib/voice/react'
import { liveNotice } from './live-notice'

const copy = voiceCopy.notices

export interface NoticesProps {
  call: Pick<VoiceCall, 'audioBlocked' | 'networkQuality' | 'error' | 'microphone' | 'muted'>
  reconnecting: boolean
  browser: BrowserFamily
  onHear: () => void
  /** Hangs up and calls again, with the microphone that is there by now. */
  onCallAgain: () => void
}

/** What is wrong with a call that goes on: the sound held back, and at most one more thing. */
export function Notices({ call, reconnecting, browser, onHear, onCallAgain }: NoticesProps) {
  const notice = liveNotice({ ...call, reconnecting })
  return (
    <>
      {call.audioBlocked ? <SoundHeldBack onHear={onHear} /> : null}
      {notice?.kind === 'microphone' ? (
        <div className="vw-notice" data-long="" role="alert">
          <p>
            <b>{failureWords[notice.problem].title}.</b>{' '}
            {notice.problem === 'microphone-denied'
              ? microphoneHelp[browser]
              : failureWords[notice.problem].advice}{' '}
            {copy.typeInstead}
          </p>
          <button type="button" className="vw-quiet" onClick={onCallAgain}>
            {copy.callAgain}
          </button>
        </div>
      ) : notice ? (
        <p className="vw-notice" role="status">
          {notice.kind === 'error' ? notice.text : plainWords[notice.kind]}
        </p>
      ) : null}
    </>
  )
}

const plainWords = {
  reconnecting: voiceCopy.connected.reconnectingHint,
  network: copy.network,
  muted: copy.muted,
}

/** The browser waits for a gesture before it plays; before the consultant listens, too. */
export function SoundHeldBack({ onHear }: { onHear: () => void }) {
  return (
    <div className="vw-notice" role="alert">
      <p>{copy.audioBlocked}</p>
      <button type="button" className="vw-solid" onClick={onHear}>
        {copy.resumeAudio}
      </button>
    </div>
  )
}
