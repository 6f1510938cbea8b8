import type { ReactNode } from 'react'
import { chipClass } from '@/components/ui/chip'
import { cardClass } from '@/components/ui/card'
import styles from './performance-card.module.css'

export interface PerformanceCardProps {
  title: string
  caption: string
  /** What the ring counts, and what it was counted with: before, and with our work. */
  counts: string
  before: string
  after: string
  chips: readonly string[]
  /** Says that the shares are samples. */
  mark: ReactNode
}

/** Shares of the ring, at rest and when a visitor looks at it. */
const AT_REST_PERCENT = 25
const LOOKED_AT_PERCENT = 75

/** The decorative card: hover or focus moves its ring from 25 % to 75 % and shows six chips. */
export function PerformanceCard({
  title,
  caption,
  counts,
  before,
  after,
  chips,
  mark,
}: PerformanceCardProps) {
  const shares = [
    { percent: AT_REST_PERCENT, label: before },
    { percent: LOOKED_AT_PERCENT, label: after },
  ]
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
          <circle cx="60" cy="60" r="51" />
          <circle cx="60" cy="60" r="51" pathLength="100" data-donut />
        </svg>
        <div className={styles.value}>
          {shares.map(({ percent, label }) => (
            <p key={percent}>
              <b>
                {percent}
                <small>%</small>
              </b>
              {label}
            </p>
          ))}
        </div>
        <ul>
          {chips.map((chip) => (
            <li key={chip} className={chipClass()}>
              {chip}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.caption}>
        <b>{title}</b>
        <span>{caption}</span>
        <p>
          {counts} {mark}
        </p>
      </div>
    </div>
  )
}
