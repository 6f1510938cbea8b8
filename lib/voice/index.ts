/**
 * The call library. The default export takes the place of the official SDK's class; everything else is types,
 * and helpers of a few bytes. Media code is loaded by `prewarm()` or `start()`, never by importing.
 */
export { default } from './vapi/vapi'
export { createFakePlatform, type FakePlatform } from './testing/fake-platform'
export { exportTranscript, type TranscriptDocument } from './transcript-document'
export { isActive, isConnected, isConnecting } from './phases'
export type { CallPhase, CallState, EndReason, MediaCallState } from './state'
export type { CallStage, ValidationError, VoiceError, VoiceErrorCode } from './errors'
export type { CallControls, RemotePlayerState } from './controls/types'
export type { CallTimeouts } from './session/timeouts'
export type { ClientTool, ToolCall } from './tools'
export type { TranscriptLine } from './transcript'
export type * from './vapi/client-messages'
export type * from './vapi/events'
export type * from './vapi/platform-messages'
export type { DailyCallConfig, DailyCallObject, VapiOptions } from './vapi/settings'
export type { NetworkTestResults } from './vapi/network-tests'
export type {
  AssistantOverrides,
  Call,
  CreateAssistantDTO,
  CreateSquadDTO,
  CreateWorkflowDTO,
  StartCallOptions,
  StartOptions,
  WebCall,
  WorkflowOverrides,
} from './vapi/start-request'
