import type {
  CallRequest,
  ClientTool,
  ToolActivity,
  UseVoiceCallOptions,
  VapiMessage,
} from '@/lib/voice/react'
import type { PanelTexts, PartialTexts } from '../panel/texts'
import type { ButtonTexts } from './options'

/** Texts that replace the element's own, in any language; texts that are left out stay. */
export interface EmbedTexts extends PartialTexts<PanelTexts> {
  button?: Partial<ButtonTexts>
}

/** The properties that a script sets on the element, in addition to its attributes. */
export interface EmbedSettings {
  /** Options of a call: overrides, a squad, a workflow, muted. Read at each start. */
  request?: CallRequest | undefined
  /** Fetches a token for each call, instead of `public-key`. */
  getToken?: UseVoiceCallOptions['getToken']
  texts?: EmbedTexts | undefined
}

export type EmbedTools = Map<string, ClientTool>

/** The events of the element in addition to `voice-state`. */
export interface EmbedEvents {
  'voice-error': { code: string; message: string }
  'voice-message': VapiMessage
  'voice-tool': ToolActivity
}
