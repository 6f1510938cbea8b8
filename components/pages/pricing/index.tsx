import { ClosingSection } from '@/components/layout/closing-section'
import { section, Sections } from '@/components/layout/sections'
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

const SECTIONS = [
  section('hero', Hero, { content: pricingHero, plans, example: examplePrices }, { drawsLine: true }),
  section(
    'plans',
    Plans,
    { content: plansSection, plans, services: PLAN_SERVICES, comparison, example: examplePrices },
    { lineCrosses: true },
  ),
  section('dates', Dates, { content: timelinesSection }),
  section(
    'running-cost',
    RunningCost,
    {
      content: runningCostSection,
      rows: workedExampleSection.rows,
      figures: workedExampleFigures,
      children: <WorkedExample content={workedExampleSection} figures={workedExampleFigures} />,
    },
    { drawsLine: true, lineCrosses: true },
  ),
  section(
    'all-plans-include',
    Included,
    { content: allPlansInclude },
    { shown: allPlansInclude.items.length > 0 },
  ),
  section('your-data', YourData, { content: yourData }),
  section('add-ons', AddOns, { content: addOns }, { shown: addOns.items.length > 0 }),
  section('faq', Questions, { content: pricingFaq }, { lineCrosses: true }),
  section('closing-cta', ClosingSection, { content: pricingClosing }),
]

export default function PricingPage() {
  return <Sections sections={SECTIONS} hasPageLine />
}
