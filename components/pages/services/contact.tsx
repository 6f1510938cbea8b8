import { BookingButtons } from '@/components/booking/booking-button'
import { SampleTag } from '@/components/layout/sample-mark'
import { newTab } from '@/components/ui/button'
import { OutArrow } from '@/components/ui/icons'
import closing from '@/components/layout/closing-section.module.css'
import { Section, type SectionOf } from '@/components/layout/section'
import type { ContactContent } from '@/content/services'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import { contact, isSamplePhone } from '@/lib/booking/contact'

/** The number, as large as the page allows, by the widths of its own characters. */
export function Contact({ content, pageLine }: SectionOf<ContactContent>) {
  const { phone = '' } = contact
  return (
    <Section
      name="contact"
      label={content.label}
      hideLabel
      surface="accent"
      pageLine={pageLine}
      className={closing.closing}
    >
      <h2 className="page-full type-display text-2xl">{content.title}</h2>
      <a
        className="page-full mt-[.12em] mb-[.16em] -ml-[.02em] font-display text-[min(21.9cqw,var(--fit))]/headline font-bold tracking-display lining-nums underline-offset-[.08em] hover:underline hover:decoration-[.03em]"
        style={fitStyle(phone, TRACKING_EM.display)}
        href={contact.phoneUrl}
      >
        <span className="sr-only">{content.phoneLabel}: </span>
        {phone}
      </a>
      <p className="page-full text-lg/text text-ink-2 lg:col-end-8">
        {`${content.lead}\u00a0`}
        {isSamplePhone ? <SampleTag /> : null}{' '}
        {contact.whatsappUrl && (
          <a
            href={contact.whatsappUrl}
            {...newTab}
            className="inline-flex items-baseline gap-1.5 text-ink underline underline-offset-3"
          >
            {content.chatLabel} <OutArrow />
          </a>
        )}
      </p>
      <BookingButtons className="page-full mt-6 content-start lg:col-start-8 lg:mt-0 lg:justify-end" />
    </Section>
  )
}
