import { Closing } from '@/components/booking/closing'
import { Sections } from '@/components/layout/sections'
import {
  addOns,
  allPlansInclude,
  comparison,
  plans,
  plansSection,
  pricingClosing,
  pricingFaq,
  pricingHero,
  runningCostSection,
} from '@/content/pricing'
import { AddOns } from './add-ons'
import { Hero } from './hero'
import { Included } from './included'
import { Plans } from './plans'
import { Questions } from './questions'
import { RunningCost } from './running-cost'

export default function PricingPage() {
  return (
    <Sections
      of={{
        hero: <Hero content={pricingHero} plans={plans} />,
        plans: <Plans content={plansSection} plans={plans} comparison={comparison} />,
        'running-cost': <RunningCost content={runningCostSection} />,
        'all-plans-include': <Included content={allPlansInclude} />,
        'add-ons': <AddOns content={addOns} />,
        faq: <Questions content={pricingFaq} />,
        'closing-cta': <Closing wired fit={{ narrow: 26.5, wide: 17.5 }} content={pricingClosing} />,
      }}
    />
  )
}
