import { Heading, Section } from '@/components/ui/layout'
import { addOnsCopy } from '@/content/pricing'
import styles from './add-ons.module.css'

/** Optional extras, as a tariff: what it is, and what it is counted by. */
export function AddOns() {
  return (
    <Section name="add-ons" label="Add-ons" wire="right end">
      <Heading>{addOnsCopy.title}</Heading>
      <p className="text-measure mt-6 text-t4 text-ink-2">{addOnsCopy.lead}</p>
      <ul className={styles.tariff}>
        {addOnsCopy.items.map((item) => (
          <li key={item.title}>
            <p className={styles.row}>
              <span className={styles.title}>{item.title}</span>
              <i aria-hidden="true" />
              <span className={styles.counted}>{item.countedBy}</span>
            </p>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
