import { Sections, type PageSection } from '@/components/layout/sections'
import { callSteps, focus, founder, journey, stepChartCopy, teamHero, teamStats } from '@/content/team'
import { CallSteps } from './call-steps'
import { FocusAreas } from './focus-areas'
import { Hero } from './hero'
import { Journey } from './journey'
import { Stats } from './stats'

const SECTIONS: readonly PageSection[] = [
  { name: 'hero', drawsLine: true, render: () => <Hero content={teamHero} founder={founder} /> },
  {
    name: 'stats',
    shown: teamStats.stats.length > 0,
    lineCrosses: true,
    render: (pageLine) => <Stats content={teamStats} pageLine={pageLine} />,
  },
  {
    name: 'focus',
    shown: focus.areas.length > 0,
    lineCrosses: true,
    render: (pageLine) => <FocusAreas content={focus} pageLine={pageLine} />,
  },
  {
    name: 'journey',
    shown: journey.years.length > 0,
    lineCrosses: true,
    render: (pageLine) => <Journey content={journey} chart={stepChartCopy} pageLine={pageLine} />,
  },
  {
    name: 'call-steps',
    shown: callSteps.steps.length > 0,
    lineCrosses: true,
    render: (pageLine) => <CallSteps content={callSteps} pageLine={pageLine} />,
  },
]

export default function TeamPage() {
  return <Sections sections={SECTIONS} hasPageLine />
}
