import styles from './hanging-slips.module.css'

export interface HangingSlipsProps {
  label: string
  items: readonly { title: string; text: string }[]
}

/** Four slips pegged to a line. */
export function HangingSlips({ label, items }: HangingSlipsProps) {
  return (
    <div className={styles.online}>
      <svg className={styles.thread} viewBox="0 0 700 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 3C180 34 420 36 676 9Q700 6 700 32V900" />
      </svg>
      <ul className={styles.slips} aria-label={label}>
        {items.map((highlight) => (
          <li key={highlight.title}>
            <b>{highlight.title}</b>
            <span>{highlight.text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
