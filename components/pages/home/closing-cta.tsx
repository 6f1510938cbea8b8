import { BookingButton } from '@/components/booking/booking-button'
import { FadingLine } from '@/components/illustrations/fading-line'
import { ButtonRow } from '@/components/ui/button'
import { Wrap } from '@/components/ui/layout'
import { Strip } from '@/components/ui/strip'
import type { closingCta } from '@/content/home/closing-cta'

type Content = typeof closingCta

export function ClosingCta({ headline, text, figures, figuresLabel }: Content) {
  return (
    <section
      data-section="closing-cta"
      data-surface="night"
      aria-labelledby="closing-headline"
      className="relative overflow-hidden pt-[clamp(72px,9vw,140px)]"
    >
      <Wrap>
        <h2
          id="closing-headline"
          className="font-display text-[clamp(3.7rem,1rem+13.4vw,15.5rem)]/[.84] font-bold tracking-[-.012em] max-md:text-[19.4vw]/[.84]"
        >
          {headline.map((line) => (
            <span
              key={line}
              className="block last:text-violet md:last:ml-[1.8em] md:nth-2:ml-[.9em]"
            >{`${line} `}</span>
          ))}
        </h2>
        <FadingLine className="mt-[clamp(30px,4vw,64px)] mb-[clamp(24px,3vw,40px)] h-[clamp(70px,8vw,120px)]" />
        <div className="flex flex-wrap items-end justify-between gap-7">
          <p className="max-w-[24em] text-xl/[1.3] tracking-[-.015em] text-balance text-ink-2">{text}</p>
          <ButtonRow className="max-md:w-full">
            <BookingButton booking="discovery" />
            <BookingButton booking="deep-dive" look="ghost" />
          </ButtonRow>
        </div>
        <Figures figures={figures} label={figuresLabel} />
      </Wrap>
    </section>
  )
}

/** Five figures in a row; on a tablet three and two; on a phone a row that scrolls sideways, over the line. */
function Figures({ figures, label }: { figures: Content['figures']; label: string }) {
  return (
    <Strip
      as="dl"
      className="mt-[clamp(48px,6vw,96px)] grid border-t border-line-2 max-md:relative max-md:-mx-pad max-md:mt-9 max-md:[scrollbar-width:none] max-md:auto-cols-max max-md:grid-flow-col max-md:overflow-x-auto max-md:overscroll-x-contain max-md:bg-paper max-md:px-pad md:max-lg:grid-cols-6 lg:grid-cols-[repeat(5,auto)]"
      aria-label={label}
    >
      {figures.map((figure) => (
        <div
          key={figure.label}
          className="border-line px-6 pt-5.5 pb-9 not-first:border-l first:pl-0 max-lg:px-4.5 max-lg:pt-4.5 max-lg:pb-6.5 max-md:pt-4 max-md:pb-6 md:max-lg:col-span-2 md:max-lg:nth-4:border-l-0 md:max-lg:nth-4:pl-0 md:max-lg:nth-[n+4]:col-span-3 md:max-lg:nth-[n+4]:border-t"
        >
          <dt className="mb-3 text-sm/normal text-ink-3">{figure.label}</dt>
          <dd className="font-display text-[clamp(3.4rem,5.8vw,6.5rem)]/[.85] font-bold tracking-[-.01em] whitespace-nowrap">
            {figure.value}
            <small className="ml-[.18em] font-text text-[clamp(var(--text-lg),2.1vw,2.25rem)]/none font-medium tracking-[-.01em] text-ink-2">
              {figure.unit}
            </small>
          </dd>
        </div>
      ))}
    </Strip>
  )
}
