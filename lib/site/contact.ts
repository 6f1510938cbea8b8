import type { Booking } from '@/content/booking'
import { sampleContact } from '@/content/facts'
import { siteConfig } from '../config'

/** Published contact: the settings where they are set, the marked sample otherwise. */
export const contact = {
  phone: siteConfig.phone ?? sampleContact.phone,
  whatsappUrl: siteConfig.whatsappUrl ?? sampleContact.whatsappUrl,
  discoveryCallUrl: siteConfig.discoveryCallUrl ?? sampleContact.discoveryCallUrl,
  deepDiveUrl: siteConfig.deepDiveUrl ?? sampleContact.deepDiveUrl,
} as const

/** The page of each booking on which a time is chosen. */
export const schedulingPages: Readonly<Record<Booking, string>> = {
  discovery: contact.discoveryCallUrl,
  'deep-dive': contact.deepDiveUrl,
}

/** Whether the number is the sample one, which nobody answers. */
export const isSamplePhone = siteConfig.phone === undefined

/** `tel:` address of a phone number written for people. */
export const telephoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
