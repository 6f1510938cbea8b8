import { createConsultant } from './answers'
import { admit, json, type ApiAnswer, type ApiRequest } from './api-answer'
import { SANDBOX_PRIVATE_KEY } from './settings'

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
  const { text, calls, isScripted } = answerTo(payload.input, request.scenario, chat.sessionId)
  // The operations in the Responses format stream unless they are asked not to.
  const isStreamed = isResponses ? payload.stream !== false : payload.stream === true
  if (!isStreamed) return json(201, isResponses ? responseOf(chat.id, text) : chatOf(chat, payload, text))
  const events = isResponses
    ? responseEvents(chat.id, text)
    : [...(isScripted && calls.length > 0 ? [] : chatEvents(chat, text)), ...callEvents(chat, calls)]
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
  return { kind: 'stream', status: 201, headers, events: withFault(events, request) }
}

function faultsOf({ input, stream }: Record<string, unknown>): string[] {
  const isStream = stream === undefined || typeof stream === 'boolean'
  return [
    ...(typeof input === 'string' || Array.isArray(input) ? [] : ['input must be a string or an array']),
    ...(isStream ? [] : ['stream must be a boolean value']),
  ]
}

interface ChatAnswer {
  text: string
  /** Tools to be used: before the text is said where there is a script, else beside it. */
  calls: { id: string; name: string; arguments: Record<string, unknown> }[]
  isScripted: boolean
}

/** More sessions than a developer has open; the oldest are forgotten. */
const MOST_SESSIONS = 50
const consultants = new Map<string, ReturnType<typeof createConsultant>>()

/** The consultant of a session, who knows which part it plays and what it did not understand. */
function consultantOf(sessionId: string) {
  const consultant = consultants.get(sessionId) ?? createConsultant()
  consultants.delete(sessionId)
  consultants.set(sessionId, consultant)
  const [oldest] = consultants.keys()
  if (consultants.size > MOST_SESSIONS && oldest !== undefined) consultants.delete(oldest)
  return consultant
}

/** A turn of the scenario, in two parts where it uses tools, or an answer from the site's content. */
function answerTo(
  input: unknown,
  { chat: { turns } }: ChatRequest['scenario'],
  sessionId: string,
): ChatAnswer {
  const resultOf = toolCallIn(input)
  if (resultOf !== undefined) {
    const index = /^turn-(\d+)-/.exec(resultOf)?.[1]
    const text = index === undefined ? '' : (turns[Number(index)]?.assistant ?? '')
    return { text, calls: [], isScripted: true }
  }
  const question = questionIn(input)
  const index = turns.findIndex(({ user }) => question.endsWith(user))
  const turn = turns[index]
  const answer = turn ? { text: turn.assistant, calls: turn.calls } : consultantOf(sessionId)(question)
  const calls = answer.calls.map((call, number) => ({
    ...call,
    id: `${turn ? `turn-${index}-${number}-` : ''}${crypto.randomUUID()}`,
  }))
  return { text: answer.text, calls, isScripted: turn !== undefined }
}

/** The id of the tool call that the last message answers. */
function toolCallIn(input: unknown): string | undefined {
  const last: unknown = Array.isArray(input) ? input.at(-1) : undefined
  const { role, tool_call_id: id } = (last ?? {}) as Record<string, unknown>
  return role === 'tool' ? String(id) : undefined
}

/** The text asked, or that of the last message of the user. */
function questionIn(input: unknown): string {
  if (!Array.isArray(input)) return String(input)
  const messages = input as ({ role?: unknown; content?: unknown } | null)[]
  return String(messages.findLast((message) => message?.role === 'user')?.content ?? '')
}

/** Words with the blank behind them, so that all of them together are the text. */
const piecesOf = (text: string) => text.split(/(?<=\s)/)

interface ChatIds {
  id: string
  sessionId: string
}

function chatOf(chat: ChatIds, { input }: Record<string, unknown>, text: string) {
  const now = new Date().toISOString()
  return {
    ...chat,
    orgId: '5a4db0c5-0000-4000-8000-00000000a6e1',
    createdAt: now,
    updatedAt: now,
    input,
    output: [{ role: 'assistant', content: text }],
  }
}

const chatEvents = (chat: ChatIds, text: string) =>
  piecesOf(text).map((delta) => ({ ...chat, path: 'chat.output[0].content', delta }))

/** Tool calls in pieces, as the model writes them. */
const callEvents = (chat: ChatIds, calls: ChatAnswer['calls']) =>
  calls.flatMap(({ id, name, arguments: args }, index) => {
    const place = `chat.output[0].tool_calls[${index}]`
    const text = JSON.stringify(args)
    const half = Math.ceil(text.length / 2)
    return [
      { ...chat, path: `${place}.id`, delta: id },
      { ...chat, path: `${place}.function.name`, delta: name },
      { ...chat, path: `${place}.function.arguments`, delta: text.slice(0, half) },
      { ...chat, path: `${place}.function.arguments`, delta: text.slice(half) },
    ]
  })

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
function withFault(events: object[], { scenario }: ChatRequest): object[] {
  const { fault } = scenario.chat
  if (!fault) return events
  const error = { type: 'error', code: 'sandbox', message: 'The model failed, as the scenario says.' }
  return [...events.slice(0, 2), ...(fault === 'error' ? [{ ...error, sequence_number: 2 }] : [])]
}
