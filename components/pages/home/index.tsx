import { Sections } from '@/components/shell/sections'
import { Booking } from './booking'
import { ClosingCta } from './closing-cta'
import { Experience } from './experience'
import { Faq } from './faq'
import { Hero } from './hero'
import { Process } from './process'
import { Services } from './services'
import { Testimonials } from './testimonials'
import { TrustedBy } from './trusted-by'
import { VoiceDemos } from './voice-demos'
import { WhyChoose } from './why-choose'

const sections = {
  hero: Hero,
  'why-choose': WhyChoose,
  'trusted-by': TrustedBy,
  services: Services,
  process: Process,
  booking: Booking,
  faq: Faq,
  'closing-cta': ClosingCta,
  experience: Experience,
  'voice-demos': VoiceDemos,
  testimonials: Testimonials,
}

/** Home: rendered into the HTML at build time; only leaves run in the browser. */
export function HomePage() {
  return <Sections of={sections} />
}
