import { section, Sections } from '@/components/layout/sections'
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

const SECTIONS = [
  section('hero', Hero, {
    content: hero,
    call: sampleCall,
    recording: recordingOf(sampleCall.recordingId),
  }),
  section('why-choose', WhyChoose, { content: whyChoose, pictures: mvpPictures }),
  section('trusted-by', TrustedBy, { content: trustedBy }, { shown: trustedBy.clients.length > 0 }),
  section('services', Services, { content: services, understanding }, { lineCrosses: true }),
  section('process', Process, { content: homeProcess }, { drawsLine: true, lineCrosses: true }),
  section('booking', Booking, { content: booking }),
  section('faq', Faq, { content: faq }, { shown: faq.items.length > 0, lineCrosses: true }),
  section('closing-cta', Closing, { content: closingCta }, { drawsLine: true, lineCrosses: true }),
  section('experience', Experience, { content: experience, calls: RECORDED_CALLS }),
  section(
    'voice-demos',
    VoiceDemos,
    { content: voiceDemos, recordings, tradeRecordings },
    { shown: recordings.length > 0, lineCrosses: true },
  ),
  section('testimonials', Testimonials, { content: testimonials }, { shown: testimonials.items.length > 0 }),
]

/** Home: rendered into the HTML at build time; only leaves run in the browser. */
export default function HomePage() {
  return <Sections sections={SECTIONS} hasPageLine />
}
