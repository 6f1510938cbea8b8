import { BookingButton } from '@/components/ui/booking-button'
import { Section } from '@/components/ui/layout'
import { pricingClosing, pricingCopy } from '@/content/pricing'
import styles from './closing-cta.module.css'

export function ClosingCta() {
  return (
    <Section name="closing-cta" label="Book a call" hideLabel surface="night" className={styles.closing}>
      <h2 className={styles.title}>{pricingClosing.title}</h2>
      <p className={styles.lead}>{pricingClosing.lead}</p>
      <div className={styles.ways}>
        <BookingButton
          booking="discovery"
          labels={{ idle: pricingCopy.book, saving: pricingCopy.connecting }}
        />
        <BookingButton booking="deep-dive" look="ghost" />
      </div>
    </Section>
  )
}
