/** A call, and a conversation by chat and by voice, outside of React and without the class. */
export { createConversation } from './conversation/conversation'
export type {
  ChatState,
  Conversation,
  ConversationActions,
  ConversationLine,
  ConversationMode,
  ConversationOptions,
  ConversationSnapshot,
  ConversationState,
} from './conversation/types'
export { createVoiceClient, type VoiceClient } from './client/voice-client'
export { isActive, isConnected, isConnecting } from './session/phases'
export type { CallPhase, CallState, EndReason } from './session/state'
export { createCaptions, type Captions, type CaptionsOptions } from './captions/captions'
export type { TranscriptLine } from './session/transcript'
export {
  exportTranscript,
  toChatMessages,
  type TranscriptDocument,
  type TranscriptTurn,
} from './session/transcript-document'
export type { CallControls, RemotePlayerState } from './controls/controls'
export type { CallMetrics } from './session/metrics'
export type { AudioTracks, Interruption } from './session/ports'
export { visitorText } from './error-messages'
export { AbortedError, LoadError, MisuseError, ValidationError, VoiceError } from './errors'
export type { CallStage, ErrorTexts, VisitorText, VoiceErrorCode } from './errors'
export type { OutgoingMessage, VapiMessage } from './messages'
export { clientTool, modelTool } from './tools/client-tool'
export type { ArgumentsOf, ParameterSchema, ToolDefinition, ToolParameters } from './tools/client-tool'
export type { ClientTool, ToolCall } from './tools/client-tool'
export type { ToolActivity } from './session/call-tools'
export type { Call, ReconnectableCall } from './client/start-options'
export type {
  CallRequest,
  ChosenDevices,
  Levels,
  LevelSource,
  MicrophoneState,
  SayOptions,
  UseVoiceCallOptions,
  VoiceCall,
  VoiceCallActions,
  VoiceCallCallbacks,
  VoiceCallSnapshot,
} from './client/types'
