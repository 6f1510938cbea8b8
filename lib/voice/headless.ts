/** A call, and a conversation by chat and by voice, outside of React and without the class. */
export { createConversation } from './conversation/conversation'
export type * from './conversation/types'
export * from './exports'
export { createVoiceClient, type VoiceClient } from './client/voice-client'
export { createCaptions, type Captions, type CaptionsOptions } from './captions/captions'
export { visitorText } from './error-messages'
export type { OutgoingMessage, VapiMessage } from './messages'
export type { Call, ReconnectableCall } from './client/start-options'
export type {
  CallRequest,
  ChosenDevices,
  Levels,
  LevelSource,
  MicrophoneState,
  SayOptions,
  Store,
  UseVoiceCallOptions,
  VoiceCall,
  VoiceCallActions,
  VoiceCallCallbacks,
  VoiceCallSnapshot,
} from './client/types'
