import { describe } from '../describe'
import type { Clock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import type { ClientMessage } from '../messages'
import type { ClientTool, ToolCall, ToolMap } from './client-tool'

/** A call of a tool as the assistant sent it. */
export interface RequestedToolCall extends ToolCall {
  args: unknown
}

export interface ToolRunnerPorts {
  clock: Clock
  /** The tool itself failed: an error of the page's own code. */
  reportPageError(error: unknown): void
}

export interface ToolRunner {
  /** Runs the tool, unless the page has none of this name or has run this call already. */
  run(call: RequestedToolCall): ToolRun
}

export type ToolRun =
  | { status: 'unknown-tool' | 'already-run' }
  /** What the assistant reads; undefined when the tool answers nothing. Never rejects. */
  | { status: 'ran'; result: Promise<string | undefined> }

const DEFAULT_LIMIT_MS = 20_000

/** Runs the page's tools: arguments checked first, within a time limit, at most once for each id. */
export function createToolRunner(tools: ToolMap, ports: ToolRunnerPorts): ToolRunner {
  const seen = new Set<string>()
  return {
    run(call) {
      const tool = tools.get(call.name)
      if (!tool) return { status: 'unknown-tool' }
      // The platform's older form has no ids, and sends each call once.
      if (call.id !== '' && seen.has(call.id)) return { status: 'already-run' }
      seen.add(call.id)
      return { status: 'ran', result: resultOf(call, tool, ports) }
    },
  }
}

async function resultOf(
  { id, name, args: received }: RequestedToolCall,
  tool: ClientTool,
  { clock, reportPageError }: ToolRunnerPorts,
): Promise<string | undefined> {
  let args: unknown
  try {
    args = tool.parse ? tool.parse(received) : received
  } catch (error) {
    return `the arguments were refused: ${describe(error)}`
  }
  const limitMs = tool.timeoutMs ?? DEFAULT_LIMIT_MS
  try {
    const work = Promise.resolve(tool.run(args, { id, name }))
    const text = work.then((value): string | undefined => JSON.stringify(value))
    return await withDeadline(text, { clock, limitMs }, () => `it was not done after ${limitMs} ms.`)
  } catch (error) {
    reportPageError(error)
    return 'it failed.'
  }
}

export interface AnswerPorts {
  send(message: ClientMessage): void
  /** An answer could not be sent. */
  reportProblem(error: unknown): void
}

/** Runs the tools that a message asked for, and sends what they answer. */
export function runTools(calls: readonly RequestedToolCall[], runner: ToolRunner, ports: AnswerPorts): void {
  for (const call of calls) {
    const run = runner.run(call)
    if (run.status === 'ran') answer(call, run.result, ports).catch(ports.reportProblem)
  }
}

async function answer(
  { id, name }: RequestedToolCall,
  result: Promise<string | undefined>,
  { send }: AnswerPorts,
) {
  const text = await result
  if (text === undefined) return
  const content = `Result of ${name} (${id}): ${text}`
  send({ type: 'add-message', message: { role: 'system', content }, triggerResponseEnabled: true })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * The calls in a message: the platform's current form and its older one. Read before the page gets the message, whose
 * listeners may change it.
 */
export function toolCallsIn(message: unknown): RequestedToolCall[] {
  if (!isObject(message)) return []
  if (message.type === 'function-call' && isObject(message.functionCall))
    return read({ id: '', function: { ...message.functionCall, arguments: message.functionCall.parameters } })
  if (message.type !== 'tool-calls' || !Array.isArray(message.toolCallList)) return []
  return message.toolCallList.flatMap(read)
}

function read(call: unknown): RequestedToolCall[] {
  if (!isObject(call) || !isObject(call.function) || typeof call.function.name !== 'string') return []
  const { name, arguments: args } = call.function
  return [
    {
      id: typeof call.id === 'string' ? call.id : '',
      name,
      args: typeof args === 'string' ? readArgumentsText(args) : args,
    },
  ]
}

/** The arguments that a language model wrote: none is an empty text, and what is not JSON is the text itself. */
export function readArgumentsText(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return text
  }
}
