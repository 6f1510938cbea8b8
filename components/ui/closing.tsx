import type { CSSProperties, ReactNode } from 'react'
import { BookingButton, type BookingLabels } from './booking-button'
import styles from './closing.module.css'
import { Section } from './layout'

export interface ClosingProps {
  /** Accessible name of the section. */
  label: string
  title: string
  /** Size of the title that fills the measure, in cqw: on a phone, and on one line from 721 px on. */
  fit: { narrow: number; wide: number }
  lead: string
  /** What the button of the discovery call says, where it differs. */
  labels?: Partial<BookingLabels>
  /** Whether the line comes down the left gutter, on its way to the footer. */
  wired?: boolean
  /** Something to judge by, between the lead and the two bookings. */
  children?: ReactNode
}

/** How a page closes: one sentence as large as the page, by night, and the two bookings. */
export function Closing({ label, title, fit, lead, labels = {}, wired = false, children }: ClosingProps) {
  const sizes = { '--narrow': `${fit.narrow}cqw`, '--wide': `${fit.wide}cqw` } as CSSProperties
  return (
    <Section
      name="closing-cta"
      label={label}
      hideLabel
      surface="night"
      {...(wired ? { wire: 'left' } : {})}
      className={styles.closing}
    >
      <h2 className={styles.title} style={sizes}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      {children ? <div className={styles.proof}>{children}</div> : null}
      <div className={`btns ${styles.ways}`}>
        <BookingButton booking="discovery" labels={labels} />
        <BookingButton booking="deep-dive" look="ghost" />
      </div>
    </Section>
  )
}
