import { SampleMark } from '@/components/layout/sample-mark'
import { ButtonRow } from '@/components/ui/button'
import { BookingButton } from '@/components/booking/booking-button'
import { Container } from '@/components/ui/container'
import type { Founder, TeamHeroContent } from '@/content/team'
import { Portrait } from '@/components/illustrations/portrait'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'

export interface HeroProps {
  content: TeamHeroContent
  founder: Founder
}

/** Headline, quote and portrait of the founder. In the drawn portrait a waveform runs from the microphone to the page edge. */
export function Hero({ content, founder }: HeroProps) {
  return (
    <section data-section="hero" aria-label={content.label} className="relative overflow-x-clip pt-8 lg:pt-6">
      <Container>
        <div className="@container">
          <div className="lg:grid-page">
            <h1
              className="-ml-[.02em] type-display text-[min(28cqw,var(--fit-word))] leading-figure tracking-figure lg:col-[1/9] lg:row-start-1 lg:text-[min(18.6cqw,.66*var(--fit-word))]"
              style={fitStyle(content.title, TRACKING_EM.figure, 0.02)}
            >
              {content.title}
            </h1>
            <div className="mt-8 lg:col-[1/8] lg:row-start-2 lg:mt-[9.6cqw] lg:pb-14">
              <blockquote className="max-w-[18em] type-serif text-2xl leading-quote">
                {founder.says}
              </blockquote>
              <p className="mt-4 text-sm text-ink-2">
                <b className="text-ink">{founder.name}</b>
                {`, ${founder.role} `}
                <SampleMark of={founder} />
              </p>
              <ButtonRow className="mt-5">
                <BookingButton inRow booking="discovery" />
              </ButtonRow>
              <p className="mt-6 max-w-[34em] text-pretty text-ink-2">{content.intro}</p>
            </div>
            <div className="@container relative mt-12 md:ml-auto md:w-full md:max-w-[32rem] lg:col-[8/-1] lg:row-[1/3] lg:mt-[3.8cqw] lg:max-w-none">
              <Portrait founder={founder} />
              {/* The page line continues on the right, at the height of the microphone. */}
              <i
                className="page-line-entry pointer-events-none absolute inset-0 [--page-line-drop:0px] [--page-line-y:calc(76.25cqw-1px)] before:content-none"
                data-page-line="entry"
                aria-hidden="true"
              />
            </div>
          </div>
        </div>
      </Container>
    </section>
  )
}
