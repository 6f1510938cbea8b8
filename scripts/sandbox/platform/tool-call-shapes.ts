import type { Behaviour } from './behaviours'

type Fields = Record<string, unknown>

interface Called {
  name: string
  arguments: unknown
}

/** The messages by which the platform gives the page one call of a tool. */
export function shapedToolCalls(
  id: string,
  called: Called,
  { toolArguments, toolCallShape }: Pick<Behaviour, 'toolArguments' | 'toolCallShape'>,
): Fields[] {
  const empty = { name: 'note_brief', arguments: '' }
  const args = toolArguments === 'text' ? JSON.stringify(called.arguments) : called.arguments
  return [
    ...(toolArguments === 'empty' ? [messageOf(`${id}-empty`, empty, toolCallShape)] : []),
    messageOf(id, { name: called.name, arguments: args }, toolCallShape),
  ]
}

function messageOf(id: string, { name, arguments: args }: Called, shape: Behaviour['toolCallShape']): Fields {
  const call = { id, type: 'function', function: { name, arguments: args } }
  const withTool = { type: 'function', function: { name }, toolCall: call }
  const base = { type: 'tool-calls', timestamp: Date.now() }
  switch (shape) {
    case 'both':
      return { ...base, toolCallList: [call], toolWithToolCallList: [withTool] }
    case 'toolCallList':
      return { ...base, toolCallList: [call] }
    case 'toolWithToolCallList':
      return { ...base, toolWithToolCallList: [withTool] }
    // The guides to server messages show these two.
    case 'flat':
      return { ...base, toolCallList: [{ id, name, arguments: args }] }
    case 'parameters':
      return {
        ...base,
        toolCallList: [{ id, name, parameters: args }],
        toolWithToolCallList: [{ name, toolCall: { id, parameters: args } }],
      }
  }
}
