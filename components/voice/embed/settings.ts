import type { CallRequest, ClientTool, UseVoiceCallOptions, VapiMessage } from '@/lib/voice/react'
import type { PanelTexts, PartialTexts } from '../panel/texts'
import type { ButtonTexts } from './options'

/** Texts in place of the element's own, so in any language. What is left out stays. */
export interface EmbedTexts extends PartialTexts<PanelTexts> {
  button?: Partial<ButtonTexts>
}

/** What a script sets on the element, beside its attributes. */
export interface EmbedSettings {
  /** Whom to call, and how: overrides, a squad, a workflow, muted. Read at each start. */
  request?: CallRequest | undefined
  /** Fetches a token for each call, instead of `public-key`. */
  getToken?: UseVoiceCallOptions['getToken']
  texts?: EmbedTexts | undefined
}

export type EmbedTools = Map<string, ClientTool>

/** What the element emits beside `voice-state`. */
export interface EmbedEvents {
  'voice-error': { code: string; message: string }
  'voice-message': VapiMessage
}
