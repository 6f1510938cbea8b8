import { ClosingSection } from '@/components/layout/closing-section'
import { Sections, type PageSection } from '@/components/layout/sections'
import { workedExampleFigures } from '@/content/contract-figures'
import {
  PLAN_SERVICES,
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
import { YourData } from './your-data'

const SECTIONS: readonly PageSection[] = [
  {
    name: 'hero',
    drawsLine: true,
    render: () => <Hero content={pricingHero} plans={plans} example={workedExampleFigures} />,
  },
  {
    name: 'plans',
    lineCrosses: true,
    render: (pageLine) => (
      <Plans
        content={plansSection}
        plans={plans}
        services={PLAN_SERVICES}
        comparison={comparison}
        example={workedExampleFigures}
        pageLine={pageLine}
      />
    ),
  },
  {
    name: 'dates',
    render: (pageLine) => <Dates content={timelinesSection} pageLine={pageLine} />,
  },
  {
    name: 'running-cost',
    drawsLine: true,
    lineCrosses: true,
    render: () => (
      <RunningCost
        content={runningCostSection}
        example={workedExampleSection}
        figures={workedExampleFigures}
      />
    ),
  },
  {
    name: 'all-plans-include',
    shown: allPlansInclude.items.length > 0,
    render: (pageLine) => <Included content={allPlansInclude} pageLine={pageLine} />,
  },
  {
    name: 'your-data',
    render: (pageLine) => <YourData content={yourData} pageLine={pageLine} />,
  },
  {
    name: 'add-ons',
    shown: addOns.items.length > 0,
    render: (pageLine) => <AddOns content={addOns} pageLine={pageLine} />,
  },
  {
    name: 'faq',
    lineCrosses: true,
    render: (pageLine) => <Questions content={pricingFaq} pageLine={pageLine} />,
  },
  {
    name: 'closing-cta',
    render: (pageLine) => <ClosingSection content={pricingClosing} pageLine={pageLine} />,
  },
]

export default function PricingPage() {
  return <Sections sections={SECTIONS} hasPageLine />
}
