import { isJson } from '@/lib/api/testing/replies'
import type { Scenario } from './scenario/schema'
import { BEHAVIOURS, type BehaviourName } from './platform/behaviours'
import { DEFAULT_BEHAVIOUR, SANDBOX_ASSISTANT_ID } from './settings'

type Payload = Record<string, unknown>

/** A request to the platform's API, from Node's server or a service worker. */
export interface ApiRequest {
  authorization: string | null
  body: string
  /** The header of this name. Default: that of JSON. */
  contentType?: string | null
  publicKey: string
  /** A second key, which is accepted if servers may call the operation. */
  privateKey?: string
  scenario: Scenario
  behaviour?: BehaviourName | undefined
  /** What is stored of an assistant. Default: the sandbox's own assistant alone. */
  storedAssistant?: (id: string) => Payload | undefined
  /** What the specification does not allow in the body. Default: everything is allowed. */
  refusalsOf?: (payload: Payload) => string[]
}

export type ApiAnswer =
  | { kind: 'answer'; status: number; headers: Record<string, string>; body: string }
  | { kind: 'hang' }
  | { kind: 'reset' }

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): ApiAnswer => ({
  kind: 'answer',
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
})

/** The body of a request that can be carried out, or the answer to one that the platform or the scenario refuses. */
export function admit(
  {
    authorization,
    body,
    contentType = 'application/json',
    publicKey,
    privateKey,
    scenario: { api },
    behaviour,
    storedAssistant = onlyOwn,
    refusalsOf = () => [],
  }: ApiRequest,
  faultsOf: (payload: Payload) => string[] = () => [],
): { payload: Payload } | { refusal: ApiAnswer } {
  if (api.fault === 'hang' || api.fault === 'reset') return { refusal: { kind: api.fault } }
  if (api.status !== undefined || api.body !== undefined) return { refusal: scriptedAnswer(api) }

  const isKnown = [publicKey, privateKey].some(
    (key) => key !== undefined && authorization === `Bearer ${key}`,
  )
  if (!isKnown)
    return refuse(
      401,
      'Unauthorized',
      'Invalid key. Check that this is the public key and not the private one.',
    )

  const { refusesWith } = BEHAVIOURS[behaviour ?? DEFAULT_BEHAVIOUR]
  if (refusesWith === 402) return refuse(402, 'Payment Required', 'Wallet balance is too low.')
  if (refusesWith === 429) return refuse(429, 'Too Many Requests', 'Over the concurrency limit.')

  if (!isJson(contentType)) return refuse(400, 'Bad Request', ['body must be sent as application/json'])
  const payload = parse(body)
  if (!payload) return refuse(400, 'Bad Request', ['body must be a JSON object'])
  const faults = faultsOf(payload)
  if (faults.length > 0) return refuse(400, 'Bad Request', faults)

  const { assistantId } = payload
  if (typeof assistantId === 'string' && assistantId !== '' && !storedAssistant(assistantId))
    return refuse(
      404,
      'Not Found',
      `Assistant ${assistantId} not found. The sandbox’s own is ${SANDBOX_ASSISTANT_ID}.`,
    )
  const refusals = refusalsOf(payload)
  return refusals.length > 0 ? refuse(400, 'Bad Request', refusals) : { payload }
}

const onlyOwn = (id: string) => (id === SANDBOX_ASSISTANT_ID ? {} : undefined)

/** The id and the fields of what an answer says was created. */
export function createdIn(answer: ApiAnswer | { kind: 'stream' }): (Payload & { id: string }) | undefined {
  const created = answer.kind === 'answer' && answer.status === 201 ? parse(answer.body) : undefined
  return typeof created?.id === 'string' ? { ...created, id: created.id } : undefined
}

const refuse = (statusCode: number, error: string, message: string | string[]) => ({
  refusal: json(statusCode, { message, error, statusCode }),
})

function scriptedAnswer(api: Scenario['api']): ApiAnswer {
  const status = api.status ?? 201
  if (typeof api.body === 'string')
    return {
      kind: 'answer',
      status,
      headers: { 'content-type': 'application/json', ...api.headers },
      body: api.body,
    }
  return json(status, api.body ?? {}, api.headers)
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
