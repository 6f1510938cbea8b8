import { CallSteps } from './call-steps'
import { FocusAreas } from './focus-areas'
import { TeamHero } from './hero'
import { Journey } from './journey'
import { TeamStats } from './stats'

/** Who picks up: the founder, the figures, the week, the years, and what a call is like. */
export default function TeamPage() {
  return (
    <>
      <TeamHero />
      <TeamStats />
      <FocusAreas />
      <Journey />
      <CallSteps />
    </>
  )
}
