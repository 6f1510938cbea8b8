import { AddOns } from './add-ons'
import { ClosingCta } from './closing-cta'
import { Hero } from './hero'
import { Included } from './included'
import { Plans } from './plans'
import { Questions } from './questions'
import { RunningCost } from './running-cost'

export default function PricingPage() {
  return (
    <>
      <Hero />
      <Plans />
      <RunningCost />
      <Included />
      <AddOns />
      <Questions />
      <ClosingCta />
    </>
  )
}
