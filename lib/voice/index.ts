/**
 * The call library. The default export replaces the official SDK's class. Importing touches no browser
 * global and loads no media code: `prewarm()` and `start()` do.
 */
export { default } from './vapi/vapi'
export { AbortedError, LoadError, MisuseError, ValidationError, VoiceError } from './errors'
export {
  exportTranscript,
  toChatMessages,
  type TranscriptDocument,
  type TranscriptTurn,
} from './session/transcript-document'
export { clientTool, modelTool } from './tools/client-tool'
export type { ArgumentsOf, ParameterSchema, ToolDefinition, ToolParameters } from './tools/client-tool'
export { isActive, isConnected, isConnecting } from './session/phases'
export type { CallPhase, CallState, EndReason } from './session/state'
export type { MediaCallState } from './session/transport'
export type { CallStage, ErrorTexts, VisitorText, VoiceErrorCode } from './errors'
export type { CallControls, RemotePlayerState } from './controls/controls'
export type { CallMetrics } from './session/metrics'
export type { AudioTracks, Interruption } from './session/ports'
export type { CallTimeouts } from './session/timeouts'
export type { ClientTool, ToolCall } from './tools/client-tool'
export type { ToolActivity } from './session/call-tools'
export type { TranscriptLine } from './session/transcript'
export type * from './messages'
export type * from './vapi/events'
export type { DailyCallConfig, DailyCallObject, VapiOptions } from './vapi/vapi-call'
export type { NetworkTestResults } from './vapi/network-tests'
export type {
  AssistantOverrides,
  Call,
  CreateAssistantDTO,
  CreateSquadDTO,
  CreateWorkflowDTO,
  ReconnectableCall,
  StartCallOptions,
  StartOptions,
  WorkflowOverrides,
} from './client/start-options'
