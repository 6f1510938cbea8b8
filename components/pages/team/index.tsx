import { Sections } from '@/components/layout/section-boundary'
import { callSteps, focus, founder, journey, teamHero, teamStats } from '@/content/team'
import { CallSteps } from './call-steps'
import { FocusAreas } from './focus-areas'
import { TeamHero } from './hero'
import { Journey } from './journey'
import { TeamStats } from './stats'

/** The founder, the figures, the week, the years, and what a call is like. */
export default function TeamPage() {
  return (
    <Sections
      of={{
        hero: <TeamHero content={teamHero} founder={founder} />,
        stats: <TeamStats content={teamStats} />,
        focus: <FocusAreas content={focus} />,
        journey: <Journey content={journey} />,
        'call-steps': <CallSteps content={callSteps} />,
      }}
    />
  )
}
