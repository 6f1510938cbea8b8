import { cx } from 'class-variance-authority'
import { Arrow } from '@/components/ui/icons'
import { fill, range } from '@/content/format'
import type { Plan, PlansContent } from '@/content/pricing'
import type { ExamplePrices } from './plans'
import styles from './plan-glance.module.css'

const DISPLAY = 'type-display lining-nums'

interface PlanGlanceProps {
  content: PlansContent
  plans: readonly Plan[]
  /** Prices of the worked example, an order of the smallest plan. */
  example: ExamplePrices
}

/** The id of a plan's card, to which its column in the comparison leads. */
export const planId = ({ name }: Plan) => `plan-${name.toLowerCase().replace(/\s+/g, '-')}`

/**
 * The plans below each other, as bars that grow longer: how long, for whom, at what price. It is for a phone, whose row of
 * plans shows one at a time. Each bar is a link to its plan.
 */
export function PlanGlance({ content, plans, example }: PlanGlanceProps) {
  const { buildWindow, glance } = content
  return (
    <nav aria-label={glance.label} className={cx(styles.glance, 'md:hidden')}>
      <ul>
        {plans.map((plan, index) => {
          const [figure, unit] =
            'weeks' in plan.buildWindow
              ? [range(plan.buildWindow.weeks), glance.weeks]
              : [buildWindow.custom, glance.customWeeks]
          const words = plan.glance
          return (
            <li key={index} data-popular={plan.popular}>
              <a href={`#${planId(plan)}`}>
                <b className={cx(styles.name, DISPLAY)}>{plan.name}</b>{' '}
                <span>
                  <span className={cx(styles.figure, DISPLAY)}>{figure}</span> {unit}
                </span>{' '}
                <span className={cx(styles.who, 'type-serif-italic')}>{words.forWhom}</span>{' '}
                <span className={styles.price}>
                  <span className={cx(styles.figure, DISPLAY)}>{fill(words.price, example)}</span>{' '}
                  {words.priceOf}
                </span>
                <Arrow className="rotate-90" />
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
