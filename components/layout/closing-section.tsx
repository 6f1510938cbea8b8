import { cx } from 'class-variance-authority'
import type { CSSProperties, ReactNode } from 'react'
import closing from './closing-section.module.css'
import { Section, type SectionOf } from './section'
import type { BookingLabels } from '@/content/booking'
import { closingSizes, TRACKING_EM } from '@/lib/drawing/fit-text'
import { BookingButtons } from '@/components/booking/booking-button'

interface ClosingSectionContent {
  label: string
  title: string
  lead: string
  /** Labels of the discovery call's button, if they differ from `content/booking.ts`. */
  booking?: Partial<BookingLabels>
}

interface ClosingSectionProps extends SectionOf<ClosingSectionContent> {
  /** Shown between the lead and the buttons, such as recordings. */
  children?: ReactNode
}

/** The closing call to action of a page: one full-width sentence and the bookings, on the surface of the footer below it. */
export function ClosingSection({ content, pageLine, children }: ClosingSectionProps) {
  const { narrow, wide } = closingSizes(content.title, TRACKING_EM.figure)
  const sizes = { '--narrow': `${narrow}cqw`, '--wide': `${wide}cqw` } as CSSProperties
  return (
    <Section
      name="closing-cta"
      label={content.label}
      hideLabel
      surface="accent"
      pageLine={pageLine}
      className={closing.closing}
    >
      <h2
        className="page-full -ml-[.02em] font-display text-(length:--narrow)/headline font-bold tracking-figure md:text-(length:--wide)/headline"
        style={sizes}
      >
        {content.title}
      </h2>
      <p className="col-span-full mt-7 max-w-[30em] text-lg/text text-pretty text-ink-2 lg:col-end-8">
        {content.lead}
      </p>
      {children ? <div className="page-full mt-9">{children}</div> : null}
      <BookingButtons
        discoveryLabels={content.booking}
        className={cx(
          'page-full mt-7 content-start',
          !children && 'lg:col-start-8 lg:-col-end-1 lg:justify-end',
        )}
      />
    </Section>
  )
}
