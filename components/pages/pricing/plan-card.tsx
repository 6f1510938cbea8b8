import { cva } from 'class-variance-authority'
import { BookingButton } from '@/components/booking/booking-button'
import { cardClass } from '@/components/ui/card'
import { FoldedPart } from '@/components/ui/folded'
import { Tick } from '@/components/ui/icons'
import { range } from '@/content/format'
import type { Plan, PlansContent, PlanService } from '@/content/pricing'
import { planId } from './plan-glance'

/**
 * On a wide page the parts of the three plans are aligned (a subgrid). On a tablet a plan has two columns, with its
 * features on the right. The most popular plan looks like a sheet of paper.
 */
const planClass = cva(
  'relative grid max-md:grid-rows-[auto_auto_1fr_auto] md:max-lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:max-lg:grid-rows-[1fr_auto] md:max-lg:gap-x-10 md:max-lg:py-9 lg:row-span-4 lg:grid-rows-subgrid',
  {
    variants: {
      popular: {
        true: [
          cardClass(),
          'mt-4.5 mb-3 px-3 pt-5 pb-5 md:pt-7 md:pb-9 md:max-lg:-mx-5 md:max-lg:px-5 lg:-mx-4 lg:-mt-5.5 lg:-mb-3 lg:px-8 lg:pt-14.5 lg:pb-11 lg:first:ml-0 lg:last:mr-0',
        ],
        false:
          'border-line pt-5 pb-5 md:pt-7 md:pb-9 md:not-first:border-t lg:pt-9 lg:pb-8 lg:not-first:border-t-0 md:[[data-popular=true]+&]:border-t-0',
      },
    },
  },
)

interface PlanCardProps {
  content: PlansContent
  plan: Plan
  services: readonly PlanService[]
  /** The chosen service. */
  service: PlanService
  /** Called when the browser's search finds something in the features for another service. */
  onFound: (service: PlanService) => void
}

/** One plan for the chosen service. Only the features change with the service. */
export function PlanCard({ content, plan, services, service, onFound }: PlanCardProps) {
  return (
    <article
      id={planId(plan)}
      className={planClass({ popular: plan.popular })}
      data-plan={plan.name}
      data-popular={plan.popular}
    >
      {plan.popular ? (
        <p className="absolute -top-3.5 right-6 rotate-[1.6deg] rounded-[2px] bg-brand px-3 py-1.25 text-xs/normal font-semibold text-on-brand lg:-top-3 lg:right-7 lg:text-sm/normal">
          {content.popular}
        </p>
      ) : null}
      <div>
        <h3 className="mb-3 type-display text-[clamp(3.25rem,5vw,5rem)]/headline">{plan.name}</h3>
        <p className="font-medium">{plan.subtitle}</p>
        <p className="mt-1 text-pretty text-ink-2">{plan.description}</p>
        <BuildWindow content={content} plan={plan} />
      </div>
      <div className="mt-6 md:max-lg:mt-1.5 md:max-lg:[grid-area:1/2]">
        {services.map((each) => (
          <FoldedPart
            key={each}
            name={each}
            title={content.services[each]}
            isFolded={each !== service}
            onFound={onFound}
          >
            <h4>{plan.features[each].title}</h4>
            <ul className="mt-2" aria-label={`${plan.name}: ${content.features}`}>
              {plan.features[each].items.map((item, index) => (
                <li
                  key={index}
                  className="grid grid-cols-[22px_1fr] items-baseline py-1 text-sm/text md:text-base/text"
                >
                  <Tick className="translate-y-px text-accent" />
                  {item}
                </li>
              ))}
            </ul>
          </FoldedPart>
        ))}
      </div>
      <div className="mt-4.5 text-sm/normal text-ink-2 md:text-base md:max-lg:[grid-area:2/2]">
        <h4 className="mb-1 border-t border-line pt-3.5 text-xs/normal font-normal tracking-normal text-ink-3">
          {content.delivery}
        </h4>
        <ul>
          {plan.delivery.map((line, index) => (
            <li key={index} className="py-0.5">
              {line}
            </li>
          ))}
        </ul>
      </div>
      <div className="pt-6.5 md:max-lg:self-end md:max-lg:[grid-area:2/1]">
        <BookingButton
          booking="discovery"
          labels={content.booking}
          variant={plan.popular ? 'solid' : 'ghost'}
          wide
        />
        <p className="mt-2 text-center type-caption">{content.quoteNote}</p>
      </div>
    </article>
  )
}

/** A phone has it in the comparison above the row. */
function BuildWindow({ content, plan: { buildWindow } }: { content: PlansContent; plan: Plan }) {
  const [figure, unit] =
    'weeks' in buildWindow
      ? [range(buildWindow.weeks), content.buildWindow.weeks]
      : [content.buildWindow.custom, content.buildWindow.customUnit]
  return (
    <p className="mt-4.5 border-y border-line py-3 text-sm/normal text-ink-2 max-md:hidden">
      <span className="sr-only">{content.buildWindow.label}: </span>
      <span className="mr-1 font-display text-2xl font-bold text-accent">{figure}</span>
      {` ${unit}`}
    </p>
  )
}
