import type { Scenario } from './scenario/schema'
import { ASSISTANT_SPEAKER_NAME, SANDBOX_ASSISTANT_ID } from './settings'

/** What the platform's `POST /call/web` is given, whoever carries it: Node's server or a service worker. */
export interface WebCallRequest {
  authorization: string | null
  body: string
  /** Absolute address of the sandbox, without a trailing slash. */
  sandboxUrl: string
  publicKey: string
  scenario: Scenario
  /** Milliseconds to hold back the join; carried by the room's address. */
  joinLatencyMs?: number | undefined
  /** How many times faster than life; carried by the room's address too. */
  pace?: number | undefined
}

export type WebCallAnswer =
  | { kind: 'answer'; status: number; headers: Record<string, string>; body: string }
  | { kind: 'hang' }
  | { kind: 'reset' }

/** Fields the platform accepts; anything else is named in a 400, as its validation pipe does. */
const FIELDS: Record<string, 'object' | 'string' | 'boolean'> = {
  assistant: 'object',
  assistantId: 'string',
  assistantOverrides: 'object',
  squad: 'object',
  squadId: 'string',
  squadOverrides: 'object',
  workflow: 'object',
  workflowId: 'string',
  workflowOverrides: 'object',
  roomDeleteOnUserLeaveEnabled: 'boolean',
  metadata: 'object',
  customer: 'object',
  name: 'string',
}

const TARGETS = ['assistant', 'assistantId', 'squad', 'squadId', 'workflow', 'workflowId']

const json = (status: number, body: unknown, headers: Record<string, string> = {}): WebCallAnswer => ({
  kind: 'answer',
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
})

/** Answers as the platform does, or fails in the way the scenario says. */
export function answerWebCall(request: WebCallRequest): WebCallAnswer {
  const { api } = request.scenario
  if (api.fault === 'hang' || api.fault === 'reset') return { kind: api.fault }
  if (api.status !== undefined || api.body !== undefined) return scriptedAnswer(api)

  if (request.authorization !== `Bearer ${request.publicKey}`)
    return json(401, {
      message: 'Invalid key. Check that this is the public key and not the private one.',
      error: 'Unauthorized',
      statusCode: 401,
    })

  const payload = parse(request.body)
  const faults = payload === undefined ? ['body must be a JSON object'] : faultsOf(payload)
  if (faults.length > 0) return json(400, { message: faults, error: 'Bad Request', statusCode: 400 })

  const call = createdCall(request)
  if (api.fault === 'no-url') delete call.webCallUrl
  return json(201, { ...call, ...api.answer })
}

function scriptedAnswer(api: Scenario['api']): WebCallAnswer {
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

function faultsOf(payload: Record<string, unknown>): string[] {
  const faults: string[] = []
  for (const [name, value] of Object.entries(payload)) {
    if (value === null || value === undefined) continue
    const expected = FIELDS[name]
    if (!expected) faults.push(`property ${name} should not exist`)
    else if (typeof value !== expected || Array.isArray(value))
      faults.push(`${name} must be ${expected === 'object' ? 'an' : 'a'} ${expected}`)
    else if (value === '') faults.push(`${name} should not be empty`)
  }
  if (!TARGETS.some((name) => payload[name] !== undefined && payload[name] !== null))
    faults.push('one of assistant, assistantId, squad, squadId, workflow or workflowId is needed')
  return faults
}

function createdCall({
  sandboxUrl,
  scenario,
  joinLatencyMs,
  pace = 1,
}: WebCallRequest): Record<string, unknown> {
  const id = crypto.randomUUID()
  const now = new Date().toISOString()
  const query = new URLSearchParams({ scenario: scenario.name })
  if (joinLatencyMs) query.set('joinLatencyMs', String(joinLatencyMs))
  if (pace !== 1) query.set('pace', String(pace))
  return {
    id,
    orgId: '5a4db0c5-0000-4000-8000-00000000a6e1',
    createdAt: now,
    updatedAt: now,
    type: 'webCall',
    status: 'queued',
    cost: 0,
    assistantId: SANDBOX_ASSISTANT_ID,
    assistant: {
      name: 'Callwright consultant',
      voice: { provider: scenario.assistant.video ? 'tavus' : 'sandbox', voiceId: ASSISTANT_SPEAKER_NAME },
      firstMessageMode: 'assistant-speaks-first',
    },
    artifactPlan: { videoRecordingEnabled: false },
    transport: { provider: 'daily', assistantVideoEnabled: scenario.assistant.video },
    webCallUrl: `${sandboxUrl}/room/${id}?${query}`,
  }
}
