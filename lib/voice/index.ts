/** The call library. Importing it touches no browser global and loads no media code: `prewarm()` and `start()` do. */
export { default } from './vapi/vapi'
export * from './exports'
export type { MediaCallState } from './session/transport'
export type { CallTimeouts } from './session/timeouts'
export type * from './messages'
export type * from './vapi/events'
export type { DailyCallConfig, DailyCallObject, VapiOptions } from './vapi/vapi-call'
export type { NetworkTestResults } from './controls/network-tests'
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
