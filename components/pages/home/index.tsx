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

/** Home: rendered into the HTML at build time; only leaves run in the browser. */
export function HomePage() {
  return (
    <>
      <Hero />
      <WhyChoose />
      <TrustedBy />
      <Services />
      <Process />
      <Booking />
      <Faq />
      <ClosingCta />
      <Experience />
      <VoiceDemos />
      <Testimonials />
    </>
  )
}
