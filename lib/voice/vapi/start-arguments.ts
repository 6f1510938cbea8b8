import { isMobileDevice } from '../browser/page'
import type { CallStart } from '../client/call-engine'
import { compact, targetsOf } from '../client/start-options'
import type {
  AssistantOverrides,
  ReconnectableCall,
  CreateAssistantDTO,
  CreateSquadDTO,
  CreateWorkflowDTO,
  StartCallOptions,
  StartOptions,
  WorkflowOverrides,
} from '../client/start-options'
import type { StartContext } from './events'

/** Arguments of `start`: one object, or the positional form of the official SDK. */
export type StartArguments = [
  assistant?: CreateAssistantDTO | StartOptions | string | undefined,
  assistantOverrides?: AssistantOverrides | undefined,
  squad?: CreateSquadDTO | string | undefined,
  workflow?: CreateWorkflowDTO | string | undefined,
  workflowOverrides?: WorkflowOverrides | undefined,
  options?: StartCallOptions | undefined,
]

/** What a start is for, as its events report it. The call that is joined again may be anything: it is checked later. */
export function startContext({ target = {}, existing }: CallStart): StartContext {
  const isMobile = isMobileDevice()
  if (existing === undefined) return { ...targetsOf(target), isMobile }
  const { id, artifactPlan, assistant } = Object(existing) as Partial<ReconnectableCall>
  return {
    isReconnect: true,
    callId: id || 'unknown',
    hasVideoRecording: artifactPlan?.videoRecordingEnabled === true,
    voiceProvider: assistant?.voice?.provider || 'unknown',
    isMobile,
  }
}

const OPTION_NAME =
  /^((assistant|squad|workflow)(Id)?|(assistant|workflow)Overrides|roomDeleteOnUserLeaveEnabled|muted|noiseCancellation|signal|timeouts)$/

/** An assistant has no field with the name of an option. */
const isOptions = (value: StartArguments[0]): value is StartOptions =>
  typeof value === 'object' && value !== null && Object.keys(value).some((name) => OPTION_NAME.test(name))

/** Both forms of `start` as one. Null, which many apps pass for nothing, is nothing. */
export function toStartOptions(args: StartArguments): StartOptions {
  const [assistant, assistantOverrides, squad, workflow, workflowOverrides, options] = args
  if (isOptions(assistant)) return compact(assistant)
  return compact({ ...options, assistant, assistantOverrides, squad, workflow, workflowOverrides })
}
