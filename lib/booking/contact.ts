import type { Booking } from '@/content/booking'
import { sampleContact } from '@/content/facts'
import { siteConfig } from '../config'
import { unlessNone } from '../config/unless-none'

/**
 * The published contact, from the settings. Settings that are missing have sample values. There is no number, or no
 * WhatsApp, where the setting is `none`.
 */
export const contact = {
  phone: unlessNone(siteConfig.phone ?? sampleContact.phone),
  phoneUrl: siteConfig.phoneUrl,
  whatsappUrl: unlessNone(siteConfig.whatsappUrl ?? sampleContact.whatsappUrl),
  discoveryCallUrl: siteConfig.discoveryCallUrl ?? sampleContact.discoveryCallUrl,
  deepDiveUrl: siteConfig.deepDiveUrl ?? sampleContact.deepDiveUrl,
} as const

/** The page of each booking on which a time is chosen. */
export const schedulingPages: Readonly<Record<Booking, string>> = {
  discovery: contact.discoveryCallUrl,
  'deep-dive': contact.deepDiveUrl,
}

/** Whether the number is the sample number, which is not in use. */
export const isSamplePhone = siteConfig.phone === undefined
