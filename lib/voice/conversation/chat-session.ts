import type { WebChatMessage } from '../../api'
import { createVoiceError } from '../error-messages'
import { readArgumentsText } from '../tools/tool-runner'
import type { RequestedToolCall, ToolRun, ToolRunner } from '../tools/tool-runner'
import type { ChatPiece, OpenChat } from './ports'

/** A chat that goes on using tools without saying anything is stopped. */
const MAX_TOOL_ROUNDS = 5

export interface ChatSession {
  /**
   * Sends what the platform's chat does not know yet, and runs the tools that the answer asks for. Resolves when
   * the answer is complete; rejects with a `VoiceError`.
   */
  ask(input: readonly WebChatMessage[], onText: (delta: string) => void, signal: AbortSignal): Promise<void>
}

/** One chat on the platform, which keeps what was said in it. */
export function createChatSession(open: OpenChat, tools: ToolRunner): ChatSession {
  let sessionId: string | undefined

  return {
    async ask(input, onText, signal) {
      let next = input
      let isAnswered = false
      for (let round = 0; round < MAX_TOOL_ROUNDS && next.length > 0; round++) {
        const calls = new Map<string, CallPieces>()
        for await (const piece of open({ input: next, sessionId }, signal)) {
          if (signal.aborted) return
          if (piece.type === 'session') sessionId = piece.sessionId
          else isAnswered = true
          if (piece.type === 'text') onText(piece.delta)
          else if (piece.type === 'tool-call') addPiece(calls, piece)
        }
        if (signal.aborted) return
        next = await Promise.all([...calls].map(([key, pieces]) => answer(key, toCall(pieces), tools)))
      }
      if (!isAnswered)
        throw createVoiceError({
          code: 'bad-response',
          stage: 'live',
          message: 'The chat answered nothing.',
          fatal: false,
        })
    },
  }
}

interface CallPieces {
  id: string
  name: string
  arguments: string
}

function addPiece(calls: Map<string, CallPieces>, piece: Extract<ChatPiece, { type: 'tool-call' }>) {
  const known = calls.get(piece.key) ?? { id: '', name: '', arguments: '' }
  calls.set(piece.key, {
    id: known.id + (piece.id ?? ''),
    name: known.name + (piece.name ?? ''),
    arguments: known.arguments + (piece.arguments ?? ''),
  })
}

function toCall({ id, name, arguments: text }: CallPieces): RequestedToolCall {
  return { id, name, args: readArgumentsText(text) }
}

/**
 * A chat waits for an answer to each of its calls, also where there is nothing to say. The key names a call without an
 * id in its answer only: the next message may use it again.
 */
async function answer(key: string, call: RequestedToolCall, tools: ToolRunner): Promise<WebChatMessage> {
  return { role: 'tool', tool_call_id: call.id || key, content: await resultText(tools.run(call)) }
}

async function resultText(run: ToolRun): Promise<string> {
  return run.status === 'ran'
    ? ((await run.result) ?? 'done.')
    : 'this page has no such tool, or has run this call.'
}
