import { BookingButtons } from '@/components/booking/booking-button'
import { NoiseToSignal } from '@/components/illustrations/noise-to-signal'
import { Section } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { homeProcess } from '@/content/home/process'

export function Process({ content }: { content: typeof homeProcess }) {
  const { label, headline, picture, steps } = content
  return (
    <Section name="process" label={label} className="overflow-clip">
      <Heading>{headline}</Heading>
      <NoiseToSignal label={picture} />
      <ol
        className="page-full mb-[clamp(28px,4.4vw,64px)] gap-x-7 max-md:border-t max-md:border-line md:grid md:grid-cols-2 md:gap-y-8 lg:grid-cols-4"
        aria-label={label}
      >
        {steps.map((step, index) => (
          <li
            key={index}
            className="group max-md:grid max-md:grid-cols-[3.1rem_1fr] max-md:border-b max-md:border-line max-md:py-2.5"
          >
            <span className="-ml-[.04em] block font-display text-[clamp(4.5rem,8.6vw,9.5rem)]/headline font-bold tracking-label group-last:text-accent max-md:text-[2.6rem]/headline md:mt-2 md:mb-4.5">
              {step.number}
            </span>
            <div className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between">
              <h3 className="text-lg">{step.title}</h3>
              <p className="mt-0.5 mb-2.5 text-sm/normal font-medium text-accent max-md:m-0">{step.when}</p>
              <p className="max-w-[19em] text-ink-2 max-md:max-w-none max-md:text-sm">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <BookingButtons className="page-full" />
    </Section>
  )
}
