import { compact } from './start-options'
import type { CreateWebCallDTO, StartOptions } from './start-options'

/** The platform's body, with only the fields that were given. */
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

const objectOrId = (value: object | string | undefined, name: string, id: string | undefined) =>
  typeof value === 'string' ? { [`${name}Id`]: value || id } : { [name]: value, [`${name}Id`]: id }
