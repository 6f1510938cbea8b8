import { Heading, Section } from '@/components/ui/layout'
import { allPlansInclude } from '@/content/pricing'
import styles from './included.module.css'

/** What every plan includes, printed as a receipt. */
export function Included() {
  return (
    <Section name="all-plans-include" label="Included" ground="blotter" wire="right">
      <div className={styles.text}>
        <Heading>{allPlansInclude.title}</Heading>
        <p className="mt-6 text-t4 text-balance text-ink-2">{allPlansInclude.lead}</p>
      </div>
      <div className={styles.receipt} data-surface="paper">
        <ul>
          {allPlansInclude.items.map((item) => (
            <li key={item} className={styles.line}>
              <span>{item}</span>
              <i aria-hidden="true" />
              <span className={styles.value}>{allPlansInclude.value}</span>
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{allPlansInclude.total}</span>
          <span>{allPlansInclude.totalValue}</span>
        </p>
      </div>
    </Section>
  )
}
