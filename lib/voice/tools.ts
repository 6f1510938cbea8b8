/** A function of the page that the assistant may call. */
export interface ClientTool<Args = unknown> {
  /** Checks and types what the assistant sent; throwing refuses the call. Without it, `run` gets it as it came. */
  parse?(args: unknown): Args
  /** Does it. What it resolves to, unless undefined, is told to the assistant. */
  run(args: Args, call: ToolCall): unknown
}

export interface ToolCall {
  /** The platform's id of this call of the tool. */
  id: string
  name: string
}

/** The tools of one instance, by name. */
export type ToolMap = Map<string, ClientTool<never>>

interface Received extends ToolCall {
  args: unknown
}

export interface ToolPorts {
  send(message: unknown): void
  /** Shows a failure of the page's own code to its error reporting. */
  report(error: unknown): void
}

/**
 * Runs what a message asks for; messages of other kinds are left alone. Only messages of the assistant may come
 * here: anybody else in the room has no business with the page.
 */
export function runTools(message: unknown, tools: ToolMap, { send, report }: ToolPorts): void {
  const answer = (call: Received, text: string) =>
    send({
      type: 'add-message',
      message: { role: 'system', content: `Result of ${call.name} (${call.id}): ${text}` },
      triggerResponseEnabled: true,
    })

  async function run(call: Received) {
    const tool = tools.get(call.name)
    if (!tool) return
    try {
      const args = tool.parse ? tool.parse(call.args) : (call.args as never)
      const result: unknown = await tool.run(args, { id: call.id, name: call.name })
      if (result !== undefined) answer(call, JSON.stringify(result))
    } catch (error) {
      report(error)
      answer(call, 'it failed.')
    }
  }

  for (const call of toolCallsIn(message)) void run(call)
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The calls in a message: the platform's current form and its older one. */
function toolCallsIn(message: unknown): Received[] {
  if (!isFields(message)) return []
  if (message.type === 'function-call' && isFields(message.functionCall))
    return read({ id: '', function: { ...message.functionCall, arguments: message.functionCall.parameters } })
  if (message.type !== 'tool-calls' || !Array.isArray(message.toolCallList)) return []
  return message.toolCallList.flatMap(read)
}

function read(call: unknown): Received[] {
  if (!isFields(call) || !isFields(call.function) || typeof call.function.name !== 'string') return []
  const { name, arguments: args } = call.function
  return [
    {
      id: typeof call.id === 'string' ? call.id : '',
      name,
      args: typeof args === 'string' ? parsed(args) : args,
    },
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
