import { Closing } from '@/components/booking/closing'
import { Sections } from '@/components/layout/section-boundary'
import { YourData } from '@/components/your-data/your-data'
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
  workedExampleSection,
} from '@/content/pricing'
import { timelinesSection } from '@/content/timelines'
import { yourData } from '@/content/your-data'
import { AddOns } from './add-ons'
import { Dates } from './dates'
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
        dates: <Dates content={timelinesSection} />,
        'running-cost': <RunningCost content={runningCostSection} example={workedExampleSection} />,
        'all-plans-include': <Included content={allPlansInclude} />,
        'your-data': <YourData content={yourData} wire="right" />,
        'add-ons': <AddOns content={addOns} />,
        faq: <Questions content={pricingFaq} />,
        'closing-cta': <Closing wired fit={{ narrow: 26.5, wide: 17.5 }} content={pricingClosing} />,
      }}
    />
  )
}
