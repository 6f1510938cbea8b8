import type { RequestedCall, ToolRunner } from '../tools/tool-runner'
import type { ClientMessage } from './messages'

export interface AnswerPorts {
  send(message: ClientMessage): void
  /** An answer could not be sent. */
  reportProblem(error: unknown): void
}

/** Runs the tools that a message asks for, and sends what they answer; ignores messages of other kinds. */
export function runTools(message: unknown, runner: ToolRunner, ports: AnswerPorts): void {
  for (const call of toolCallsIn(message)) {
    const result = runner.run(call)
    if (result) answer(call, result, ports).catch(ports.reportProblem)
  }
}

async function answer(
  { id, name }: RequestedCall,
  result: Promise<string | undefined>,
  { send }: AnswerPorts,
) {
  const text = await result
  if (text === undefined) return
  const content = `Result of ${name} (${id}): ${text}`
  send({ type: 'add-message', message: { role: 'system', content }, triggerResponseEnabled: true })
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The calls in a message: the platform's current form and its older one. */
function toolCallsIn(message: unknown): RequestedCall[] {
  if (!isFields(message)) return []
  if (message.type === 'function-call' && isFields(message.functionCall))
    return read({ id: '', function: { ...message.functionCall, arguments: message.functionCall.parameters } })
  if (message.type !== 'tool-calls' || !Array.isArray(message.toolCallList)) return []
  return message.toolCallList.flatMap(read)
}

function read(call: unknown): RequestedCall[] {
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
