import type { components } from '../../api'
import type { TimeoutOptions } from '../session/timeouts'

type Schemas = components['schemas']
export type CreateAssistantDTO = Schemas['CreateAssistantDTO']
export type AssistantOverrides = Schemas['AssistantOverrides']
export type CreateSquadDTO = Schemas['CreateSquadDTO']
export type CreateWorkflowDTO = Schemas['CreateWorkflowDTO']
export type WorkflowOverrides = Schemas['WorkflowOverrides']
export type CreateWebCallDTO = Schemas['CreateWebCallDTO']

export type Call = Schemas['Call']
/** A running call that can be joined again: the fields that are read of it. */
export interface ReconnectableCall {
  /** Address of its room. */
  webCallUrl: string
  /** The platform's id of the call. */
  id?: string
  /** Whether the call is recorded with video; default no. */
  artifactPlan?: { videoRecordingEnabled?: boolean }
  /** The voice's provider says whether the assistant has a picture. */
  assistant?: { voice?: { provider?: string } }
  /** Meeting token of the room; needed where the platform has given one. */
  transport?: { callToken?: string }
}

/** Options of a start that do not say which assistant, squad or workflow to call. */
export interface StartCallOptions {
  /**
   * Whether the platform deletes the room, and ends the call for everybody, once the visitor leaves.
   * Default true; false allows `reconnect`.
   */
  roomDeleteOnUserLeaveEnabled?: boolean | undefined
}

/** What to call, and how: the form of `start` with one object. At least one of assistant, squad, workflow. */
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
  /** Begins muted or not. Default: as `isMuted()` says, which outlives a call. */
  muted?: boolean | undefined
  /** The platform's noise cancellation for the visitor's voice. Default true. */
  noiseCancellation?: boolean | undefined
  /** Aborting it does what `stop()` does, before and during the call. */
  signal?: AbortSignal | undefined
  /** Limits of this start, in milliseconds; see `CallTimeouts` for the defaults. */
  timeouts?: TimeoutOptions | undefined
}

/** Which targets are named, as the events of a start report it. */
export const targetsOf = (options: StartOptions) => ({
  hasAssistant: Boolean(options.assistant || options.assistantId),
  hasSquad: Boolean(options.squad || options.squadId),
  hasWorkflow: Boolean(options.workflow || options.workflowId),
})

export const hasTarget = (options: StartOptions): boolean => Object.values(targetsOf(options)).includes(true)

/** The value as it is now: the page may change it before it is used. What cannot be copied is reported when it is used. */
export function copyOf<T>(value: T): T {
  try {
    return structuredClone(value)
  } catch {
    return value
  }
}

type Compacted<T> = { [K in keyof T]: Exclude<T[K], undefined | null> }

/** Without the fields that are undefined or null. */
export function compact<T extends object>(value: T): Compacted<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field != null)) as Compacted<T>
}
