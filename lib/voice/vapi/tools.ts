import { describe } from '../describe'
import type { ClientMessage } from './messages'

/** A function of the page that the assistant may call. */
export interface ClientTool<Args = unknown> {
  /**
   * Checks and types the arguments that the assistant sent. When it throws, `run` is not called and the assistant
   * reads the message of the error. Without it, `run` gets the arguments as they came.
   */
  parse?(args: unknown): Args
  /**
   * Does the work. The assistant reads the result as JSON, unless it is undefined. When it throws or rejects, the
   * assistant reads that the tool failed, and the error goes to `reportError`.
   */
  run(args: Args, call: ToolCall): unknown
}

export interface ToolCall {
  /** The platform's id of this call of the tool; empty in the platform's older form. */
  id: string
  name: string
}

/** The tools of one instance, by name. */
export type ToolMap = Map<string, ClientTool<never>>

interface Received extends ToolCall {
  args: unknown
}

export interface ToolPorts {
  send(message: ClientMessage): void
  /** An answer could not be sent. */
  reportProblem(error: unknown): void
  /** The tool itself failed: an error of the page's own code. */
  reportPageError(error: unknown): void
}

/** Runs the tools that a message asks for; ignores messages of other kinds. */
export function runTools(message: unknown, tools: ToolMap, ports: ToolPorts): void {
  for (const call of toolCallsIn(message)) {
    const tool = tools.get(call.name)
    if (tool) answer(call, tool, ports).catch(ports.reportProblem)
  }
}

async function answer(call: Received, tool: ClientTool<never>, { send, reportPageError }: ToolPorts) {
  const text = await resultOf(call, tool, reportPageError)
  if (text === undefined) return
  const content = `Result of ${call.name} (${call.id}): ${text}`
  send({ type: 'add-message', message: { role: 'system', content }, triggerResponseEnabled: true })
}

/** What the assistant reads; undefined for nothing. */
async function resultOf(
  { id, name, args: received }: Received,
  tool: ClientTool<never>,
  reportPageError: ToolPorts['reportPageError'],
): Promise<string | undefined> {
  let args: never
  try {
    args = tool.parse ? tool.parse(received) : (received as never)
  } catch (error) {
    return `the arguments were refused: ${describe(error)}`
  }
  try {
    const result: unknown = await tool.run(args, { id, name })
    return result === undefined ? undefined : JSON.stringify(result)
  } catch (error) {
    reportPageError(error)
    return 'it failed.'
  }
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
