import { BookingButton } from '@/components/booking/booking-button'
import { Call } from '@/components/illustrations/call/call'
import { HangingSlips } from '@/components/illustrations/hanging-slips'
import { ButtonRow, TextLink } from '@/components/ui/button'
import { Wrap } from '@/components/ui/layout'
import type { LineStretch } from '@/components/ui/page-line'
import type { hero } from '@/content/home/hero'
import type { sampleCall } from '@/content/home/sample-call'
import styles from './hero.module.css'

type HeroProps = typeof hero & { call: typeof sampleCall; line: LineStretch }

export function Hero({
  headline,
  lead,
  demosLink,
  reassurance,
  highlights,
  highlightsLabel,
  call,
  line,
}: HeroProps) {
  return (
    <section
      data-section="hero"
      data-call="waiting"
      aria-labelledby="headline"
      className="relative overflow-x-clip"
    >
      <Wrap className="@container relative z-2">
        <h1 id="headline" className={styles.headline}>
          {/* One text, so that letters of another font, come late, move nothing but themselves. */}
          {headline.join(' ')}
          <span className={styles.dot}>.</span>
        </h1>
        <div className={styles.below}>
          <div className={styles.lead}>
            <p className="max-w-[21em] text-xl/[1.26] tracking-[-.018em] text-pretty max-md:text-[1.375rem]/[1.26] max-sm:mb-3.5">
              {lead}
            </p>
            <ButtonRow className="mt-6 max-sm:contents">
              <BookingButton booking="discovery" />
              <BookingButton booking="deep-dive" look="ghost" />
              <TextLink href="#voice-demos" className="md:ml-2">
                {demosLink}
              </TextLink>
            </ButtonRow>
            <p className="mt-3 text-sm/normal text-ink-3 max-sm:mt-0 max-sm:ml-auto">
              <b className="font-medium text-ink-2">{reassurance[0]}</b>{' '}
              <span className="max-sm:hidden">{reassurance[1]}</span>
            </p>
          </div>
          <HangingSlips label={highlightsLabel} items={highlights} />
        </div>
      </Wrap>
      <Call call={call} line={line} />
    </section>
  )
}
