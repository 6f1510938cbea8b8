import styles from './hanging-slips.module.css'

export interface HangingSlipsProps {
  label: string
  items: readonly { title: string; text: string }[]
}

/** Four slips, held by pins to a cord that begins in a jack. The cord passes in front of the slips. */
export function HangingSlips({ label, items }: HangingSlipsProps) {
  return (
    <div className={styles.online}>
      <ul className={styles.slips} aria-label={label}>
        {items.map((highlight) => (
          <li key={highlight.title}>
            <b>{highlight.title}</b>
            <span>{highlight.text}</span>
          </li>
        ))}
      </ul>
      <svg className={styles.cord} viewBox="0 0 700 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 3C180 34 420 36 676 9Q700 6 700 32V900" />
      </svg>
      <i className={styles.jack} aria-hidden="true" />
      <div className={`${styles.slips} ${styles.pins}`} aria-hidden="true">
        {items.map(({ title }) => (
          <i key={title} />
        ))}
      </div>
    </div>
  )
}
