import { isBlank } from '../values'
import { cutTo } from '../client/history'
import { isOnline } from '../browser/requirements'
import { tokenSourceOf } from '../client/types'
import type { ChatPiece, CallRequest, UseVoiceCallOptions, OpenChat } from '../client/types'
import { createVoiceError, offlineOr } from '../error-messages'
import { loadCode, VoiceError } from '../errors'
import type { WebChatMessage } from '../../api'
import { contextOf, createRepeatedCalls, readArgumentsText } from '../session/call-tools'
import type { RepeatedCalls, RequestedToolCall, ToolRunner } from '../session/call-tools'

/** A turn fails if the assistant still calls tools after this many requests. */
const MAX_TOOL_ROUNDS = 5

/** One chat on the platform. Each turn reads `background`: what was said before, and the contexts of the page. */
export function createChatSession(
  open: OpenChat,
  tools: ToolRunner,
  background: () => readonly WebChatMessage[] = () => [],
) {
  let sessionId: string | undefined
  const delivered = new Set<WebChatMessage>()
  /** Contexts with which one turn was too long. If a second turn is too long with them, we no longer send them. */
  const unfit = new Set<WebChatMessage>()
  let unsent: readonly WebChatMessage[] = []

  /** Reads one answer to its end. Each piece shows that the input arrived. Undefined if the turn was stopped. */
  async function receive(
    input: readonly WebChatMessage[],
    onText: OnText,
    signal: AbortSignal,
    repeated: RepeatedCalls,
    onArrival: () => void,
  ) {
    const calls = new Map<string, CallPieces>()
    const filter = createPlatformResultFilter(onText)
    for await (const piece of open({ input, sessionId }, signal)) {
      if (signal.aborted) return undefined
      onArrival()
      if (piece.type === 'session') {
        sessionId = piece.sessionId
        continue
      }
      if (piece.type === 'text') filter.text(piece)
      else {
        filter.toolCall(piece)
        addPiece(calls, piece)
      }
    }
    filter.end()
    if (signal.aborted) return undefined
    const results = await Promise.all(
      [...calls].map(async ([key, { id, name, arguments: text }]): Promise<ToolResult> => {
        const call = { id, name, args: readArgumentsText(text) }
        const run = repeated.note(call) ? tools.run(call, signal) : undefined
        return {
          // The key names a call without an id in its answer only: the next message may use it again.
          call: { ...call, id: id || key },
          text: run ? await run.result : 'this page has no such tool, or has run this call.',
          triggersResponse: run?.triggersResponse ?? false,
        }
      }),
    )
    if (signal.aborted) return undefined
    return { results, ...filter.outcome() }
  }

  return {
    /** Continues as a new chat, which gets all messages again. False if it is already a new one. */
    restart(): boolean {
      if (sessionId === undefined) return false
      sessionId = undefined
      delivered.clear()
      unsent = []
      return true
    },
    /** Sends what the platform's chat does not have yet, and runs the tools that the answer calls. Rejects with a `VoiceError`. */
    async ask(
      input: readonly WebChatMessage[],
      onText: (delta: string) => void,
      signal: AbortSignal,
    ): Promise<void> {
      const owed = unsent
      const undelivered = background().filter((message) => !delivered.has(message))
      const contexts = undelivered.filter(({ role }) => role === 'system')
      let next: readonly WebChatMessage[] = [...undelivered, ...owed, ...input]
      unsent = []
      let results: readonly ToolResult[] = []
      const repeated = createRepeatedCalls()
      const show = separateMessages(onText)
      let hasText = false
      let hasArrived = false
      let isShortened = false
      const onArrival = () => {
        for (const message of next) delivered.add(message)
        if (isShortened && !hasArrived)
          for (const context of contexts) (unfit.has(context) ? delivered : unfit).add(context)
        hasArrived = true
        isShortened = false
      }
      for (let round = 0; round < MAX_TOOL_ROUNDS && next.length > 0; round++) {
        const isAnswerToCalls = next.some(({ role }) => role === 'tool')
        let answer
        try {
          const onPiece: OnText = (delta, output) => show(delta, `${round} ${output}`)
          answer = await receive(next.map(fitting), onPiece, signal, repeated, onArrival)
        } catch (error) {
          const isTooLong = error instanceof VoiceError && error.code === 'message-too-large'
          if (isTooLong && !isShortened && next.some(isOfTool)) {
            // Again without the contexts of the page, and with a short text in place of each result.
            isShortened = true
            next = next
              .filter((message) => !contexts.includes(message))
              .map((message) => (isOfTool(message) ? { ...message, content: TOO_LONG } : message))
            round -= 1
            continue
          }
          if (!isAnswerToCalls || !(error instanceof VoiceError) || error.retryable) {
            // If nothing arrived, the next turn sends the results again.
            if (!hasArrived) unsent = [...owed, ...unsent]
            throw error
          }
          // The platform does not accept the results of tool calls here, so we send them as context.
          next = hasText ? [] : results.map(toContext)
          if (hasText) unsent = [...unsent, ...results.map(toContext)]
          continue
        }
        if (!answer) return
        results = answer.results
        hasText ||= answer.hasText
        if (!answer.wentOn) {
          next = results.map(toAnswer)
          continue
        }
        const missed = results.filter(({ text }) => text !== undefined)
        const isAsked = missed.some(({ triggersResponse }) => triggersResponse)
        next = isAsked ? missed.map(toContext) : []
        if (!isAsked) unsent = [...unsent, ...missed.map(toContext)]
      }
      if (!hasText || next.length > 0)
        throw createVoiceError({
          code: 'bad-response',
          stage: 'live',
          message: hasText ? 'The chat went on calling tools.' : 'The chat answered nothing.',
          fatal: false,
        })
    },
  }
}

export type ChatSession = ReturnType<typeof createChatSession>

/** Sent to the assistant instead of a result that is too long for the platform. */
const TOO_LONG = 'The web page has run the tool, and its result is too long to be sent. Ask for less.'

/** The platform accepts messages of the assistant and of tools up to this length, in characters. We also limit contexts. */
const MAX_CONTENT = 10_000

/** The message within the limit: replaces a result that is too long, and shortens a context or a turn of the assistant. */
function fitting(message: WebChatMessage): WebChatMessage {
  const { role, content } = message
  if (!content || content.length <= MAX_CONTENT) return message
  if (role === 'tool') return { ...message, content: TOO_LONG }
  return role === 'user' ? message : { ...message, content: cutTo(MAX_CONTENT, content) }
}

const isOfTool = ({ role }: WebChatMessage) => role === 'tool' || role === 'system'

type ToolCallPiece = Extract<ChatPiece, { type: 'tool-call' }>
type CallPieces = Required<Pick<ToolCallPiece, 'id' | 'name' | 'arguments'>>

/** Some providers send the whole id and name with each piece of the arguments. */
const withPiece = (known: string, piece = '') => (piece === known ? known : known + piece)

function addPiece(calls: Map<string, CallPieces>, piece: ToolCallPiece) {
  const known = calls.get(piece.key) ?? { id: '', name: '', arguments: '' }
  calls.set(piece.key, {
    id: withPiece(known.id, piece.id),
    name: withPiece(known.name, piece.name),
    arguments: known.arguments + (piece.arguments ?? ''),
  })
}

interface ToolResult {
  call: RequestedToolCall
  text: string | undefined
  triggersResponse: boolean
}

/** For a chat that waits for an answer to each of its calls, also from a tool that returned nothing. */
const toAnswer = ({ call, text = 'done.' }: ToolResult): WebChatMessage => ({
  role: 'tool',
  tool_call_id: call.id,
  content: text,
})

/** For a chat that continued without the result. */
const toContext = ({ call, text = 'done.', triggersResponse }: ToolResult): WebChatMessage => ({
  role: 'system',
  content: contextOf(call, text, triggersResponse),
})

/** At module level, so that a bundler puts the chat's network code into a separate file. */
const importPlatformChat = () => import('./platform-chat')

/** Loads the network code of a chat. If this fails, the first turn loads it again, and reports a failure. */
export function prewarmPlatformChat(): void {
  importPlatformChat().catch(() => undefined)
}

/** Chats with the platform. The first turn loads the code. Each turn reads the assistant and its variables. */
export const openPlatformChat = (account: UseVoiceCallOptions, request: () => CallRequest): OpenChat =>
  async function* (chatRequest, signal) {
    const token = tokenSourceOf(account)
    if (!token) throw createVoiceError({ code: 'not-configured', stage: 'input-validation' })
    const target = () => chatTarget(request(), account.assistantId)
    try {
      const { createPlatformChat } = await loadCode(importPlatformChat())
      yield* createPlatformChat({ token, baseUrl: account.apiUrl, target })(chatRequest, signal)
    } catch (error) {
      throw offlineOr(error, account.environment?.isOnline ?? isOnline)
    }
  }

function chatTarget({ assistantOverrides, ...request }: CallRequest, defaultId: string | undefined) {
  const { variableValues } = assistantOverrides ?? {}
  return {
    ...assistantOf(request, defaultId),
    ...(variableValues === undefined ? {} : { assistantOverrides: { variableValues } }),
  }
}

function assistantOf({ assistant, assistantId }: CallRequest, defaultId: string | undefined) {
  if (typeof assistant === 'object') return { assistant }
  const id = assistant || assistantId || defaultId
  if (id) return { assistantId: id }
  throw createVoiceError({
    code: 'not-configured',
    stage: 'input-validation',
    message: 'A chat needs an assistant: the platform has no chat with a squad or a workflow.',
  })
}

type OnText = (delta: string, output: number | undefined) => void

/** The messages of one answer, such as before and after a tool, are one text for the visitor: a space goes between them. */
function separateMessages(onText: (delta: string) => void) {
  let before = ''
  let newest: string | undefined
  return (delta: string, message: string) => {
    // A message may begin with an empty part. The space comes with its first text.
    if (!delta) return onText(delta)
    const isRunTogether = message !== newest && /\S$/.test(before) && /^\S/.test(delta)
    newest = message
    before = delta
    onText(isRunTogether ? ` ${delta}` : delta)
  }
}

/** The platform's own results for tools of the page. They are for the model; the visitor should not see them. */
const RESULTS = ['No result returned.', 'Success', 'Success.']

const isBeginning = (text: string) => RESULTS.some((result) => result.startsWith(text.trim()))

/** Separates the assistant's words from the platform's own results of tool calls, which follow the calls. */
function createPlatformResultFilter(onText: OnText) {
  let lastCallOutput: number | undefined
  /** The text of the current message, as long as it may be one of `RESULTS`. */
  let possibleResult: { output: number; text: string } | undefined
  let hasText = false
  let wentOn = false

  const emit: OnText = (delta, output) => {
    if (!isBlank(delta)) hasText = true
    onText(delta, output)
  }
  const release = () => {
    if (possibleResult && !RESULTS.includes(possibleResult.text.trim())) {
      wentOn = true
      emit(possibleResult.text, possibleResult.output)
    }
    possibleResult = undefined
  }

  return {
    toolCall({ output }: ToolCallPiece) {
      release()
      if (output !== undefined) lastCallOutput = output
    },
    text({ delta, output }: Extract<ChatPiece, { type: 'text' }>) {
      const isBehindCall = output !== undefined && lastCallOutput !== undefined && output > lastCallOutput
      if (!isBehindCall) return emit(delta, output)
      if (possibleResult && possibleResult.output !== output) release()
      possibleResult = { output, text: (possibleResult?.text ?? '') + delta }
      if (!isBeginning(possibleResult.text)) {
        release()
        // The rest of this message is the assistant's.
        lastCallOutput = undefined
      }
    },
    end: release,
    /** `wentOn`: after its tool calls, the assistant has continued without their results. */
    outcome: () => ({ hasText, wentOn }),
  }
}
