import { isConnected, isConnecting, useVoiceCall, type UseVoiceCallOptions } from 'callwright/voice/react'

/** One call: a button, what it is doing, and the transcript of both sides. */
export function Call(options: UseVoiceCallOptions) {
  const call = useVoiceCall(options)
  const busy = isConnecting(call.state) || isConnected(call.state)
  return (
    <main>
      <h1>Talk to the assistant</h1>
      <button onPointerEnter={call.prewarm} onClick={() => void (busy ? call.stop() : call.start())}>
        {busy ? 'End call' : 'Talk'}
      </button>
      <button disabled={!busy} aria-pressed={call.muted} onClick={call.toggleMute}>
        Mute
      </button>
      {call.audioBlocked && <button onClick={() => void call.resumeAudio()}>Turn the sound on</button>}
      <p role="status">
        {call.error?.visitorMessage ??
          (isConnected(call.state)
            ? 'The assistant is listening'
            : isConnecting(call.state)
              ? 'Connecting…'
              : 'Not in a call')}
      </p>
      <ol aria-label="Transcript">
        {call.transcript.map(({ id, role, text }) => (
          <li key={id}>{`${role}: ${text}`}</li>
        ))}
      </ol>
    </main>
  )
}
