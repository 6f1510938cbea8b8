import { voiceEmbed } from '@/content/voice-embed'

/** Texts of the button and of the sentence next to it. */
export type ButtonTexts = typeof voiceEmbed

type EmbedMode = 'both' | 'voice' | 'chat'

/** The options in the attributes of `<voice-consultant>`. */
export interface EmbedOptions {
  publicKey: string | undefined
  assistantId: string | undefined
  apiUrl: string | undefined
  callBundleUrl: string | undefined
  /** Which buttons are shown. */
  mode: EmbedMode
  /** Shows the chat as soon as the page has loaded. A call begins with a click only. */
  isOpen: boolean
  /** Label of the button. */
  label: string
  /** Name of the assistant in the transcript. */
  agentName: string
  /** What is recorded and who processes it. */
  consent: string
  /** Of that sentence; kept with the visitor's choice about recording. */
  consentVersion: string | undefined
  privacyUrl: string | undefined
  privacyLabel: string
  bookingUrl: string | undefined
  phone: string | undefined
  /** Changes to the assistant, as JSON: variables, first message, metadata. */
  overrides: string | undefined
}

/** Attributes of the account; changing one of them ends an active call. */
export const ACCOUNT_ATTRIBUTES = ['public-key', 'assistant-id', 'api-url', 'call-bundle-url'] as const

export const ATTRIBUTES = [
  ...ACCOUNT_ATTRIBUTES,
  'mode',
  'open',
  'label',
  'agent-name',
  'consent',
  'consent-version',
  'privacy-url',
  'booking-url',
  'phone',
  'overrides',
] as const

type EmbedAttribute = (typeof ATTRIBUTES)[number]

export function readOptions(
  attribute: (name: EmbedAttribute) => string | null,
  texts: ButtonTexts = voiceEmbed,
): EmbedOptions {
  const text = (name: EmbedAttribute) => attribute(name)?.trim() || undefined
  /** Only what a link may be: an attribute filled from elsewhere must not run as script. */
  const link = (name: EmbedAttribute) => {
    const value = text(name)
    // Browsers ignore control characters in a scheme.
    const isOtherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(value?.replace(/[\p{Cc}\s]/gu, '') ?? '')
    return isOtherScheme ? undefined : value
  }
  const mode = text('mode')
  const wanted: EmbedMode = mode === 'voice' || mode === 'chat' ? mode : 'both'
  return {
    publicKey: text('public-key'),
    assistantId: text('assistant-id'),
    apiUrl: text('api-url'),
    callBundleUrl: text('call-bundle-url'),
    mode: wanted,
    isOpen: attribute('open') !== null && wanted !== 'voice',
    label: text('label') ?? (wanted === 'chat' ? texts.chat : texts.talk),
    agentName: text('agent-name') ?? texts.agent,
    consent: text('consent') ?? (wanted === 'chat' ? texts.chatConsent : texts.consent),
    consentVersion: text('consent-version'),
    privacyUrl: link('privacy-url'),
    privacyLabel: texts.privacy,
    bookingUrl: link('booking-url'),
    phone: text('phone'),
    overrides: text('overrides'),
  }
}
