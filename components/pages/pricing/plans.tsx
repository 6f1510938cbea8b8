'use client'

import { cx } from 'class-variance-authority'
import { useLayoutEffect } from 'react'
import { Section, type SectionOf } from '@/components/layout/section'
import { useEntryState } from '@/components/ui/use-entry-state'
import { Heading } from '@/components/ui/heading'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { SwipeRow } from '@/components/ui/swipe-row'
import tabRows from '@/components/ui/tab-rows.module.css'
import { fill } from '@/content/format'
import type { ComparisonContent, Plan, PlansContent, PlanService } from '@/content/pricing'
import { ADDRESS_EVENT } from '@/lib/navigation/page-address'
import { entryValue } from '@/lib/navigation/page-history'
import { plansId, serviceInAddress } from '@/lib/pricing/plans-address'
import { Comparison } from './comparison'
import { PlanCard } from './plan-card'
import { PlanGlance } from './plan-glance'

/** What the worked example costs, once and each month. */
export type ExamplePrices = Record<'build' | 'month', string>

interface PlansProps extends SectionOf<PlansContent> {
  plans: readonly Plan[]
  /** The choices of the switch, in its order. */
  services: readonly PlanService[]
  comparison: ComparisonContent
  /** Prices of the worked example, which a link below the plans quotes. */
  example: ExamplePrices
}

/** Under which the chosen tab is kept with the entry of the history. */
const SERVICE = 'plan-service'

/** The tabs of the services, the three plans, and the comparison table, which is folded at first. */
export function Plans({ content, plans, services, comparison, example, pageLine }: PlansProps) {
  const [service, setService] = useEntryState<PlanService>(SERVICE, 'both', (kept) => services.includes(kept))
  useServiceInAddress(setService)
  return (
    <Section
      name="plans"
      label={content.label}
      sampleOf={plans}
      ground="surface-2"
      pageLine={pageLine}
      burstAt={620}
    >
      {services.map((name) => (
        <i key={name} id={plansId(name)} className="absolute top-0" />
      ))}
      <Heading>{content.title}</Heading>
      <Tabs
        value={service}
        onValueChange={(next) => setService(services.find((name) => name === next) ?? service)}
        className="page-full"
        hasOnePanel
      >
        <TabList
          aria-label={content.title}
          className={cx('mt-[clamp(24px,3vw,44px)] gap-x-[clamp(24px,3vw,48px)]', tabRows.rows)}
        >
          {services.map((name) => (
            <Tab key={name} value={name} size="display">
              {content.services[name]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={service} data-service={service} tabIndex={-1}>
          <PlanGlance content={content} plans={plans} example={example} />
          <SwipeRow
            as="div"
            labels={content.row}
            count={plans.length}
            className="mt-[clamp(24px,3.4vw,48px)] grid border-ink max-md:border-t-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] lg:border-b-2"
          >
            {plans.map((plan, index) => (
              <PlanCard
                key={index}
                content={content}
                plan={plan}
                example={example}
                surface={surfaceOf(plan, index > 0 && index === plans.length - 1)}
                services={services}
                service={service}
                onFound={setService}
              />
            ))}
          </SwipeRow>
          <Comparison
            content={comparison}
            plans={plans}
            services={services}
            titles={content.services}
            service={service}
            onFound={setService}
            beside={
              service === 'mvp' ? null : (
                <p className="type-caption max-md:hidden">
                  <a
                    href="#worked-example"
                    className="inline-flex min-h-11 items-center text-accent underline underline-offset-3"
                  >
                    {fill(content.example, example)}
                  </a>
                </p>
              )
            }
          />
        </TabPanel>
      </Tabs>
      <div
        id="cancel"
        className="page-full mt-4 flex scroll-mt-[calc(var(--bar)+16px)] flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4"
        tabIndex={-1}
      >
        <h3>{content.cancel.question}</h3>
        <p className="max-w-[46em] text-ink-2">{content.cancel.answer}</p>
      </div>
    </Section>
  )
}

/** The colours of the steps on a phone (plan-glance.module.css). */
const surfaceOf = ({ popular }: Plan, isHighest: boolean) =>
  popular ? 'accent' : isHighest ? 'dark-accent' : undefined

/** Chooses the service in the fragment of the address, each time that one is followed. One without a service changes nothing. */
function useServiceInAddress(choose: (service: PlanService) => void): void {
  useLayoutEffect(() => {
    const follow = () => {
      const service = serviceInAddress(window.location.hash)
      if (service) choose(service)
    }
    // Back shows what was chosen by hand afterwards.
    if (entryValue(SERVICE) === undefined) follow()
    window.addEventListener(ADDRESS_EVENT, follow)
    return () => window.removeEventListener(ADDRESS_EVENT, follow)
  }, [choose])
}
