import type { CSSProperties } from 'react'
import { BookingButton } from '@/components/ui/booking-button'
import { ButtonLink } from '@/components/ui/button'
import { OutArrow } from '@/components/ui/icons'
import { Section } from '@/components/ui/layout'
import { servicesContact } from '@/content/services'
import { contact, telephoneUrl } from '@/lib/site/contact'
import styles from './contact.module.css'

/** The number, as large as the page allows. */
export function Contact() {
  return (
    <Section name="contact" label="Contact" hideLabel surface="night" wire="left" className={styles.contact}>
      <h2 className="full-measure text-display text-t6">{servicesContact.title}</h2>
      <a
        className={styles.number}
        style={{ '--length': contact.phone.length } as CSSProperties}
        href={telephoneUrl(contact.phone)}
      >
        <span className="sr-only">{servicesContact.phoneLabel}: </span>
        {contact.phone}
      </a>
      <p className={styles.lead}>{servicesContact.lead}</p>
      <div className={styles.ways}>
        <ButtonLink href={contact.whatsappUrl} look="ghost" external>
          {servicesContact.chatLabel} <OutArrow />
        </ButtonLink>
        <BookingButton booking="discovery" />
      </div>
    </Section>
  )
}
