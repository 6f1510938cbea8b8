import { voiceCopy } from '@/content/voice'
import type { VoiceCall } from '@/lib/voice/react'

const copy = voiceCopy.notices

export type NoticesProps = Pick<VoiceCall, 'audioBlocked' | 'networkQuality' | 'error'> & {
  reconnecting: boolean
  onHear: () => void
}

/** What is wrong with a call that goes on: at most the sound, and one more thing. */
export function Notices({ audioBlocked, networkQuality, error, reconnecting, onHear }: NoticesProps) {
  const text = reconnecting
    ? voiceCopy.connected.reconnectingHint
    : error && !error.fatal && concernsVisitor(error.code)
      ? `${error.visitorMessage} ${error.code.startsWith('microphone-') ? copy.typeInstead : ''}`
      : networkQuality === 'very-low'
        ? copy.network
        : ''
  return (
    <>
      {audioBlocked ? (
        <div className="vw-notice" role="alert">
          <p>{copy.audioBlocked}</p>
          <button type="button" className="vw-quiet" onClick={onHear}>
            {copy.resumeAudio}
          </button>
        </div>
      ) : null}
      {text ? (
        <p className="vw-notice" role="status">
          {text}
        </p>
      ) : null}
    </>
  )
}

/** Things that the call does without are not worth an interruption. */
const concernsVisitor = (code: NonNullable<VoiceCall['error']>['code']) =>
  code.startsWith('microphone-') || code === 'message-too-large' || code === 'assistant-no-audio'
