import type { components } from '../../api'
import type { CallTimeouts } from '../session/timeouts'

type Schemas = components['schemas']
export type CreateAssistantDTO = Schemas['CreateAssistantDTO']
export type AssistantOverrides = Schemas['AssistantOverrides']
export type CreateSquadDTO = Schemas['CreateSquadDTO']
export type CreateWorkflowDTO = Schemas['CreateWorkflowDTO']
export type WorkflowOverrides = Schemas['WorkflowOverrides']
export type Call = Schemas['Call']
export type CreateWebCallDTO = Schemas['CreateWebCallDTO']

export interface StartCallOptions {
  /**
   * Whether the platform deletes the room, and ends the call for everybody, once the visitor leaves.
   * Default true; false allows `reconnect`.
   */
  roomDeleteOnUserLeaveEnabled?: boolean
}

/** What `reconnect` needs to know of a call. */
export interface WebCall {
  webCallUrl: string
  id?: string
  artifactPlan?: { videoRecordingEnabled?: boolean }
  assistant?: { voice?: { provider?: string } }
  transport?: { callToken?: string }
}

/** The form of `start` with one object. */
export interface StartOptions extends StartCallOptions {
  assistant?: CreateAssistantDTO | string
  assistantId?: string
  assistantOverrides?: AssistantOverrides
  squad?: CreateSquadDTO | string
  squadId?: string
  workflow?: CreateWorkflowDTO | string
  workflowId?: string
  workflowOverrides?: WorkflowOverrides
  /** Aborting it is as good as `stop()`. */
  signal?: AbortSignal
  /** Limits of this start, in milliseconds; see `CallTimeouts` for the defaults. */
  timeouts?: Partial<CallTimeouts>
}

/** The positional form of the official SDK. */
export type PositionalStart = [
  assistant?: CreateAssistantDTO | string | undefined,
  assistantOverrides?: AssistantOverrides | undefined,
  squad?: CreateSquadDTO | string | undefined,
  workflow?: CreateWorkflowDTO | string | undefined,
  workflowOverrides?: WorkflowOverrides | undefined,
  options?: StartCallOptions | undefined,
]

export type StartArguments = [options: StartOptions] | PositionalStart

const OPTION_NAME = /^((assistant|squad|workflow)(Id)?|assistantOverrides|signal|timeouts)$/

/** An assistant's own fields have none of the names by which our options say what to call. */
const isOptions = (value: StartArguments[0]): value is StartOptions =>
  typeof value === 'object' && value !== null && Object.keys(value).some((name) => OPTION_NAME.test(name))

/** Both forms of `start` as one. */
export function toStartOptions(args: StartArguments): StartOptions {
  const [first] = args
  if (isOptions(first)) return first
  const [assistant, assistantOverrides, squad, workflow, workflowOverrides, options] = args as PositionalStart
  return compact({ ...options, assistant, assistantOverrides, squad, workflow, workflowOverrides })
}

/** The platform's body, with only the fields that were given; null, which many apps pass for none, is none (specification, section 3). */
export function toWebCallBody(options: StartOptions): CreateWebCallDTO {
  const { assistant, squad, workflow, assistantOverrides, workflowOverrides, roomDeleteOnUserLeaveEnabled } =
    options
  return compact({
    ...objectOrId(assistant, 'assistant', options.assistantId),
    assistantOverrides,
    ...objectOrId(squad, 'squad', options.squadId),
    ...objectOrId(workflow, 'workflow', options.workflowId),
    workflowOverrides,
    roomDeleteOnUserLeaveEnabled,
  })
}

/** What was asked for, as the events report it. */
export const targetsOf = (options: StartOptions) => ({
  hasAssistant: Boolean(options.assistant ?? options.assistantId),
  hasSquad: Boolean(options.squad ?? options.squadId),
  hasWorkflow: Boolean(options.workflow ?? options.workflowId),
})

const objectOrId = (value: object | string | undefined, name: string, id: string | undefined) =>
  typeof value === 'string' ? { [`${name}Id`]: value } : { [name]: value, [`${name}Id`]: id }

type Compacted<T> = { [K in keyof T]: Exclude<T[K], undefined | null> }

function compact<T extends object>(value: T): Compacted<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field != null)) as Compacted<T>
}
