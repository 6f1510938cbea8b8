import type { components } from '../../api'
import { isMobileDevice } from '../browser/environment'
import type { TimeoutOptions } from '../session/timeouts'
import type { ProgressMetadata, StartContext } from './events'

type Schemas = components['schemas']
/** An assistant's definition, as the platform's API takes it. */
export type CreateAssistantDTO = Schemas['CreateAssistantDTO']
/** Changes to an assistant for one call. */
export type AssistantOverrides = Schemas['AssistantOverrides']
/** A squad's definition, as the platform's API takes it. */
export type CreateSquadDTO = Schemas['CreateSquadDTO']
/** A workflow's definition, as the platform's API takes it. */
export type CreateWorkflowDTO = Schemas['CreateWorkflowDTO']
/** Changes to a workflow for one call. */
export type WorkflowOverrides = Schemas['WorkflowOverrides']
/** A call, as the platform's API answers with it. */
export type Call = Schemas['Call']
/** Body of `POST /call/web`. */
export type CreateWebCallDTO = Schemas['CreateWebCallDTO']

/** Options of a start that are no part of what is called. */
export interface StartCallOptions {
  /**
   * Whether the platform deletes the room, and ends the call for everybody, once the visitor leaves.
   * Default true; false allows `reconnect`.
   */
  roomDeleteOnUserLeaveEnabled?: boolean | undefined
}

/** A running call that can be joined again: the fields that are read of it. */
export interface ReconnectableCall {
  /** Address of its room. */
  webCallUrl: string
  /** The platform's id of the call. */
  id?: string
  artifactPlan?: { videoRecordingEnabled?: boolean }
  assistant?: { voice?: { provider?: string } }
  transport?: { callToken?: string }
}

/** What to call, and how: the form of `start` with one object. At least one of assistant, squad, workflow. */
export interface StartOptions extends StartCallOptions {
  /** An assistant made for this call, or the id of one. */
  assistant?: CreateAssistantDTO | string | undefined
  /** Id of an assistant. */
  assistantId?: string | undefined
  /** Changes to the assistant, for this call only. */
  assistantOverrides?: AssistantOverrides | undefined
  /** A squad made for this call, or the id of one. */
  squad?: CreateSquadDTO | string | undefined
  /** Id of a squad. */
  squadId?: string | undefined
  /** A workflow made for this call, or the id of one. */
  workflow?: CreateWorkflowDTO | string | undefined
  /** Id of a workflow. */
  workflowId?: string | undefined
  /** Changes to the workflow, for this call only. */
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

/** Arguments of `start`: one object, or the positional form of the official SDK. */
export type StartArguments = [
  assistant?: CreateAssistantDTO | StartOptions | string | undefined,
  assistantOverrides?: AssistantOverrides | undefined,
  squad?: CreateSquadDTO | string | undefined,
  workflow?: CreateWorkflowDTO | string | undefined,
  workflowOverrides?: WorkflowOverrides | undefined,
  options?: StartCallOptions | undefined,
]

/** What a start is for, as its events report it. */
export interface StartDescription {
  isReconnect: boolean
  /** What was asked for, or the call that is joined again: metadata of the first stage. */
  progressMetadata: ProgressMetadata
  context: StartContext
}

const startDescription = (isReconnect: boolean, progressMetadata: ProgressMetadata): StartDescription => ({
  isReconnect,
  progressMetadata,
  context: { ...(isReconnect && { isReconnect }), ...progressMetadata, isMobile: isMobileDevice() },
})

/** Which targets a start names. */
export const describeStart = (options: StartOptions): StartDescription =>
  startDescription(false, targetsOf(options))

/** Which call a reconnect joins again; it may be anything, since it is checked later. */
export function describeReconnect(webCall: unknown): StartDescription {
  const { id, artifactPlan, assistant } = Object(webCall) as Partial<ReconnectableCall>
  return startDescription(true, {
    callId: id || 'unknown',
    hasVideoRecording: artifactPlan?.videoRecordingEnabled === true,
    voiceProvider: assistant?.voice?.provider || 'unknown',
  })
}

const OPTION_NAME =
  /^((assistant|squad|workflow)(Id)?|(assistant|workflow)Overrides|muted|noiseCancellation|signal|timeouts)$/

/** An assistant has no field with the name of an option. */
const isOptions = (value: StartArguments[0]): value is StartOptions =>
  typeof value === 'object' && value !== null && Object.keys(value).some((name) => OPTION_NAME.test(name))

/** Both forms of `start` as one. Null, which many apps pass for nothing, is nothing. */
export function toStartOptions(args: StartArguments): StartOptions {
  const [assistant, assistantOverrides, squad, workflow, workflowOverrides, options] = args
  if (isOptions(assistant)) return compact(assistant)
  return compact({ ...options, assistant, assistantOverrides, squad, workflow, workflowOverrides })
}

/** What was asked for, as the events report it. */
const targetsOf = (options: StartOptions) => ({
  hasAssistant: Boolean(options.assistant || options.assistantId),
  hasSquad: Boolean(options.squad || options.squadId),
  hasWorkflow: Boolean(options.workflow || options.workflowId),
})

/** Whether there is an assistant, a squad or a workflow to call. */
export const hasTarget = (options: StartOptions): boolean => Object.values(targetsOf(options)).includes(true)

type Compacted<T> = { [K in keyof T]: Exclude<T[K], undefined | null> }

/** Without the fields that are undefined or null. */
export function compact<T extends object>(value: T): Compacted<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field != null)) as Compacted<T>
}
