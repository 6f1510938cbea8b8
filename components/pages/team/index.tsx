// Before the page's own styles, which are one file then: styles that pages share, and that come between two of them, divide it.
import '@/components/motion/moves.module.css'
import { engineers } from '@/content/engineers'
import { section, Sections } from '@/components/layout/sections'
import { callSteps, focus, founder, journey, stepChartCopy, teamHero, teamStats } from '@/content/team'
import { CallSteps } from './call-steps'
import { FocusAreas } from './focus-areas'
import { Hero } from './hero'
import { Journey } from './journey'
import { Stats } from './stats'

const SECTIONS = [
  section('hero', Hero, { content: teamHero, founder, engineers }, { drawsLine: true }),
  section('stats', Stats, { content: teamStats }, { shown: teamStats.stats.length > 0, lineCrosses: true }),
  section('focus', FocusAreas, { content: focus }, { shown: focus.areas.length > 0, lineCrosses: true }),
  section(
    'journey',
    Journey,
    { content: journey, chart: stepChartCopy },
    { shown: journey.years.length > 0, lineCrosses: true },
  ),
  section(
    'call-steps',
    CallSteps,
    { content: callSteps },
    { shown: callSteps.steps.length > 0, lineCrosses: true },
  ),
]

export default function TeamPage() {
  return <Sections sections={SECTIONS} hasPageLine />
}
