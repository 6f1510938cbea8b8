import { GIVES_NAME } from './questions'
import { resultIn, type ToolResult } from './redacted'

/** The kinds of chat that a page can make: which operation, and whether its answer is streamed. */
export const CHAT_KINDS = [
  { path: '/chat/web', stream: true },
  { path: '/chat/web', stream: false },
  { path: '/chat/web/responses', stream: true },
  { path: '/chat/web/responses', stream: false },
] as const

type ChatKind = (typeof CHAT_KINDS)[number]

export interface RecordedChat {
  status: number
  contentType: string
  /** Kinds of the events or messages in the order in which they first come, such as `output[N].tool_calls[N].id`. */
  places: string[]
  tools: string[]
  results: ToolResult[]
  /** Whether the same answer continues with text after a tool call. */
  goesOn: boolean
  /** HTTP status of the turn that gives the result in the role `tool`; undefined where no tool was called. */
  takesResult: number | undefined
}

interface ChatSettings {
  publicKey: string
  assistantId: string
  apiUrl: string
}

type Fields = Record<string, unknown>
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const post = ({ publicKey, apiUrl }: ChatSettings, path: string, body: object) =>
  fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  })

/** The path of an event or a message of an answer, without numbers. */
const placeOf = (path: string) => path.replace(/\d+/g, 'N')

/** Sends one question that needs a tool, and records the events without their texts. */
export async function recordChat(settings: ChatSettings, kind: ChatKind): Promise<RecordedChat> {
  const { assistantId } = settings
  const response = await post(settings, kind.path, { assistantId, input: GIVES_NAME, stream: kind.stream })
  const contentType = response.headers.get('content-type')?.split(';')[0] ?? 'none'
  const text = await response.text()
  const read = response.ok ? piecesIn(text, contentType) : []
  const lastCall = read.findLastIndex(({ place }) => place.includes('tool_call'))
  const callId = read.find(({ place }) => /tool_calls\[N\]\.id$/.test(place))?.text
  const toldResults = read.filter(({ place, text: said }) => place.endsWith('content') && isResult(said))
  return {
    status: response.status,
    contentType,
    places: [...new Set(read.map(({ place }) => place))],
    tools: read.filter(({ place }) => /tool_calls\[N\]\..*name$/.test(place)).map(({ text: name }) => name),
    results: toldResults.map(({ text: said }) => resultIn(said)),
    goesOn:
      lastCall >= 0 &&
      read.slice(lastCall + 1).some(({ text: said }) => !isResult(said) && said.trim() !== ''),
    takesResult: callId === undefined ? undefined : await answerCall(settings, kind, text, callId),
  }
}

const isResult = (text: string) => resultIn(text) !== 'something else'

async function answerCall(settings: ChatSettings, { path, stream }: ChatKind, text: string, callId: string) {
  const sessionId = /"sessionId":"([^"]+)"/.exec(text)?.[1]
  const { assistantId } = settings
  const input = [{ role: 'tool', tool_call_id: callId, content: '{"noted":["name","day"]}' }]
  const response = await post(settings, path, {
    ...(sessionId === undefined ? {} : { sessionId }),
    assistantId,
    input,
    stream,
  })
  await response.text()
  return response.status
}

interface Piece {
  place: string
  text: string
}

/** What an answer consists of, streamed or not; pieces of the same place are put together. */
function piecesIn(body: string, contentType: string): Piece[] {
  if (contentType !== 'text/event-stream') return piecesOf(JSON.parse(body), '')
  const pieces = new Map<string, Piece>()
  for (const [, data = ''] of body.matchAll(/^data: ?(.+)$/gm)) {
    if (data === '[DONE]') continue
    const event = JSON.parse(data) as Fields
    const exact = String(event.path ?? event.type ?? 'event')
    const known = pieces.get(exact) ?? { place: placeOf(exact), text: '' }
    pieces.set(exact, { ...known, text: known.text + (typeof event.delta === 'string' ? event.delta : '') })
  }
  return [...pieces.values()]
}

/** The texts below `output`, each with its place. */
function piecesOf(value: unknown, path: string): Piece[] {
  if (typeof value === 'string')
    return path.startsWith('output') ? [{ place: placeOf(path), text: value }] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => piecesOf(item, `${path}[${index}]`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, item]) => piecesOf(item, path ? `${path}.${name}` : name))
}
