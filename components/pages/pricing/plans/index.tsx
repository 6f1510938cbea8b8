'use client'

import { useState } from 'react'
import { Heading, Section } from '@/components/ui/layout'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { PLAN_SERVICES, planServiceLabels, plans, pricingCopy } from '@/content/pricing'
import type { PlanService } from '@/content/pricing'
import { Comparison } from './comparison'
import { PlanCard } from './plan-card'
import styles from './plans.module.css'

/** The three-way switch, the three plans and, for those who want it, the comparison line by line. */
export function Plans() {
  const [service, setService] = useState<PlanService>('both')
  return (
    <Section name="plans" label="Plans" ground="paper-2" wire="left start" ruleAt={620}>
      <Heading>{pricingCopy.switchLabel}</Heading>
      <Tabs
        value={service}
        onValueChange={(next) => setService(PLAN_SERVICES.find((name) => name === next) ?? service)}
        className="full-measure"
      >
        <TabList aria-label={pricingCopy.switchLabel} className={styles.switch}>
          {PLAN_SERVICES.map((name) => (
            <Tab key={name} value={name} className={styles.choice}>
              {planServiceLabels[name]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={service} data-service={service}>
          <div className={styles.plans}>
            {plans.map((plan) => (
              <PlanCard key={plan.name} plan={plan} service={service} />
            ))}
          </div>
          <Comparison service={service} />
        </TabPanel>
      </Tabs>
    </Section>
  )
}
