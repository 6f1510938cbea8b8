import { voiceEmbed } from '@/content/voice-embed'

/** What the attributes of `<voice-consultant>` say. */
export interface EmbedOptions {
  publicKey: string | undefined
  assistantId: string | undefined
  apiUrl: string | undefined
  callBundleUrl: string | undefined
  /** Label of the button. */
  label: string
  /** Name of the assistant in the transcript. */
  agentName: string
  /** What is recorded and who processes it. */
  consent: string
  privacyUrl: string | undefined
  privacyLabel: string
  bookingUrl: string | undefined
  phone: string | undefined
}

export const ATTRIBUTES = [
  'public-key',
  'assistant-id',
  'api-url',
  'call-bundle-url',
  'label',
  'agent-name',
  'consent',
  'privacy-url',
  'booking-url',
  'phone',
] as const

export type EmbedAttribute = (typeof ATTRIBUTES)[number]

export function readOptions(attribute: (name: EmbedAttribute) => string | null): EmbedOptions {
  const text = (name: EmbedAttribute) => attribute(name)?.trim() || undefined
  /** Only what a link may be: an attribute filled from elsewhere must not run as script. */
  const link = (name: EmbedAttribute) => {
    const value = text(name)
    return value && /^(https?:\/\/|\/|\?|#|\.)/i.test(value) ? value : undefined
  }
  return {
    publicKey: text('public-key'),
    assistantId: text('assistant-id'),
    apiUrl: text('api-url'),
    callBundleUrl: text('call-bundle-url'),
    label: text('label') ?? voiceEmbed.talk,
    agentName: text('agent-name') ?? voiceEmbed.agent,
    consent: text('consent') ?? voiceEmbed.consent,
    privacyUrl: link('privacy-url'),
    privacyLabel: voiceEmbed.privacy,
    bookingUrl: link('booking-url'),
    phone: text('phone'),
  }
}
