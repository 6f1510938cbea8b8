import { tools } from '@/assistant/tools'
import type { Behaviour } from './behaviours'

/** What the platform knows of a tool when the model calls it. */
interface ToolSettings {
  isAsync: boolean
  hasServer: boolean
  /** Whether a message tells the model what the immediate result means. */
  isExplained: boolean
  /** Said in place of an answer by the model. */
  saysMeanwhile?: string
}

export type ToolSettingsByName = Readonly<Record<string, ToolSettings>>

interface PublishedTool {
  type?: unknown
  async?: unknown
  server?: unknown
  function?: { name?: unknown }
  messages?: { type?: unknown; role?: unknown; content?: unknown }[]
}

function settingsOf(published: readonly PublishedTool[]): ToolSettingsByName {
  return Object.fromEntries(
    published.flatMap((tool) => {
      const name = tool.function?.name
      if (typeof name !== 'string') return []
      const complete = tool.messages?.find(({ type }) => type === 'request-complete')
      const content = typeof complete?.content === 'string' ? complete.content : undefined
      const isSaid = content !== undefined && complete?.role !== 'system'
      const settings: ToolSettings = {
        isAsync: tool.async === true,
        hasServer: tool.server !== undefined,
        isExplained: content !== undefined,
        ...(isSaid && { saysMeanwhile: content }),
      }
      return [[name, settings]]
    }),
  )
}

/** The tools of the consultant, as it is published. */
export const CONSULTANT_TOOLS = settingsOf(tools)

/** The tools that a request defines for its own call or chat. */
export function toolsIn({ assistant, assistantOverrides }: Record<string, unknown>): ToolSettingsByName {
  const toolsOf = (of: unknown) => (of as { model?: { tools?: PublishedTool[] } } | undefined)?.model?.tools
  return settingsOf([...(toolsOf(assistant) ?? []), ...(toolsOf(assistantOverrides) ?? [])])
}

/** Scenarios may call tools that nobody has defined. We treat them as if they were defined correctly. */
const UNDEFINED_TOOL: ToolSettings = { isAsync: true, hasServer: false, isExplained: true }

/** What a model says that believes “No result returned.” */
export const TOOL_FAILED = 'I am sorry, that did not work just now.'

/** Plays the language model around its tool calls: what it reads at once, and what it says then. */
export function createToolPlay(
  { toolResult }: Pick<Behaviour, 'toolResult'>,
  defined: ToolSettingsByName = CONSULTANT_TOOLS,
) {
  const withheld: string[] = []
  let lastAnswer: string | undefined
  const settings = (name: string) => defined[name] ?? UNDEFINED_TOOL

  /** Undefined where a server answers. */
  function resultOf(name: string): string | undefined {
    const { isAsync, hasServer } = settings(name)
    if (hasServer) return undefined
    if (toolResult !== 'as-published') return toolResult
    return isAsync ? 'Success' : 'No result returned.'
  }

  return {
    resultOf,
    /** What is said once the tools are called; `text` is what the model wants to say. */
    answerAfter(names: readonly string[], text: string): { text: string; isWaiting: boolean } {
      const believesFailure = (name: string) =>
        resultOf(name) === 'No result returned.' && !settings(name).isExplained
      if (names.some(believesFailure)) return { text: TOOL_FAILED, isWaiting: false }
      const waiting = names.find((name) => settings(name).saysMeanwhile !== undefined)
      if (waiting === undefined) {
        lastAnswer = text
        return { text, isWaiting: false }
      }
      withheld.push(text)
      return { text: settings(waiting).saysMeanwhile ?? '', isWaiting: true }
    },
    /** Keeps an answer for the page's result. */
    withhold: (text: string) => void withheld.push(text),
    /** The page asks for an answer: the answer that was kept, or once more what was said already. */
    answerAgain(): string | undefined {
      lastAnswer = withheld.shift() ?? lastAnswer
      return lastAnswer
    },
  }
}

export type ToolPlay = ReturnType<typeof createToolPlay>
