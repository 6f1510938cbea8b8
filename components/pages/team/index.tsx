import { Sections } from '@/components/layout/sections'
import { CallSteps } from './call-steps'
import { FocusAreas } from './focus-areas'
import { TeamHero } from './hero'
import { Journey } from './journey'
import { TeamStats } from './stats'

const sections = {
  hero: TeamHero,
  stats: TeamStats,
  focus: FocusAreas,
  journey: Journey,
  'call-steps': CallSteps,
}

/** Who picks up: the founder, the figures, the week, the years, and what a call is like. */
export default function TeamPage() {
  return <Sections of={sections} />
}
