import type { WebChatMessage } from '../../api'
import { createVoiceError, toVoiceError } from '../error-messages'
import { loadCode } from '../load-code'
import type { TranscriptLine } from '../session/transcript'
import type { ChatPiece, OpenChat } from './ports'
import { toChatMessages } from '../session/transcript-document'
import type { CallRequest, UseVoiceCallOptions } from '../store/types'
import { parsedArguments } from '../tools/tool-runner'
import type { RequestedCall, ToolRun, ToolRunner } from '../tools/tool-runner'
import type { ChatState, ConversationLine } from './types'

export interface ChatTurnsPorts {
  /** The platform's chat of this conversation; read at each turn. */
  session(): ChatSession
  /** The whole conversation, with the lines of the chat under the ids that they have in it. */
  conversation(): readonly ConversationLine[]
  /** Milliseconds since this segment began. */
  elapsedMs(): number
  show(lines: readonly TranscriptLine[]): void
  onState(state: ChatState): void
}

/** What is written in one chat segment: one turn is answered at a time, in the order in which they were sent. */
export interface ChatTurns {
  send(text: string): void
  /** Asks again for the answer that failed. */
  retry(): void
  /** Cuts the answer that is arriving: its line is marked as interrupted, and nothing else is emitted. */
  close(): void
}

/**
 * @param known ids of the conversation's lines that the platform's chat knows; shared by all segments
 */
export function createChatTurns(ports: ChatTurnsPorts, known: Set<string>): ChatTurns {
  let lines: readonly TranscriptLine[] = []
  let begun = 0
  let current: AbortController | undefined
  let isClosed = false

  const show = (next: readonly TranscriptLine[]) => {
    lines = next
    ports.show(lines)
  }
  const add = (role: TranscriptLine['role'], text: string, partial: boolean): string => {
    begun += 1
    const id = `line-${begun}`
    show([...lines, { id, role, text, partial, atMs: ports.elapsedMs() }])
    return id
  }
  const change = (id: string, changes: Partial<TranscriptLine>) =>
    show(lines.map((line) => (line.id === id ? { ...line, ...changes } : line)))

  const unknownLines = () => ports.conversation().filter(({ id, partial }) => !partial && !known.has(id))

  /** Sends the chat the lines that it does not know yet, until nothing is left to answer. */
  async function answerAll(signal: AbortSignal): Promise<void> {
    for (let asked = unknownLines(); asked.some(({ role }) => role === 'user'); asked = unknownLines()) {
      ports.onState({ phase: 'waiting' })
      await receive(signal, (onText) => ports.session().ask(toChatMessages(asked), onText, signal))
      if (signal.aborted) return
      for (const { id } of asked) known.add(id)
    }
  }

  /** Shows an answer as it arrives. What arrived of one that fails stays, marked as cut. */
  async function receive(signal: AbortSignal, ask: (onText: (delta: string) => void) => Promise<void>) {
    let id: string | undefined
    let text = ''
    const settle = (cut: boolean) => {
      if (id === undefined) return
      change(id, { partial: false, ...(cut && { interrupted: true as const }) })
      // The platform's chat knows what it has said itself.
      const shown = ports.conversation().filter((line) => line.mode === 'chat' && line.role === 'assistant')
      for (const line of shown) known.add(line.id)
    }
    try {
      await ask((delta) => {
        if (signal.aborted || delta === '') return
        text += delta
        if (id === undefined) {
          if (text.trim() === '') return
          ports.onState({ phase: 'answering' })
          id = add('assistant', text, true)
        } else change(id, { text })
      })
      if (!signal.aborted) settle(false)
    } catch (error) {
      if (!signal.aborted) settle(true)
      throw error
    } finally {
      if (signal.aborted && id !== undefined) change(id, { partial: false, interrupted: true })
    }
  }

  async function run() {
    if (current || isClosed) return
    const { signal } = (current = new AbortController())
    let outcome: ChatState = { phase: 'ready' }
    try {
      await answerAll(signal)
    } catch (cause) {
      const error = toVoiceError(cause, { code: 'internal', stage: 'live', fatal: false })
      outcome = { phase: 'failed', error }
    }
    // Before it is shown: a listener may send the next message, or ask again.
    current = undefined
    if (!signal.aborted) ports.onState(outcome)
  }

  return {
    send(text) {
      add('user', text, false)
      void run()
    },
    retry: () => void run(),
    close() {
      isClosed = true
      current?.abort()
    },
  }
}

/** A chat that goes on using tools without saying anything is stopped. */
const MOST_TOOL_ROUNDS = 5

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
      for (let round = 0; round < MOST_TOOL_ROUNDS && next.length > 0; round++) {
        const calls = new Map<string, CallPieces>()
        for await (const piece of open({ input: next, sessionId }, signal)) {
          if (signal.aborted) return
          if (piece.type === 'session') sessionId = piece.sessionId
          else if (piece.type === 'text') onText(piece.delta)
          else addPiece(calls, piece)
        }
        if (signal.aborted) return
        next = await Promise.all([...calls].map(([key, pieces]) => answer(toCall(key, pieces), tools)))
      }
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

function toCall(key: string, { id, name, arguments: text }: CallPieces): RequestedCall {
  return { id: id || key, name, args: parsedArguments(text) }
}

/** A chat waits for an answer to each of its calls, also where there is nothing to say. */
async function answer(call: RequestedCall, tools: ToolRunner): Promise<WebChatMessage> {
  return { role: 'tool', tool_call_id: call.id, content: await resultText(tools.run(call)) }
}

async function resultText(run: ToolRun): Promise<string> {
  return run.status === 'ran'
    ? ((await run.result) ?? 'done.')
    : 'this page has no such tool, or has run this call.'
}

/** At module level, so that a bundler gives the chat's network code a file of its own. */
const importPlatformChat = () => import('./platform-chat')

/** Loads the network code of a chat. What cannot be loaded now is loaded with the first turn, which reports a failure. */
export function prewarmPlatformChat(): void {
  importPlatformChat().catch(() => undefined)
}

/**
 * Chats with the platform; its code is loaded with the first turn.
 *
 * @param request whom to chat with, and with which variables; read at each turn
 */
export const openPlatformChat = (account: UseVoiceCallOptions, request: () => CallRequest): OpenChat =>
  async function* (chatRequest, signal) {
    const token = account.publicKey?.trim() || account.getToken
    if (!token) throw createVoiceError({ code: 'not-configured', stage: 'input-validation' })
    const { createPlatformChat } = await loadCode(importPlatformChat())
    const target = () => chatTarget(request(), account.assistantId)
    yield* createPlatformChat({ token, baseUrl: account.apiUrl, target })(chatRequest, signal)
  }

function chatTarget(
  { assistant, assistantId, assistantOverrides }: CallRequest,
  defaultId: string | undefined,
) {
  const id = typeof assistant === 'string' ? assistant : (assistantId ?? defaultId)
  const { variableValues } = assistantOverrides ?? {}
  return {
    ...(typeof assistant === 'object' ? { assistant } : id === undefined ? {} : { assistantId: id }),
    ...(variableValues === undefined ? {} : { assistantOverrides: { variableValues } }),
  }
}
