import type { MouseEventHandler, ReactNode, Ref } from 'react'

export interface ControlBarProps {
  muted: boolean
  labels: {
    mute: string
    unmute: string
    hangUp: string
    /** The key that mutes, such as `M`, if the page has one. */
    shortcut?: string
  }
  /** In addition to the words, or instead of them. */
  icons?: { microphone: ReactNode; muted: ReactNode; hangUp: ReactNode }
  onMute: () => void
  onHangUp: MouseEventHandler
  /** Stands between the two buttons. */
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** Mute and hang up: what a visitor must always reach during a call. */
export function ControlBar({ muted, labels, icons, onMute, onHangUp, children, ref }: ControlBarProps) {
  const change = muted ? labels.unmute : labels.mute
  return (
    <footer ref={ref} className="vw-controls">
      <button
        type="button"
        className="vw-icon"
        // A toggle keeps its name; `aria-pressed` says whether it is on.
        aria-label={labels.mute}
        aria-pressed={muted}
        aria-keyshortcuts={labels.shortcut}
        title={labels.shortcut ? `${change} (${labels.shortcut})` : change}
        onClick={onMute}
      >
        {icons ? (
          <>
            {muted ? icons.muted : icons.microphone}
            <span>{labels.mute}</span>
          </>
        ) : (
          change
        )}
      </button>
      {children}
      <button type="button" className="vw-hang-up" title={icons && labels.hangUp} onClick={onHangUp}>
        {icons?.hangUp}
        {icons ? <span>{labels.hangUp}</span> : labels.hangUp}
      </button>
    </footer>
  )
}
