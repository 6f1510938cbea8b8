import { booking } from '@/content/home/booking'
import { BookingButton } from '@/components/ui/booking-button'
import { Arrow, OutArrow } from '@/components/ui/icons'
import { Section } from '@/components/ui/layout'
import { Mark } from '@/components/ui/mark'
import { contact, telephoneUrl } from '@/lib/site/contact'
import { buttonClass } from '@/components/ui/button'
import styles from './booking.module.css'

export function Booking() {
  return (
    <Section name="booking" id="booking" label={booking.label} ground="blotter" wire="right end">
      <div className={styles.thirty}>
        <p className={styles.figure} aria-hidden="true">
          {booking.figure}
        </p>
        <h2 className="text-display text-t7">
          {booking.headline[0]} <br />
          {booking.headline[1]}
        </h2>
      </div>
      <Agenda />
      <Appointment />
      <Ways />
    </Section>
  )
}

/** Five expectations on the clock of the call. */
function Agenda() {
  return (
    <ol className={styles.agenda} aria-label={booking.agendaLabel}>
      {booking.agenda.map((item) => (
        <li key={item.minute}>
          <span className={`figures ${styles.minute}`}>{item.minute}′</span>
          <h3 className="text-t4 leading-tight">{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
      <li className={styles.end}>
        <span className={`figures ${styles.minute}`}>{booking.end}′</span>
      </li>
    </ol>
  )
}

/** The appointment slip. */
function Appointment() {
  const { card } = booking
  return (
    <div className={`sheet ${styles.card}`}>
      <p className={styles.kind}>
        <Mark className="text-violet" />
        <span>{card.kind}</span>
      </p>
      <h3 className="mt-5 mb-3 text-display text-t6 tracking-normal">{card.title}</h3>
      <dl>
        {card.rows.map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd className="font-medium">{row.value}</dd>
          </div>
        ))}
        <div>
          <dt>{card.day.name}</dt>
          <dd className={styles.hand}>{card.day.value}</dd>
        </div>
      </dl>
      <BookingButton booking="discovery" wide />
      <noscript>
        <a href={contact.discoveryCallUrl} className={buttonClass({ look: 'ghost', wide: true })}>
          {card.title}
        </a>
      </noscript>
      <p className="cap mt-3.5 text-balance">{card.caption}</p>
    </div>
  )
}

/** The deep-dive, and two ways to reach a person. */
function Ways() {
  const ways = [
    { title: booking.deepDive.title, text: booking.deepDive.text, href: contact.deepDiveUrl, out: true },
    { title: booking.phone, text: contact.phone, href: telephoneUrl(contact.phone), out: false },
    { title: booking.whatsApp, text: contact.phone, href: contact.whatsappUrl, out: true },
  ]
  return (
    <ul className={styles.ways}>
      {ways.map((way) => (
        <li key={way.title}>
          <a href={way.href} {...(way.out ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
            <b>{way.title}</b>
            <span className="figures">{way.text}</span>
            {way.out ? <OutArrow /> : <Arrow />}
          </a>
        </li>
      ))}
    </ul>
  )
}
