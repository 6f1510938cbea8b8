'use client'

import { PageLink } from '@/components/shell/page-link'
import { voiceButton } from '@/content/voice-button'
import { isDevelopment, voiceConfig } from '@/lib/config'
import { contact, telephoneUrl } from '@/lib/site/contact'
import { Consultant, type ConsultantProps } from './consultant'
import './panel.css'

const ways = {
  bookUrl: contact.discoveryCallUrl,
  phone: contact.phone,
  phoneUrl: telephoneUrl(contact.phone),
}

/** The consultant with this site's account, contact and privacy page. */
export function SiteConsultant(props: Pick<ConsultantProps, 'calls' | 'onPresence' | 'onClose'>) {
  return (
    <Consultant
      {...props}
      account={voiceConfig}
      contact={ways}
      forDevelopers={isDevelopment}
      consent={
        <>
          {voiceButton.consent} <PageLink page="privacy">{voiceButton.privacy}</PageLink>
        </>
      }
    />
  )
}
