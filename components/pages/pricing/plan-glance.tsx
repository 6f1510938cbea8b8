import { cx } from 'class-variance-authority'
import { Arrow } from '@/components/ui/icons'
import { range } from '@/content/format'
import type { Plan, PlansContent } from '@/content/pricing'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import styles from './plan-glance.module.css'

const DISPLAY = 'type-display lining-nums'

interface PlanGlanceProps {
  content: PlansContent
  plans: readonly Plan[]
}

/** The id of a plan's card, to which its column in the comparison leads. */
export const planId = ({ name }: Plan) => `plan-${name.toLowerCase()}`

/**
 * The plans side by side, as steps that rise: how long, at what price, for whom. It is for a phone, whose row of plans shows
 * one at a time. Each step is a link to its plan.
 */
export function PlanGlance({ content, plans }: PlanGlanceProps) {
  const { buildWindow, glance } = content
  return (
    <nav aria-label={glance.label} className={cx(styles.glance, 'md:hidden')}>
      <ul>
        {plans.map((plan) => {
          const [figure, unit] =
            'weeks' in plan.buildWindow
              ? [range(plan.buildWindow.weeks), glance.weeks]
              : [buildWindow.custom, glance.customWeeks]
          return (
            <li key={plan.name} data-popular={plan.popular}>
              <a href={`#${planId(plan)}`}>
                <b>
                  <span className={cx(styles.name, DISPLAY)} style={fitStyle(plan.name, TRACKING_EM.display)}>
                    {plan.name}
                  </span>
                </b>{' '}
                <span>
                  <span className={cx(styles.figure, DISPLAY)} style={fitStyle(figure, TRACKING_EM.figure)}>
                    {figure}
                  </span>{' '}
                  {unit}
                </span>{' '}
                <span>
                  <span
                    className={cx(styles.price, DISPLAY)}
                    style={fitStyle(plan.glance.price, TRACKING_EM.display)}
                  >
                    {plan.glance.price}
                  </span>{' '}
                  {plan.glance.priceOf}
                </span>{' '}
                <span className={cx(styles.who, 'type-serif-italic')}>{plan.glance.forWhom}</span>
                <Arrow className="rotate-90" />
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
