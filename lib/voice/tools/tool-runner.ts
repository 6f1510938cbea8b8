import { describe } from '../error-messages'
import type { Clock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import type { ClientTool, ToolCall, ToolMap } from './client-tool'

/** A call of a tool as the assistant sent it. */
export interface RequestedCall extends ToolCall {
  args: unknown
}

export interface ToolRunnerPorts {
  clock: Clock
  /** The tool itself failed: an error of the page's own code. */
  reportPageError(error: unknown): void
}

export interface ToolRunner {
  /**
   * Runs the tool and resolves with what the assistant reads, undefined when that is nothing. Never rejects.
   * Undefined at once when the page has no such tool, or when this call of it has been run already.
   */
  run(call: RequestedCall): Promise<string | undefined> | undefined
}

const DEFAULT_LIMIT_MS = 20_000

/** Runs the page's tools: arguments checked first, within a time limit, at most once for each id. */
export function createToolRunner(tools: ToolMap, ports: ToolRunnerPorts): ToolRunner {
  const seen = new Set<string>()
  return {
    run(call) {
      const tool = tools.get(call.name)
      // The platform's older form has no ids, and sends each call once.
      if (!tool || (call.id !== '' && seen.has(call.id))) return undefined
      seen.add(call.id)
      return resultOf(call, tool, ports)
    },
  }
}

async function resultOf(
  { id, name, args: received }: RequestedCall,
  tool: ClientTool<never>,
  { clock, reportPageError }: ToolRunnerPorts,
): Promise<string | undefined> {
  let args: never
  try {
    args = tool.parse ? tool.parse(received) : (received as never)
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
