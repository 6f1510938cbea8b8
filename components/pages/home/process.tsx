import { BookingButton } from '@/components/booking/booking-button'
import { NoiseToSignal } from '@/components/illustrations/noise-to-signal'
import { ButtonRow } from '@/components/ui/button'
import { Heading, Section } from '@/components/ui/layout'
import { Strip } from '@/components/ui/strip'
import type { process } from '@/content/home/process'

export function Process({ label, headline, picture, steps }: typeof process) {
  return (
    <Section name="process" id="process" label={label} className="overflow-clip">
      <Heading>{headline}</Heading>
      <NoiseToSignal
        label={picture}
        className="page-full mt-[clamp(24px,3vw,48px)] h-[clamp(110px,11.5vw,190px)] max-md:mb-4.5 max-md:h-21"
      />
      {/* On a phone the line in the gutter goes behind the row. */}
      <Strip
        as="ol"
        className="page-full mb-[clamp(36px,4.4vw,64px)] gap-x-7 max-md:relative max-md:swipe-row max-md:auto-cols-[min(70vw,280px)] max-md:bg-paper md:grid md:grid-cols-2 md:gap-y-8 lg:grid-cols-4"
        aria-label={label}
      >
        {steps.map((step) => (
          <li key={step.number} className="group">
            <span className="mt-2 mb-4.5 -ml-[.04em] block font-display text-[clamp(4.5rem,8.6vw,9.5rem)]/[.9] font-bold tracking-[-.01em] group-last:text-violet max-md:m-0 max-md:mb-2 max-md:text-[4.2rem]/[.9]">
              {step.number}
            </span>
            <div>
              <h3 className="text-lg">{step.title}</h3>
              <p className="mt-0.5 mb-2.5 text-sm/normal font-medium text-violet">{step.when}</p>
              <p className="max-w-[19em] text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </Strip>
      <ButtonRow className="page-full">
        <BookingButton booking="discovery" />
        <BookingButton booking="deep-dive" look="ghost" />
      </ButtonRow>
    </Section>
  )
}
