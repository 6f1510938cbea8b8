import { isRecord } from '../errors'
import { parsed } from '../exchange'
import type { components } from '../schema.generated'
import type { HandlerContext } from './handler'
import type { ServerMessageAnswers, ServerMessageOf } from './messages'

type ToolCall = components['schemas']['ToolCall']
type Result = components['schemas']['ToolCallResult']

/** Runs one tool call. Its return value is the result: a string is sent unchanged, anything else as JSON. */
export type ServerTool = (args: Record<string, unknown>, call: ToolCall, context: HandlerContext) => unknown

/**
 * The arguments of a tool call. The platform sends them as an object or as JSON text, and nothing or an empty text where
 * there are none.
 *
 * @throws SyntaxError for text that is not JSON
 */
export function toolCallArguments({ function: call }: ToolCall): Record<string, unknown> {
  const given: unknown = call.arguments
  const all: unknown = typeof given === 'string' && given.trim() ? JSON.parse(given) : given
  return isRecord(all) && !Array.isArray(all) ? all : {}
}

/**
 * Makes a handler of `tool-calls` from functions by the name of their tool. The calls of a message run in parallel, and each
 * has a separate result. If one fails, is unknown or has broken arguments, its result is an error that the assistant can tell
 * the caller; the others still get their results. An error that a tool throws goes to `onError`, not to the platform.
 *
 * @example
 * ```ts
 * import { answerToolCalls, createServerMessageHandler, verifyBearer } from 'callwright/webhooks'
 *
 * export const POST = createServerMessageHandler({
 *   verify: verifyBearer({ token: process.env.WEBHOOK_TOKEN ?? '' }),
 *   handlers: {
 *     'tool-calls': answerToolCalls({ openingHours: ({ day }) => `On ${String(day)} we open at nine.` }),
 *   },
 * })
 * ```
 */
export const answerToolCalls =
  (tools: Readonly<Record<string, ServerTool>>) =>
  async (
    { toolCallList }: ServerMessageOf<'tool-calls'>,
    context: HandlerContext,
  ): Promise<ServerMessageAnswers['tool-calls']> => ({
    results: await Promise.all(toolCallList.map((call) => resultOf(call, tools, context))),
  })

async function resultOf(
  call: ToolCall,
  tools: Readonly<Record<string, ServerTool>>,
  context: HandlerContext,
): Promise<Result> {
  const { name } = call.function
  const head = { toolCallId: call.id, name }
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!tool) return { ...head, error: `There is no tool ${name}.` }
  const given: unknown = call.function.arguments
  if (typeof given === 'string' && given.trim() && parsed(given) === undefined)
    return { ...head, error: 'The arguments are not JSON.' }
  try {
    return { ...head, result: inOneLine(await tool(toolCallArguments(call), call, context)) }
  } catch (error) {
    await context.report(error)
    return { ...head, error: 'The tool failed.' }
  }
}

/** The platform accepts only text without line breaks. */
const inOneLine = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(
    /\s*[\r\n\u2028\u2029]+\s*/g,
    ' ',
  )
