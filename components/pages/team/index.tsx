import { Sections, type PageSection } from '@/components/layout/sections'
import { stepChartCopy } from '@/content/step-chart'
import { callSteps, focus, founder, journey, teamHero, teamStats } from '@/content/team'
import { CallSteps } from './call-steps'
import { FocusAreas } from './focus-areas'
import { Hero } from './hero'
import { Journey } from './journey'
import { Stats } from './stats'

const SECTIONS: readonly PageSection[] = [
  {
    name: 'hero',
    render: () => <Hero content={teamHero} founder={founder} />,
  },
  {
    name: 'stats',
    shown: teamStats.stats.length > 0,
    render: () => <Stats content={teamStats} />,
  },
  {
    name: 'focus',
    shown: focus.areas.length > 0,
    render: () => <FocusAreas content={focus} />,
  },
  {
    name: 'journey',
    shown: journey.years.length > 0,
    render: () => <Journey content={journey} chart={stepChartCopy} />,
  },
  {
    name: 'call-steps',
    shown: callSteps.steps.length > 0,
    render: () => <CallSteps content={callSteps} />,
  },
]

export default function TeamPage() {
  return <Sections sections={SECTIONS} />
}
