import type { CSSProperties } from 'react'
import { Heading, Section } from '@/components/ui/layout'
import { plans, pricingCopy } from '@/content/pricing'
import { range } from '@/content/figures'
import { windowOnRule } from '@/lib/site/build-windows'
import { priceRule, RULE_WIDTH, ruleMarks } from '@/lib/site/price-rule'
import styles from './hero.module.css'

const MIDDLE = 56
const longestFixedWeeks = Math.max(
  ...plans.map(({ buildWindow }) => ('weeks' in buildWindow ? buildWindow.weeks.to : 0)),
)
const windows = plans.map((plan) => ({ plan, ...windowOnRule(plan.buildWindow, longestFixedWeeks) }))
const RULE = priceRule(windows, MIDDLE)

const weeksOf = ({ buildWindow }: (typeof plans)[number]) =>
  'weeks' in buildWindow ? `${range(buildWindow.weeks)} ${pricingCopy.weeks}` : pricingCopy.ruler.custom

/** The headline, and the three plans laid on one rule. */
export function Hero() {
  return (
    <Section name="hero" label="Pricing" hideLabel className={styles.hero}>
      <Heading level={1} className={styles.title}>
        {pricingCopy.title}
      </Heading>
      <p className={styles.lead}>{pricingCopy.lead}</p>
      <figure className={styles.rule}>
        <figcaption className="sr-only">{pricingCopy.ruler.label}</figcaption>
        <svg viewBox={`0 0 ${RULE_WIDTH} ${2 * MIDDLE}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={RULE} vectorEffect="non-scaling-stroke" />
        </svg>
        <ol className={styles.marks} aria-hidden="true">
          {ruleMarks.map(({ week, at }) => (
            <li key={week} style={{ '--at': at } as CSSProperties}>
              {week}
            </li>
          ))}
        </ol>
        <ul className={styles.windows}>
          {windows.map(({ plan, from, to, open }) => (
            <li key={plan.name} data-open={open} style={{ '--from': from, '--to': to } as CSSProperties}>
              <b>{plan.name}</b>
              <span>{weeksOf(plan)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.unit} aria-hidden="true">
          {pricingCopy.ruler.unit}
        </p>
      </figure>
    </Section>
  )
}
