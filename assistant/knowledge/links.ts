import { unlessNone } from '@/lib/config/unless-none'
import { sampleContact } from '@/content/facts'

const set = (value: string | undefined, otherwise: string) => value?.trim() || otherwise

/** Where the consultant sends people: the site's own settings, else its marked samples. */
export const LINKS = {
  discoveryCall: set(process.env.NEXT_PUBLIC_DISCOVERY_CALL_URL, sampleContact.discoveryCallUrl),
  deepDive: set(process.env.NEXT_PUBLIC_DEEP_DIVE_URL, sampleContact.deepDiveUrl),
  phone: unlessNone(set(process.env.NEXT_PUBLIC_PHONE, sampleContact.phone)),
  whatsApp: unlessNone(set(process.env.NEXT_PUBLIC_WHATSAPP_URL, sampleContact.whatsappUrl)),
} as const

/** A line as its recording knows it: links and numbers are pointed to, not read out. */
export const withoutLinks = (line: string): string =>
  line
    .replace(/https?:\/\/\S+/g, 'the link is in the transcript.')
    .replace(/\+\d[\d ]{6,}\d/g, 'the number is in the transcript')
