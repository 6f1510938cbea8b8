import { Section } from '@/components/ui/layout'
import { enterpriseCopy } from '@/content/case-studies'
import styles from './enterprise.module.css'

/** What an enterprise program is worth, and what it holds. */
export function Enterprise() {
  const { investment } = enterpriseCopy
  return (
    <Section name="enterprise" label="Enterprise" hideLabel wire="right" className={styles.section}>
      <p className={styles.figure} aria-hidden="true">
        {enterpriseCopy.figure}
      </p>
      <h2 className={styles.title}>
        <span className="sr-only">{enterpriseCopy.figure}: </span>
        {enterpriseCopy.title}
      </h2>
      <p className={styles.lead}>{enterpriseCopy.lead}</p>
      <ol className={styles.deliverables}>
        {enterpriseCopy.deliverables.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
      <aside className={styles.box} data-surface="paper" aria-label={investment.title}>
        <p className="text-sm text-ink-3">{investment.title}</p>
        <p className={styles.value}>{investment.value}</p>
        <p className={styles.payback}>{investment.payback}</p>
        <p className="mt-4 type-caption">{investment.note}</p>
      </aside>
    </Section>
  )
}
