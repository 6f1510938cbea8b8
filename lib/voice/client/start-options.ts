import type { components } from '../../api'
import type { TimeoutOptions } from '../session/timeouts'

type Schemas = components['schemas']
export type CreateAssistantDTO = Schemas['CreateAssistantDTO']
export type AssistantOverrides = Schemas['AssistantOverrides']
export type CreateSquadDTO = Schemas['CreateSquadDTO']
export type CreateWorkflowDTO = Schemas['CreateWorkflowDTO']
export type WorkflowOverrides = Schemas['WorkflowOverrides']
export type Call = Schemas['Call']
/** A running call that can be joined again: the fields that we read. */
export interface ReconnectableCall {
  webCallUrl: string
  id?: string
  /** Whether the call is recorded with video; default no. */
  artifactPlan?: { videoRecordingEnabled?: boolean }
  /** The provider of the voice says whether the assistant has a video track. */
  assistant?: { voice?: { provider?: string } }
  /** Meeting token of the room. Needed if the platform has sent one. */
  transport?: { callToken?: string }
}

/** Options of a start that do not say which assistant, squad or workflow to call. */
export interface StartCallOptions {
  /** Whether the call ends for every participant once the visitor leaves. Default true; false allows `reconnect`. */
  roomDeleteOnUserLeaveEnabled?: boolean | undefined
}

/** The argument of `start` as one object. Names at least one assistant, squad or workflow. */
export interface StartOptions extends StartCallOptions {
  /** An assistant made for this call, or the id of one. */
  assistant?: CreateAssistantDTO | string | undefined
  assistantId?: string | undefined
  /** Changes to the assistant, for this call only. */
  assistantOverrides?: AssistantOverrides | undefined
  /** A squad made for this call, or the id of one. */
  squad?: CreateSquadDTO | string | undefined
  squadId?: string | undefined
  /** A workflow made for this call, or the id of one. */
  workflow?: CreateWorkflowDTO | string | undefined
  workflowId?: string | undefined
  workflowOverrides?: WorkflowOverrides | undefined
  /** Whether the call begins muted. Default: `isMuted()`, which keeps its value after a call. */
  muted?: boolean | undefined
  /** The platform's noise cancellation for the visitor's voice. Default true. */
  noiseCancellation?: boolean | undefined
  /** Aborting it has the effect of `stop()`, before and during the call. */
  signal?: AbortSignal | undefined
  /** Limits of this start, in milliseconds; see `CallTimeouts` for the defaults. */
  timeouts?: TimeoutOptions | undefined
}
