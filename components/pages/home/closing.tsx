import { BookingButtons } from '@/components/booking/booking-button'
import { FadingLine } from '@/components/illustrations/fading-line'
import { FigureUnit } from '@/components/ui/figure-unit'
import { Container } from '@/components/ui/container'
import type { closingCta } from '@/content/home/closing-cta'

type Content = typeof closingCta

export function Closing({ content }: { content: Content }) {
  const { headline, text, figures, figuresLabel } = content
  return (
    <section
      id="closing-cta"
      data-section="closing-cta"
      data-surface="dark-accent"
      aria-labelledby="closing-headline"
      className="relative overflow-hidden pt-[clamp(44px,9vw,140px)]"
    >
      <Container>
        <h2
          id="closing-headline"
          className="font-display text-[clamp(3.7rem,1rem+13.4vw,15.5rem)]/headline font-bold tracking-quote max-md:text-[19.4vw]/headline"
        >
          {headline.map((line, index) => (
            <span
              key={index}
              className="block last:text-accent md:last:ml-[1.8em] md:nth-2:ml-[.9em]"
            >{`${line} `}</span>
          ))}
        </h2>
        <FadingLine />
        <div className="flex flex-wrap items-end justify-between gap-7 max-md:gap-5">
          <p className="max-w-[24em] text-xl/list tracking-title text-balance text-ink-2 max-md:hidden max-md:text-base/text">
            {text}
          </p>
          <BookingButtons className="max-md:w-full" />
        </div>
        <Figures figures={figures} label={figuresLabel} />
      </Container>
    </section>
  )
}

/** Five figures in a row; on a tablet three and two; on a phone a list. */
function Figures({ figures, label }: { figures: Content['figures']; label: string }) {
  return (
    <dl
      className="mt-[clamp(48px,6vw,96px)] grid border-t border-line-2 max-md:mt-5 max-md:pb-3 md:max-lg:grid-cols-6 lg:grid-cols-[repeat(5,auto)]"
      aria-label={label}
    >
      {figures.map((figure, index) => (
        <div
          key={index}
          className="border-line max-md:flex max-md:items-baseline max-md:justify-between max-md:border-b max-md:py-1 md:px-6 md:pt-5.5 md:pb-9 md:not-first:border-l md:first:pl-0 md:max-lg:col-span-2 md:max-lg:px-4.5 md:max-lg:nth-4:border-l-0 md:max-lg:nth-4:pl-0 md:max-lg:nth-5:col-span-4 md:max-lg:nth-[n+4]:border-t"
        >
          <dt className="text-sm/normal text-ink-2 md:mb-3">{figure.label}</dt>
          <dd className="font-display text-[clamp(3.4rem,5.8vw,6.5rem)]/[.85] font-bold tracking-label whitespace-nowrap max-md:text-[2rem]/none">
            {figure.value}
            <FigureUnit className="text-ink-2">{figure.unit}</FigureUnit>
          </dd>
        </div>
      ))}
    </dl>
  )
}
