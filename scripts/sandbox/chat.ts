import { createConsultant } from './answers'
import { admit, json, type ApiAnswer, type ApiRequest } from './api-answer'
import { BEHAVIOURS } from './platform/behaviours'
import { CONSULTANT_TOOLS, createToolPlay, toolsIn } from './platform/tool-play'
import { DEFAULT_BEHAVIOUR, SANDBOX_PRIVATE_KEY } from './settings'

export interface ChatRequest extends ApiRequest {
  /** Address below the API's. */
  path: string
}

/** An answer that comes event by event. */
export interface StreamedAnswer {
  kind: 'stream'
  status: number
  headers: Record<string, string>
  events: object[]
}

/** How long the consultant takes for a word of a streamed answer. */
export const WORD_MS = 30

const CHAT_PATH = /^\/chat(\/web)?(\/responses)?$/

export const isChat = (path: string) => CHAT_PATH.test(path)

/** What a streamed event is on the wire. */
export const eventText = (event: object) => `data: ${JSON.stringify(event)}\n\n`

/** Answers a typed question from the site's content, in the form of the operation that was asked. */
export function answerChat(request: ChatRequest): ApiAnswer | StreamedAnswer {
  const isForPages = request.path.startsWith('/chat/web')
  const admitted = admit(isForPages ? request : { ...request, privateKey: SANDBOX_PRIVATE_KEY }, faultsOf)
  if ('refusal' in admitted) return admitted.refusal
  const { payload } = admitted
  const isResponses = request.path.endsWith('/responses')
  const chat = {
    id: crypto.randomUUID(),
    sessionId: typeof payload.sessionId === 'string' ? payload.sessionId : crypto.randomUUID(),
  }
  const answer = answerTo(payload, request, chat.sessionId)
  const { text } = answer
  // The operations in the Responses format stream unless they are asked not to.
  const isStreamed = isResponses ? payload.stream !== false : payload.stream === true
  if (!isStreamed) return json(201, isResponses ? responseOf(chat.id, text) : chatOf(chat, payload, answer))
  const events = isResponses ? responseEvents(chat.id, text) : chatEvents(chat, answer)
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
  const beforeText = isResponses ? 0 : events.length - piecesOf(text).length
  return { kind: 'stream', status: 201, headers, events: withFault(events, beforeText, request) }
}

function faultsOf({ input, stream }: Record<string, unknown>): string[] {
  const isStream = stream === undefined || typeof stream === 'boolean'
  return [
    ...(typeof input === 'string' || Array.isArray(input) ? [] : ['input must be a string or an array']),
    ...(Array.isArray(input) ? input.flatMap(faultsOfMessage) : []),
    ...(isStream ? [] : ['stream must be a boolean value']),
  ]
}

const ROLES = ['system', 'user', 'assistant', 'tool', 'developer']
/** Roles whose fields have limits. */
const LIMITED = ['assistant', 'tool', 'developer']
/** Limits in characters. */
const LIMITS = { content: 10_000, refusal: 10_000, name: 40 }

function faultsOfMessage(message: unknown, index: number): string[] {
  const fields = Object(message) as Record<string, unknown>
  const { role, metadata = {}, tool_call_id: callId } = fields
  const isLimited = LIMITED.includes(String(role))
  const faultOf = ([name, limit]: [string, number]) => {
    const value = fields[name]
    // Only content is required, and an assistant that only calls tools says nothing.
    if (value == null && (name !== 'content' || role === 'assistant')) return []
    if (typeof value !== 'string') return [`${name} must be a string`]
    return value.length > limit ? [`${name} must be shorter than or equal to ${limit} characters`] : []
  }
  const faults = [
    ...(ROLES.includes(String(role))
      ? []
      : [`role must be one of the following values: ${ROLES.join(', ')}`]),
    ...(isLimited ? Object.entries(LIMITS).flatMap(faultOf) : []),
    ...(isLimited && typeof metadata !== 'object' ? ['metadata must be an object'] : []),
    ...(role === 'tool' && typeof callId !== 'string' ? ['tool_call_id must be a string'] : []),
  ]
  return faults.map((fault) => `input.${index}.${fault}`)
}

interface ChatAnswer {
  /** Tools that are called, each with what the platform says of it at once. */
  calls: { id: string; name: string; arguments: Record<string, unknown>; result: string | undefined }[]
  /** Said after the calls; empty where the page's results are waited for. */
  text: string
}

/** How many sessions are kept: more than a developer has open. The oldest are forgotten first. */
const MOST_SESSIONS = 50

/** What the platform keeps of a chat: the consultant, who knows what was said, and its model. */
function newSession(request: ChatRequest, payload: Record<string, unknown>) {
  const behaviour = BEHAVIOURS[request.behaviour ?? DEFAULT_BEHAVIOUR]
  const tools = { ...CONSULTANT_TOOLS, ...toolsIn(payload) }
  return {
    behaviour,
    consult: createConsultant({ between: '\n\n' }),
    toolPlay: createToolPlay(behaviour, tools),
  }
}

const sessions = new Map<string, ReturnType<typeof newSession>>()

function sessionOf(id: string, request: ChatRequest, payload: Record<string, unknown>) {
  const session = sessions.get(id) ?? newSession(request, payload)
  sessions.delete(id)
  sessions.set(id, session)
  const [oldest] = sessions.keys()
  if (sessions.size > MOST_SESSIONS && oldest !== undefined) sessions.delete(oldest)
  return session
}

/** A turn of the scenario, an answer from the site's content, or what follows the results of tools. */
function answerTo(payload: Record<string, unknown>, request: ChatRequest, sessionId: string): ChatAnswer {
  const { input } = payload
  const { consult, toolPlay, behaviour } = sessionOf(sessionId, request, payload)
  if (isContext(input)) return { calls: [], text: toolPlay.answerAgain() ?? '' }
  const question = questionIn(input)
  const turn = request.scenario.chat.turns.find(({ user }) => question.endsWith(user))
  const answer = turn ? { text: turn.assistant, calls: turn.calls } : consult(question)
  const names = answer.calls.map(({ name }) => name)
  const waits = behaviour.chatTools === 'waits' && names.length > 0
  const calls = answer.calls.map((call, index) => ({
    ...call,
    id: behaviour.toolCallIds === 'counted' ? `call_${index}` : crypto.randomUUID(),
    result: waits ? undefined : toolPlay.resultOf(call.name),
  }))
  if (waits) toolPlay.withhold(answer.text)
  // A chat leaves out the sentence that the assistant speaks while a tool runs.
  const said = waits ? undefined : toolPlay.answerAfter(names, answer.text)
  return { calls, text: !said || said.isWaiting ? '' : said.text }
}

/** Whether the last message comes from the page and not from the visitor: a result of a tool, or context. */
function isContext(input: unknown): boolean {
  const last: unknown = Array.isArray(input) ? input.at(-1) : undefined
  const { role } = (last ?? {}) as Record<string, unknown>
  return role === 'tool' || role === 'system'
}

/** The text asked, or that of the user's messages since the last answer: what was written during it is sent at once. */
function questionIn(input: unknown): string {
  if (!Array.isArray(input)) return String(input)
  const messages = input as ({ role?: unknown; content?: unknown } | null)[]
  const answered = messages.findLastIndex((message) => message?.role === 'assistant')
  return messages
    .slice(answered + 1)
    .flatMap((message) => (message?.role === 'user' ? [String(message.content)] : []))
    .join('\n')
}

/** The words of a text, each with the blank behind it. Joined they are the text again. */
const piecesOf = (text: string) => text.split(/(?<=\s)/)

interface ChatIds {
  id: string
  sessionId: string
}

/** The messages of an answer, in order: the calls, what the platform says of them, what is said. */
function outputOf({ calls, text }: ChatAnswer) {
  const toolCalls = calls.map(({ id, name, arguments: args }) => ({
    id,
    type: 'function',
    function: { name, arguments: JSON.stringify(args) },
  }))
  const results = calls.flatMap(({ id, result }) =>
    result === undefined ? [] : [{ role: 'tool', tool_call_id: id, content: result }],
  )
  return [
    ...(calls.length > 0 ? [{ role: 'assistant', tool_calls: toolCalls }] : []),
    ...results,
    ...(text === '' && calls.length > 0 ? [] : [{ role: 'assistant', content: text }]),
  ]
}

function chatOf(chat: ChatIds, { input }: Record<string, unknown>, answer: ChatAnswer) {
  const now = new Date().toISOString()
  return {
    ...chat,
    orgId: '5a4db0c5-0000-4000-8000-00000000a6e1',
    createdAt: now,
    updatedAt: now,
    input,
    output: outputOf(answer),
  }
}

/** The same messages in pieces, as the model writes them. */
const chatEvents = (chat: ChatIds, answer: ChatAnswer) =>
  outputOf(answer).flatMap((message, place) => {
    const path = `chat.output[${place}]`
    return 'tool_calls' in message
      ? message.tool_calls.flatMap((call, index) => callEvents(chat, `${path}.tool_calls[${index}]`, call))
      : piecesOf(message.content).map((delta) => ({ ...chat, path: `${path}.content`, delta }))
  })

function callEvents(chat: ChatIds, place: string, { id, function: { name, arguments: text } }: ToolCallOut) {
  const half = Math.ceil(text.length / 2)
  return [
    { ...chat, path: `${place}.id`, delta: id },
    { ...chat, path: `${place}.function.name`, delta: name },
    { ...chat, path: `${place}.function.arguments`, delta: text.slice(0, half) },
    { ...chat, path: `${place}.function.arguments`, delta: text.slice(half) },
  ]
}

interface ToolCallOut {
  id: string
  function: { name: string; arguments: string }
}

function responseOf(id: string, text: string) {
  const content = [{ type: 'output_text', text, annotations: [] }]
  return {
    id,
    object: 'response',
    created_at: Math.floor(Date.now() / 1000),
    status: 'completed',
    output: [{ id: `${id}-message`, type: 'message', role: 'assistant', status: 'completed', content }],
  }
}

function responseEvents(id: string, text: string) {
  const place = { item_id: `${id}-message`, output_index: 0, content_index: 0 }
  return [
    ...piecesOf(text).map((delta) => ({ type: 'response.output_text.delta', ...place, delta })),
    { type: 'response.output_text.done', ...place, text },
    { type: 'response.completed', response: responseOf(id, text) },
  ]
}

/** What is sent before the scenario's fault, and the fault where it is an event of its own. */
function withFault(events: object[], beforeText: number, { scenario }: ChatRequest): object[] {
  const { fault } = scenario.chat
  if (!fault) return events
  const error = { type: 'error', code: 'sandbox', message: 'The model failed, as the scenario says.' }
  const sent = events.slice(0, beforeText + 2)
  return [...sent, ...(fault === 'error' ? [{ ...error, sequence_number: 2 }] : [])]
}
