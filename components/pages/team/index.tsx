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
    render: () => <Stats content={teamStats} />,
  },
  {
    name: 'focus',
    render: () => <FocusAreas content={focus} />,
  },
  {
    name: 'journey',
    render: () => <Journey content={journey} chart={stepChartCopy} />,
  },
  {
    name: 'call-steps',
    render: () => <CallSteps content={callSteps} />,
  },
]

export default function TeamPage() {
  return <Sections sections={SECTIONS} />
}
