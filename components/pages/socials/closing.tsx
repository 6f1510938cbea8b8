import { BookingButton } from '@/components/ui/booking-button'
import { Section } from '@/components/ui/layout'
import { socialsClosing } from '@/content/socials'

export function SocialsClosing() {
  return (
    <Section name="closing-cta" label={socialsClosing.name} surface="night" hideLabel>
      <h2 className="full-measure text-display text-[clamp(4.6rem,15.5vw,15.5rem)] leading-[.82] tracking-[-.013em]">
        {socialsClosing.title}
      </h2>
      <div className="full-measure mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-7 lg:mt-12">
        <p className="max-w-[24em] text-t5 tracking-[-.018em] text-ink-2">{socialsClosing.text}</p>
        <div className="btns">
          <BookingButton booking="discovery" />
          <BookingButton booking="deep-dive" look="ghost" />
        </div>
      </div>
    </Section>
  )
}
