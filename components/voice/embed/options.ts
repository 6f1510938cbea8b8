import { voiceEmbed } from '@/content/voice-embed'

/** Texts of the button and of the sentence beside it. */
export type ButtonTexts = typeof voiceEmbed

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
  /** Changes to the assistant, as JSON: variables, first message, metadata. */
  overrides: string | undefined
}

/** Whose call it is; changing one of them ends a call that goes on. */
export const ACCOUNT_ATTRIBUTES = ['public-key', 'assistant-id', 'api-url', 'call-bundle-url'] as const

export const ATTRIBUTES = [
  ...ACCOUNT_ATTRIBUTES,
  'label',
  'agent-name',
  'consent',
  'privacy-url',
  'booking-url',
  'phone',
  'overrides',
] as const

export type EmbedAttribute = (typeof ATTRIBUTES)[number]

export function readOptions(
  attribute: (name: EmbedAttribute) => string | null,
  texts: ButtonTexts = voiceEmbed,
): EmbedOptions {
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
    label: text('label') ?? texts.talk,
    agentName: text('agent-name') ?? texts.agent,
    consent: text('consent') ?? texts.consent,
    privacyUrl: link('privacy-url'),
    privacyLabel: texts.privacy,
    bookingUrl: link('booking-url'),
    phone: text('phone'),
    overrides: text('overrides'),
  }
}
