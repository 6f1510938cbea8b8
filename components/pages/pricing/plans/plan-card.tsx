import { BookingButton } from '@/components/ui/booking-button'
import { Tick } from '@/components/ui/icons'
import { range } from '@/content/figures'
import { pricingCopy } from '@/content/pricing'
import type { Plan, PlanService } from '@/content/pricing'
import styles from './plans.module.css'

/** One plan for the chosen service. Only the features change with it: the card itself stays put. */
export function PlanCard({ plan, service }: { plan: Plan; service: PlanService }) {
  const features = plan.features[service]
  return (
    <article className={styles.plan} data-plan={plan.name} data-popular={plan.popular}>
      {plan.popular ? <p className={styles.popular}>{pricingCopy.popular}</p> : null}
      <div className={styles.offer}>
        <h3 className={styles.name}>{plan.name}</h3>
        <p className="font-medium">{plan.subtitle}</p>
        <p className={styles.description}>{plan.description}</p>
        <BuildWindow plan={plan} />
      </div>
      <div className={styles.contents}>
        <h4>{features.title}</h4>
        <ul className={styles.features} aria-label={`${plan.name}: ${pricingCopy.features}`}>
          {features.items.map((item) => (
            <li key={item}>
              <Tick />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.delivery}>
        <h4 className={styles.deliveryTitle}>{pricingCopy.delivery}</h4>
        <ul>
          {plan.delivery.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className={styles.book}>
        <BookingButton
          booking="discovery"
          labels={{ idle: pricingCopy.book, saving: pricingCopy.booking }}
          look={plan.popular ? 'solid' : 'ghost'}
          wide
        />
        <p className="cap mt-2 text-center">{pricingCopy.quoteNote}</p>
      </div>
    </article>
  )
}

function BuildWindow({ plan }: { plan: Plan }) {
  const { buildWindow } = plan
  return (
    <p className={styles.window}>
      <span className="sr-only">{pricingCopy.buildWindow}: </span>
      {'weeks' in buildWindow ? (
        <>
          <span className={styles.weeks}>{range(buildWindow.weeks)}</span> {pricingCopy.weeks}
        </>
      ) : (
        <>
          <span className={styles.weeks}>{pricingCopy.custom}</span> {pricingCopy.customWindow}
        </>
      )}
    </p>
  )
}
