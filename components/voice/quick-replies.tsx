interface QuickReplyListProps {
  /** Name of the list. */
  label: string
  /** The sentence before the buttons: what they do. */
  intro?: string | undefined
  replies: readonly { label: string; onSelect: () => void }[]
  className?: string
}

/** Buttons in a row, each of which says something for the visitor. */
export function QuickReplyList({ label, intro, replies, className = '' }: QuickReplyListProps) {
  return (
    <div className={`vw-try ${className}`}>
      {intro ? <p className="vw-small">{intro}</p> : null}
      <ul className="vw-quick-replies" aria-label={label}>
        {replies.map(({ label, onSelect }, index) => (
          <li key={index}>
            <button type="button" className="vw-quiet" onClick={onSelect}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
