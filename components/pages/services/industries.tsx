import { Heading, Section } from '@/components/ui/layout'
import { industriesCopy } from '@/content/services'
import styles from './industries.module.css'

/** Six trades in the largest type, each with its worst call and our agent's first sentence. */
export function Industries() {
  return (
    <Section name="industries" label="Industries" wire="left">
      <Heading size="t6">{industriesCopy.title}</Heading>
      <ul className={styles.trades}>
        {industriesCopy.rows.map((trade) => (
          <li key={trade.name} className={styles.trade}>
            <h3 className={styles.name}>{trade.name}</h3>
            <p className="text-caller text-t3 md:text-t4">
              <span className="sr-only">{industriesCopy.callerLabel}: </span>
              {trade.caller}
            </p>
            <p className="text-said text-t3 text-violet md:text-t4">
              <span className="sr-only">{industriesCopy.agentLabel}: </span>
              {trade.agent}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
