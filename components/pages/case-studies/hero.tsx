import { Heading, Section } from '@/components/ui/layout'
import { caseStudiesHero } from '@/content/case-studies'
import styles from './hero.module.css'

/** The headline is quiet; the four figures are not. */
export function Hero() {
  return (
    <Section name="hero" label="Case studies" hideLabel className={styles.hero}>
      <Heading level={1} className={styles.title}>
        {caseStudiesHero.title}
      </Heading>
      <p className={styles.lead}>{caseStudiesHero.lead}</p>
      <dl className={`wire-in ${styles.stats}`} aria-label={caseStudiesHero.statsLabel}>
        {caseStudiesHero.stats.map((stat) => (
          <div key={stat.label} className={styles.stat} data-stat>
            <dt className={styles.label}>{stat.label}</dt>
            <dd className={styles.value}>
              {stat.value}
              <span className={styles.unit} data-word={stat.unit.length > 1}>
                {stat.unit}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
