import { BookingButton } from '@/components/booking/booking-button'
import { newTab } from '@/components/ui/button'
import { cardClass } from '@/components/ui/card'
import { Arrow, Mark, OutArrow } from '@/components/ui/icons'
import { Section, type SectionOf } from '@/components/layout/section'
import type { booking } from '@/content/home/booking'
import { contact } from '@/lib/booking/contact'

type Content = typeof booking

export function Booking({ content, pageLine }: SectionOf<Content>) {
  const { label, figure, headline } = content
  return (
    <Section name="booking" label={label} ground="surface-accent" pageLine={pageLine}>
      <div className="page-text mb-[clamp(24px,5vw,72px)] flex items-end gap-[clamp(20px,3.5vw,56px)] max-md:gap-3.5">
        <p
          className="mt-[.06em] mb-[.02em] -ml-[.0085em] flex-none font-display text-[clamp(9rem,25vw,29rem)]/[.7] font-bold tracking-title text-accent max-md:text-[40vw]/[.7]"
          aria-hidden="true"
        >
          {figure}
        </p>
        <h2 className="type-display text-3xl max-md:text-[2.5rem]/headline">
          {headline[0]} <br />
          {headline[1]}
        </h2>
      </div>
      <Agenda content={content} />
      <Appointment content={content.card} />
      <OtherContacts content={content} />
    </Section>
  )
}

const TIMELINE_TICK_CLASS =
  "after:absolute after:top-3 after:left-14 after:h-[1.5px] after:w-4 after:bg-ink after:content-[''] max-md:after:left-10"

function Agenda({ content: { agenda, agendaLabel, end } }: { content: Content }) {
  return (
    <ol className="col-span-full md:col-end-8 lg:col-start-3 lg:col-end-9" aria-label={agendaLabel}>
      {agenda.map((item, index) => (
        <li
          key={index}
          className={`relative grid grid-cols-[64px_1fr] gap-x-5 pb-6.5 before:absolute before:top-3 before:-bottom-3 before:left-[63px] before:w-[1.5px] before:bg-ink before:content-[''] max-md:grid-cols-[46px_1fr] max-md:gap-x-3 max-md:pb-2 max-md:before:left-[47px] max-md:last:pb-0 ${TIMELINE_TICK_CLASS}`}
        >
          <Minute minute={item.minute} />
          <h3 className="pl-5 text-lg/tight max-md:pl-3.5 max-md:text-base/tight">{item.title}</h3>
          <p className="col-start-2 pl-5 text-ink-2 max-md:hidden">{item.text}</p>
        </li>
      ))}
      {/* The end of the timeline. A screen reader would read it as an item with nothing but “30′”. */}
      <li className={`relative ${TIMELINE_TICK_CLASS}`} aria-hidden="true">
        <Minute minute={end} />
      </li>
    </ol>
  )
}

function Minute({ minute }: { minute: number }) {
  return <span className="text-lg/quote font-semibold lining-nums tabular-nums">{`${minute}′`}</span>
}

const DETAIL_ROW_CLASS =
  'grid grid-cols-[74px_1fr] items-baseline border-b border-dotted border-line-2 py-2.5 max-md:py-1.5'
const DETAIL_NAME_CLASS = 'text-sm/normal text-ink-3'

function Appointment({ content: { kind, title, rows, day, caption } }: { content: Content['card'] }) {
  return (
    <div
      data-surface="light"
      className={cardClass({
        className:
          'relative col-span-full mt-10 max-w-105 self-start px-7 pt-6 pb-6.5 max-md:mt-5 max-md:px-5 max-md:pt-4 max-md:pb-4.5 md:col-start-8 md:mt-0 md:w-full md:justify-self-end lg:col-start-9',
      })}
    >
      <p className="flex items-center justify-between border-b-2 border-ink pb-3.5 text-sm text-ink-2 max-md:hidden">
        <Mark />
        <span>{kind}</span>
      </p>
      <h3 className="mt-5 mb-3 type-display text-2xl tracking-normal max-md:mt-0 max-md:mb-1">{title}</h3>
      <dl className="mb-5.5 max-md:mb-4">
        {rows.map((row, index) => (
          <div key={index} className={DETAIL_ROW_CLASS}>
            <dt className={DETAIL_NAME_CLASS}>{row.name}</dt>
            <dd className="font-medium">{row.value}</dd>
          </div>
        ))}
        <div className={DETAIL_ROW_CLASS}>
          <dt className={DETAIL_NAME_CLASS}>{day.name}</dt>
          <dd className="font-serif-italic text-[1.5rem]/none text-accent italic">{day.value}</dd>
        </div>
      </dl>
      <BookingButton booking="discovery" wide />
      <p className="mt-3.5 type-caption text-balance">{caption}</p>
    </div>
  )
}

function OtherContacts({ content: { deepDive, phone, whatsApp } }: { content: Content }) {
  const contacts = [
    { title: deepDive.title, text: deepDive.text, href: contact.deepDiveUrl, external: true },
    { title: phone, text: contact.phone, href: contact.phoneUrl, external: false },
    { title: whatsApp, text: contact.phone, href: contact.whatsappUrl, external: true },
  ].filter(({ href }) => href)
  return (
    <ul className="page-text mt-[clamp(24px,4.4vw,64px)] grid border-t-2 border-ink max-md:grid-cols-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-[minmax(0,1.7fr)]">
      {contacts.map(({ title, text, href, external }, index) => (
        <li key={index} className="group max-md:first:col-span-full max-md:nth-2:last:col-span-full">
          <a
            href={href}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-b border-line py-4.5 max-md:py-3 max-md:pr-3 max-md:group-nth-3:border-l max-md:group-nth-3:pl-4 md:h-full md:pr-[clamp(12px,1.7vw,24px)] md:group-not-first:border-l md:group-not-first:pl-[clamp(12px,1.7vw,24px)] [&>svg]:col-start-2 [&>svg]:row-span-2 [&>svg]:row-start-1 [&>svg]:text-accent max-md:[&>svg]:row-end-2"
            {...(external ? newTab : {})}
          >
            <b className="text-lg/normal tracking-title transition-colors duration-(--quick) md:max-lg:text-base/normal [a:hover>&]:text-accent">
              {title}
            </b>
            <span className="text-sm/normal text-balance text-ink-2 lining-nums tabular-nums max-md:col-span-full max-md:group-first:hidden">
              {text}
            </span>
            {external ? <OutArrow /> : <Arrow />}
          </a>
        </li>
      ))}
    </ul>
  )
}
