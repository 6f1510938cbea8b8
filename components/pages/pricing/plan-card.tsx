import { cx } from 'class-variance-authority'
import { BookingButton } from '@/components/booking/booking-button'
import { FoldedPart } from '@/components/ui/folded'
import { Tick } from '@/components/ui/icons'
import { fill, range } from '@/content/format'
import type { Plan, PlansContent, PlanService } from '@/content/pricing'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import { planId } from './plan-glance'
import type { ExamplePrices } from './plans'

/**
 * On a wide page the plans are towers side by side, each higher than the one before, and their parts are aligned (a subgrid). On a
 * tablet a plan has two columns, with its features on the right.
 */
const planClass = cx(
  'relative grid p-5 max-md:grid-rows-[auto_auto_1fr_auto]',
  'md:max-lg:-mx-5 md:max-lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:max-lg:grid-rows-[auto_1fr_auto] md:max-lg:gap-x-10 md:max-lg:py-9',
  'lg:row-span-7 lg:grid-rows-subgrid lg:p-8 lg:pb-10 lg:first:mt-24 lg:nth-2:mt-12',
)

interface PlanCardProps {
  content: PlansContent
  plan: Plan
  /** Prices of the worked example, an order of the smallest plan. */
  example: ExamplePrices
  /** The colour surface; that of the page if undefined. */
  surface: 'accent' | 'dark-accent' | undefined
  services: readonly PlanService[]
  /** The chosen service. */
  service: PlanService
  /** Called when the browser's search finds something in the features for another service. */
  onFound: (service: PlanService) => void
}

/** One plan for the chosen service. Only the features change with the service. */
export function PlanCard({ content, plan, example, surface, services, service, onFound }: PlanCardProps) {
  return (
    <article
      id={planId(plan)}
      className={cx(planClass, !surface && 'bg-raised')}
      data-surface={surface}
      data-plan={plan.name}
    >
      {plan.popular ? (
        <p className="absolute -top-3.5 right-6 rotate-[1.6deg] rounded-[2px] bg-ink px-3 py-1.25 text-xs/normal font-semibold text-surface lg:right-8 lg:text-sm/normal print:hidden">
          {content.popular}
        </p>
      ) : null}
      <div className="md:max-lg:row-span-2 lg:row-span-4 lg:grid lg:grid-rows-subgrid">
        <div>
          <h3 className="type-display text-[clamp(3.25rem,5vw,4rem)]/headline">{plan.name}</h3>
          <p className="mt-1 type-serif-italic text-xl max-md:hidden">{plan.glance.forWhom}</p>
        </div>
        <Offer content={content} plan={plan} example={example} />
        <div className="mt-3 md:mt-5">
          <p className="font-medium">{plan.subtitle}</p>
          <p className="mt-1 text-pretty text-ink-2">{plan.description}</p>
        </div>
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
                  <Tick className="translate-y-px text-accent in-data-[surface=accent]:text-ink" />
                  {item}
                </li>
              ))}
            </ul>
          </FoldedPart>
        ))}
      </div>
      <div className="mt-4.5 text-sm/normal text-ink-2 md:text-base md:max-lg:[grid-area:2/2/4]">
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
      <div className="pt-6.5 md:max-lg:self-end md:max-lg:[grid-area:3/1]">
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

/** How long the plan takes, and at what price. A phone has both in the comparison above the row. */
function Offer({ content, plan, example }: Pick<PlanCardProps, 'content' | 'plan' | 'example'>) {
  const { buildWindow, glance } = plan
  const [figure, unit] =
    'weeks' in buildWindow
      ? [range(buildWindow.weeks), content.buildWindow.weeks]
      : [content.buildWindow.custom, content.buildWindow.customUnit]
  return (
    <>
      <p className="@container mt-6 text-ink-2 max-md:hidden">
        <span className="sr-only">{content.buildWindow.label}: </span>
        <span
          className="mb-1 block font-display text-[min(9rem,.94*var(--fit))]/figure font-bold tracking-figure text-ink lining-nums"
          style={fitStyle(figure, TRACKING_EM.figure)}
        >
          {figure}
        </span>
        {` ${unit}`}
      </p>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2 border-y border-line-2 py-3 text-ink-2 max-md:hidden">
        <span className="type-display text-2xl text-ink lining-nums">{fill(glance.price, example)}</span>
        {` ${glance.priceOf}`}
      </p>
    </>
  )
}
