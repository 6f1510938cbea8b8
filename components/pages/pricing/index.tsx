import { ClosingSection } from '@/components/layout/closing-section'
import { Sections, type PageSection } from '@/components/layout/sections'
import { workedExampleFigures } from '@/content/contract-figures'
import { money } from '@/content/format'
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
import { workedExample } from '@/lib/pricing/running-cost'
import { AddOns } from './add-ons'
import { Dates } from './dates'
import { Hero } from './hero'
import { Included } from './included'
import { Plans } from './plans'
import { Questions } from './questions'
import { RunningCost } from './running-cost'
import { WorkedExample } from './worked-example'
import { YourData } from './your-data'

const examplePrices = {
  build: money(workedExampleFigures.buildPrice),
  month: money(workedExample(workedExampleFigures).pricePerMonth),
}

const SECTIONS: readonly PageSection[] = [
  {
    name: 'hero',
    drawsLine: true,
    render: () => <Hero content={pricingHero} plans={plans} example={examplePrices} />,
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
        example={examplePrices}
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
        rows={workedExampleSection.rows}
        figures={workedExampleFigures}
      >
        <WorkedExample content={workedExampleSection} figures={workedExampleFigures} />
      </RunningCost>
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
