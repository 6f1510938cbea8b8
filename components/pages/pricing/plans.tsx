'use client'

import { useState, useSyncExternalStore } from 'react'
import { SampleMark } from '@/components/layout/sample-mark'
import { Heading, Section } from '@/components/ui/layout'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import {
  PLAN_SERVICES,
  type ComparisonContent,
  type Plan,
  type PlansContent,
  type PlanService,
} from '@/content/pricing'
import { onServiceChange, serviceInAddress, plansId } from '@/lib/site/plans-address'
import { Comparison } from './comparison'
import { PlanCard } from './plan-card'

export interface PlansProps {
  content: PlansContent
  plans: readonly Plan[]
  comparison: ComparisonContent
}

/** The three-way switch, the three plans and, folded away, the comparison line by line. */
export function Plans({ content, plans, comparison }: PlansProps) {
  const asked = useSyncExternalStore(
    onServiceChange,
    () => serviceInAddress(window.location.hash),
    () => undefined,
  )
  const [chosen, setService] = useState<PlanService>()
  const service = chosen ?? asked ?? 'both'
  return (
    <Section
      name="plans"
      label={content.label}
      mark={<SampleMark of={plans} />}
      ground="paper-2"
      wire="left start"
      ruleAt={620}
    >
      {PLAN_SERVICES.map((name) => (
        <i key={name} id={plansId(name)} className="absolute top-0 scroll-mt-(--bar)" />
      ))}
      <Heading>{content.title}</Heading>
      <Tabs
        value={service}
        onValueChange={(next) => setService(PLAN_SERVICES.find((name) => name === next) ?? service)}
        className="page-full"
      >
        <TabList
          aria-label={content.title}
          className="mt-[clamp(24px,3vw,44px)] gap-x-[clamp(24px,3vw,48px)] gap-y-1"
        >
          {PLAN_SERVICES.map((name) => (
            <Tab key={name} value={name} size="display">
              {content.services[name]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={service} data-service={service}>
          <div className="mt-[clamp(28px,3.4vw,48px)] grid border-t-2 border-ink lg:grid-cols-3">
            {plans.map((plan) => (
              <PlanCard key={plan.name} content={content} plan={plan} service={service} />
            ))}
          </div>
          <Comparison content={comparison} service={service} />
        </TabPanel>
      </Tabs>
    </Section>
  )
}
