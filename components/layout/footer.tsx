'use client'

import { ButtonRow } from '@/components/ui/button'
import { facts } from '@/content/facts'
import { NAVIGATION, pages } from '@/content/pages'
import { shellCopy } from '@/content/shell'
import { BookingButton } from '@/components/booking/booking-button'
import { Wrap } from '@/components/ui/layout'
import { contact, telephoneUrl } from '@/lib/site/contact'
import { PageLink } from './page-link'
import { SampleTag } from './sample-mark'
import { VisitPrice } from './visit-price'
import styles from './footer.module.css'

export function Footer() {
  return (
    <footer data-surface="violet" className={styles.foot}>
      <Wrap className={styles.wrap}>
        <div className={styles.top}>
          <p className={styles.farewell}>{shellCopy.farewell}</p>
          <ButtonRow>
            <BookingButton booking="discovery" />
            <BookingButton booking="deep-dive" look="ghost" />
          </ButtonRow>
        </div>
        <div className={styles.row} data-line-end>
          <nav aria-label={shellCopy.footerNavigation}>
            <ul>
              {NAVIGATION.filter((page) => page !== 'home').map((page) => (
                <li key={page}>
                  <PageLink page={page}>{pages[page].label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <p className="lining-nums tabular-nums">
            <a href={telephoneUrl(contact.phone)}>{contact.phone}</a>{' '}
            <a href={contact.whatsappUrl} target="_blank" rel="noopener noreferrer">
              {shellCopy.whatsApp}
            </a>
          </p>
        </div>
        <div className={styles.end}>
          <p>{shellCopy.copyright}</p>
          <p>
            <SampleTag /> {shellCopy.sample.meaning}
          </p>
          <VisitPrice />
          <p>
            <PageLink page="terms">{pages.terms.label}</PageLink>{' '}
            <PageLink page="privacy">{pages.privacy.label}</PageLink>{' '}
            <PageLink page="terms" section="imprint">
              {shellCopy.imprint}
            </PageLink>
          </p>
        </div>
        <p className={styles.word} aria-hidden="true">
          {facts.name}
        </p>
      </Wrap>
    </footer>
  )
}
