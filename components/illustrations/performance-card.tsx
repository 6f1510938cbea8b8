import { chipClass } from '@/components/ui/chip'
import { cardClass } from '@/components/ui/card'
import styles from './performance-card.module.css'

export interface PerformanceCardProps {
  title: string
  caption: string
  chips: readonly string[]
}

/** Shares of the ring, at rest and when a visitor looks at it. */
const AT_REST_PERCENT = 25
const LOOKED_AT_PERCENT = 75

/** The decorative card: hover or focus moves its ring from 25 % to 75 % and shows six chips. */
export function PerformanceCard({ title, caption, chips }: PerformanceCardProps) {
  return (
    <div
      className={cardClass({ className: styles.card })}
      tabIndex={0}
      role="group"
      aria-label={title}
      data-performance-card
    >
      <div className={styles.visual}>
        <svg viewBox="0 0 120 120" className={styles.donut} aria-hidden="true">
          <circle cx="60" cy="60" r="46" />
          <circle cx="60" cy="60" r="46" pathLength="100" data-donut />
        </svg>
        <p className={styles.value} aria-hidden="true">
          <span>{AT_REST_PERCENT}</span>
          <span>{LOOKED_AT_PERCENT}</span>
          <small>%</small>
        </p>
        <ul>
          {chips.map((chip) => (
            <li key={chip} className={chipClass()}>
              {chip}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.caption}>
        <b>{title}</b>
        <span>{caption}</span>
      </p>
    </div>
  )
}
