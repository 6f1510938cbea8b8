import { randomUUID } from 'node:crypto'
import { json, type ApiAnswer } from './api-answer'
import { SANDBOX_ASSISTANT_ID, SANDBOX_PRIVATE_KEY } from './settings'

type Fields = Record<string, unknown>

/** What can be stored, by its first segment of the path; whether a list of it comes in numbered pages. */
const KINDS: Readonly<Record<string, { isPaged: boolean }>> = {
  assistant: { isPaged: false },
  'structured-output': { isPaged: true },
  eval: { isPaged: true },
}

/** Whether the store answers this path below the API's address. */
export const isStored = (path: string): boolean => {
  const [, kind = '', , ...more] = path.split('/')
  return Object.hasOwn(KINDS, kind) && more.length === 0
}

/** A request to `/assistant`, `/structured-output` or `/eval`, or below. */
export interface StoredRequest {
  method: string
  /** `/assistant/ID`, without the query. */
  path: string
  query: URLSearchParams
  authorization: string | null
  body: string
}

/** The operations on what is stored, in memory, as the platform answers them: for private keys only. */
export function createStore(now: () => Date = () => new Date()) {
  const createdAt = now().toISOString()
  const first = {
    id: SANDBOX_ASSISTANT_ID,
    orgId: 'sandbox',
    name: 'Sandbox',
    createdAt,
    updatedAt: createdAt,
  }
  const all = new Map([['assistant', new Map<string, Fields>([[SANDBOX_ASSISTANT_ID, first]])]])
  const storedOf = (kind: string) => {
    const stored = all.get(kind) ?? new Map<string, Fields>()
    all.set(kind, stored)
    return stored
  }

  function answer({ method, path, query, authorization, body }: StoredRequest): ApiAnswer {
    if (authorization !== `Bearer ${SANDBOX_PRIVATE_KEY}`)
      return refusal(401, 'Unauthorized', 'Invalid key. This operation takes a private key.')
    const [, kind = '', id] = path.split('/')
    const stored = storedOf(kind)
    if (id === undefined) {
      if (method === 'GET')
        return json(200, KINDS[kind]?.isPaged ? pageOf(stored, query) : listOf(stored, query))
      if (method === 'POST') return save(stored, randomUUID(), undefined, body, 201)
    }
    const found = id === undefined ? undefined : stored.get(id)
    if (id === undefined || !found) return refusal(404, 'Not Found', `Cannot ${method} ${path}`)
    if (method === 'GET') return json(200, found)
    if (method === 'PATCH') return save(stored, id, found, body, 200)
    if (method !== 'DELETE') return refusal(404, 'Not Found', `Cannot ${method} ${path}`)
    stored.delete(id)
    return json(200, found)
  }

  return {
    answer,
    /** Whether an assistant with this id is stored: it can be called. */
    hasAssistant: (id: string) => storedOf('assistant').has(id),
  }

  function save(
    stored: Map<string, Fields>,
    id: string,
    before: Fields | undefined,
    body: string,
    status: number,
  ): ApiAnswer {
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
const listOf = (stored: ReadonlyMap<string, Fields>, query: URLSearchParams) =>
  newestFirst(stored).filter(within(query)).slice(0, limitOf(query))

function pageOf(stored: ReadonlyMap<string, Fields>, query: URLSearchParams) {
  const [currentPage, itemsPerPage] = [Number(query.get('page') ?? 1), limitOf(query)]
  const from = (currentPage - 1) * itemsPerPage
  return {
    results: newestFirst(stored).slice(from, from + itemsPerPage),
    metadata: { currentPage, itemsPerPage, totalItems: stored.size },
  }
}
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
