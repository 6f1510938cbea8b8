import { randomUUID } from 'node:crypto'
import { json, type ApiAnswer } from './api-answer'
import { SANDBOX_ASSISTANT_ID, SANDBOX_PRIVATE_KEY } from './settings'

type Fields = Record<string, unknown>

/** A request to `/assistant` or below. */
export interface AssistantRequest {
  method: string
  /** `/assistant/ID`, without the query. */
  path: string
  query: URLSearchParams
  authorization: string | null
  body: string
}

/** The operations on assistants, in memory, as the platform answers them: for private keys only. */
export function createAssistantStore(now: () => Date = () => new Date()) {
  const createdAt = now().toISOString()
  const first = {
    id: SANDBOX_ASSISTANT_ID,
    orgId: 'sandbox',
    name: 'Sandbox',
    createdAt,
    updatedAt: createdAt,
  }
  const stored = new Map<string, Fields>([[SANDBOX_ASSISTANT_ID, first]])

  return function answer({ method, path, query, authorization, body }: AssistantRequest): ApiAnswer {
    if (authorization !== `Bearer ${SANDBOX_PRIVATE_KEY}`)
      return refusal(401, 'Unauthorized', 'Invalid key. This operation takes a private key.')
    const [, , id] = path.split('/')
    if (id === undefined) {
      if (method === 'GET')
        return json(200, newestFirst(stored).filter(within(query)).slice(0, limitOf(query)))
      if (method === 'POST') return save(randomUUID(), undefined, body, 201)
    }
    const found = id === undefined ? undefined : stored.get(id)
    if (id === undefined || !found) return refusal(404, 'Not Found', `Cannot ${method} ${path}`)
    if (method === 'GET') return json(200, found)
    if (method === 'PATCH') return save(id, found, body, 200)
    if (method !== 'DELETE') return refusal(404, 'Not Found', `Cannot ${method} ${path}`)
    stored.delete(id)
    return json(200, found)
  }

  function save(id: string, before: Fields | undefined, body: string, status: number): ApiAnswer {
    const fields = parsed(body)
    if (!fields) return refusal(400, 'Bad Request', 'body must be a JSON object')
    const updatedAt = now().toISOString()
    const saved = { orgId: 'sandbox', createdAt: updatedAt, ...before, ...fields, id, updatedAt }
    stored.set(id, saved)
    return json(status, saved)
  }
}

const refusal = (statusCode: number, error: string, message: string) =>
  json(statusCode, { message, error, statusCode })
const newestFirst = (stored: ReadonlyMap<string, Fields>) => [...stored.values()].reverse()
const limitOf = (query: URLSearchParams) => Number(query.get('limit') ?? 100)
/** The page that begins at a time, as the client asks for the next one. */
const within = (query: URLSearchParams) => (fields: Fields) =>
  String(fields.createdAt) <= (query.get('createdAtLe') ?? '9')

function parsed(body: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Fields)
      : undefined
  } catch {
    return undefined
  }
}
