import type { Behaviour } from './behaviours'

type Fields = Record<string, unknown>

interface Call {
  id: string
  function: { name: string; arguments: unknown }
}

/** The messages by which the platform gives the page the calls that the model makes together. */
export function shapedToolCalls(
  calls: readonly Call[],
  { toolArguments, toolCallShape }: Pick<Behaviour, 'toolArguments' | 'toolCallShape'>,
): Fields[] {
  const written = calls.map(({ id, function: { name, arguments: args } }) => ({
    id,
    function: { name, arguments: toolArguments === 'text' ? JSON.stringify(args) : args },
  }))
  const empty = calls.map(({ id }) => ({
    id: `${id}-empty`,
    function: { name: 'note_brief', arguments: '' },
  }))
  return [
    ...(toolArguments === 'empty' ? [messageOf(empty, toolCallShape)] : []),
    messageOf(written, toolCallShape),
  ]
}

function messageOf(called: readonly Call[], shape: Behaviour['toolCallShape']): Fields {
  const calls = called.map((call) => ({ type: 'function', ...call }))
  const base = { type: 'tool-calls', timestamp: Date.now() }
  // Beside the definition of its tool, as it is published.
  const withTools = calls.map((toolCall) => ({
    type: 'function',
    async: true,
    function: { name: toolCall.function.name, parameters: { type: 'object', properties: {} } },
    messages: [],
    toolCall,
  }))
  switch (shape) {
    case 'both':
      return { ...base, toolCallList: calls, toolWithToolCallList: withTools }
    case 'toolCallList':
      return { ...base, toolCallList: calls }
    case 'toolWithToolCallList':
      return { ...base, toolWithToolCallList: withTools }
    // The guides to server messages show these two.
    case 'flat':
      return { ...base, toolCallList: called.map(({ id, function: fields }) => ({ id, ...fields })) }
    case 'parameters': {
      const given = called.map(({ id, function: { name, arguments: parameters } }) => ({
        name,
        call: { id, parameters },
      }))
      return {
        ...base,
        toolCallList: given.map(({ name, call: { id, parameters } }) => ({ id, name, parameters })),
        toolWithToolCallList: given.map(({ name, call: toolCall }) => ({ name, toolCall })),
      }
    }
  }
}
