import type { ReactNode } from 'react'
import { SectionBoundary } from '@/components/layout/section-boundary'
import { pageLine, type LineStep, type LineStretch } from '@/components/ui/page-line'
import { booking } from '@/content/home/booking'
import { closingCta } from '@/content/home/closing-cta'
import { experience } from '@/content/home/experience'
import { faq } from '@/content/home/faq'
import { hero } from '@/content/home/hero'
import { mvpPictures } from '@/content/home/mvp-pictures'
import { process } from '@/content/home/process'
import { sampleCall } from '@/content/home/sample-call'
import { services, understanding } from '@/content/home/services'
import { testimonials } from '@/content/home/testimonials'
import { trustedBy } from '@/content/home/trusted-by'
import { voiceDemos } from '@/content/home/voice-demos'
import { whyChoose } from '@/content/home/why-choose'
import { recordingOf, recordings, tradeRecordings } from '@/content/recordings'
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

interface HomeSection {
  /** `data-section` of the contract. */
  name: string
  /** How the line that runs through the page takes this section. */
  step: LineStep
  render: (line: LineStretch) => ReactNode
}

const SECTIONS: readonly HomeSection[] = [
  {
    name: 'hero',
    step: 'along',
    render: (line) => (
      <Hero {...hero} call={sampleCall} recording={recordingOf(sampleCall.recordingId)} line={line} />
    ),
  },
  {
    name: 'why-choose',
    step: 'along',
    render: (line) => <WhyChoose {...whyChoose} pictures={mvpPictures} line={line} />,
  },
  { name: 'trusted-by', step: 'along', render: (line) => <TrustedBy {...trustedBy} line={line} /> },
  {
    name: 'services',
    step: 'rule',
    render: (line) => <Services {...services} understanding={understanding} line={line} />,
  },
  { name: 'process', step: 'drawing', render: () => <Process {...process} /> },
  { name: 'booking', step: 'along', render: (line) => <Booking {...booking} line={line} /> },
  { name: 'faq', step: 'rule', render: (line) => <Faq {...faq} line={line} /> },
  { name: 'closing-cta', step: 'drawing', render: () => <ClosingCta {...closingCta} /> },
  { name: 'experience', step: 'along', render: (line) => <Experience {...experience} line={line} /> },
  {
    name: 'voice-demos',
    step: 'rule',
    render: (line) => (
      <VoiceDemos {...voiceDemos} recordings={recordings} tradeRecordings={tradeRecordings} line={line} />
    ),
  },
  { name: 'testimonials', step: 'along', render: (line) => <Testimonials {...testimonials} line={line} /> },
]

const LINE = pageLine(SECTIONS.map(({ step }) => step))

/** Home: rendered into the HTML at build time; only leaves run in the browser. */
export default function HomePage() {
  return SECTIONS.map(({ name, render }, index) => (
    <SectionBoundary key={name} name={name}>
      {render(LINE[index])}
    </SectionBoundary>
  ))
}
