import { Sections, type PageSection } from '@/components/layout/sections'
import { booking } from '@/content/home/booking'
import { closingCta } from '@/content/home/closing-cta'
import { experience } from '@/content/home/experience'
import { faq } from '@/content/home/faq'
import { hero } from '@/content/home/hero'
import { mvpPictures } from '@/content/home/mvp-pictures'
import { homeProcess } from '@/content/home/process'
import { sampleCall } from '@/content/home/sample-call'
import { services, understanding } from '@/content/home/services'
import { testimonials } from '@/content/home/testimonials'
import { trustedBy } from '@/content/home/trusted-by'
import { voiceDemos } from '@/content/home/voice-demos'
import { whyChoose } from '@/content/home/why-choose'
import { recordingOf, recordings, tradeRecordings, type Recording } from '@/content/recordings'
import { Booking } from './booking'
import { Closing } from './closing'
import { Experience } from './experience'
import { Faq } from './faq'
import { Hero } from './hero'
import { Process } from './process'
import { Services } from './services'
import { Testimonials } from './testimonials'
import { TrustedBy } from './trusted-by'
import { VoiceDemos } from './voice-demos'
import { WhyChoose } from './why-choose'

const titleOf = ({ id, title }: Recording) => ({ id, title })
const RECORDED_CALLS = { calls: recordings.map(titleOf), tradeCalls: tradeRecordings.map(titleOf) }

const SECTIONS: readonly PageSection[] = [
  {
    name: 'hero',
    render: (pageLine) => (
      <Hero
        content={hero}
        call={sampleCall}
        recording={recordingOf(sampleCall.recordingId)}
        pageLine={pageLine}
      />
    ),
  },
  {
    name: 'why-choose',
    render: (pageLine) => <WhyChoose content={whyChoose} pictures={mvpPictures} pageLine={pageLine} />,
  },
  {
    name: 'trusted-by',
    shown: trustedBy.clients.length > 0,
    render: (pageLine) => <TrustedBy content={trustedBy} pageLine={pageLine} />,
  },
  {
    name: 'services',
    lineCrosses: true,
    render: (pageLine) => <Services content={services} understanding={understanding} pageLine={pageLine} />,
  },
  {
    name: 'process',
    drawsLine: true,
    lineCrosses: true,
    render: () => <Process content={homeProcess} />,
  },
  { name: 'booking', render: (pageLine) => <Booking content={booking} pageLine={pageLine} /> },
  {
    name: 'faq',
    shown: faq.items.length > 0,
    lineCrosses: true,
    render: (pageLine) => <Faq content={faq} pageLine={pageLine} />,
  },
  {
    name: 'closing-cta',
    drawsLine: true,
    lineCrosses: true,
    render: () => <Closing content={closingCta} />,
  },
  {
    name: 'experience',
    render: (pageLine) => <Experience content={experience} calls={RECORDED_CALLS} pageLine={pageLine} />,
  },
  {
    name: 'voice-demos',
    shown: recordings.length > 0,
    lineCrosses: true,
    render: (pageLine) => (
      <VoiceDemos
        content={voiceDemos}
        recordings={recordings}
        tradeRecordings={tradeRecordings}
        pageLine={pageLine}
      />
    ),
  },
  {
    name: 'testimonials',
    shown: testimonials.items.length > 0,
    render: (pageLine) => <Testimonials content={testimonials} pageLine={pageLine} />,
  },
]

/** Home: rendered into the HTML at build time; only leaves run in the browser. */
export default function HomePage() {
  return <Sections sections={SECTIONS} hasPageLine />
}
