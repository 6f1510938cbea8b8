import { Sections } from '@/components/shell/sections'
import { AddOns } from './add-ons'
import { ClosingCta } from './closing-cta'
import { Hero } from './hero'
import { Included } from './included'
import { Plans } from './plans'
import { Questions } from './questions'
import { RunningCost } from './running-cost'

const sections = {
  hero: Hero,
  plans: Plans,
  'running-cost': RunningCost,
  'all-plans-include': Included,
  'add-ons': AddOns,
  faq: Questions,
  'closing-cta': ClosingCta,
}

export default function PricingPage() {
  return <Sections of={sections} />
}
