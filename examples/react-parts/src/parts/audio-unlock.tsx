export interface AudioUnlockProps {
  labels: {
    /** What has happened. */
    blocked: string
    /** On the button. */
    unlock: string
  }
  onUnlock: () => void
}

/** Browsers play no sound before a gesture: show it while `audioBlocked` is true, and call `resumeAudio`. */
export function AudioUnlock({ labels, onUnlock }: AudioUnlockProps) {
  return (
    <div className="vw-notice" role="alert">
      <p>{labels.blocked}</p>
      <button type="button" className="vw-solid" onClick={onUnlock}>
        {labels.unlock}
      </button>
    </div>
  )
}
