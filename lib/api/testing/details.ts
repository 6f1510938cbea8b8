import type { Fields } from './answers'

/*
 * What a test or a page reads of an answer although no schema requires it. An operation that is not named here is answered
 * all the same.
 */

const WEB_CALL = { type: 'webCall', webCallUrl: 'https://fake-platform.invalid/room' }
const PHONE_CALL = { type: 'outboundPhoneCall' }
const REPLY = 'This is an answer of the fake platform.'
const CHAT = { output: [{ role: 'assistant', content: REPLY }] }
const CONTENT = [{ type: 'output_text', text: REPLY, annotations: [] }]
const RESPONSE = {
  object: 'response',
  created_at: 0,
  status: 'completed',
  output: [{ id: 'message-1', type: 'message', role: 'assistant', status: 'completed', content: CONTENT }],
}

const DETAILS: Readonly<Record<string, Fields>> = {
  'calls.create': PHONE_CALL,
  'calls.createPhone': PHONE_CALL,
  'calls.createWeb': WEB_CALL,
  'chats.create': CHAT,
  'chats.createResponse': RESPONSE,
  'chats.createWeb': CHAT,
  'chats.createWebResponse': RESPONSE,
  'tokens.create': { value: 'fake-token' },
}

const TARGETS = ['assistant', 'assistantId', 'squad', 'squadId', 'workflow', 'workflowId']
const CALLED = ['customer', 'customerId', 'customers', 'transport']

/**
 * Rules of the platform for the body of a call that no schema has: it needs an assistant and, for a telephone call, a
 * customer.
 */
export function faultsOfCall(operationId: string, body: unknown): string[] {
  const details = DETAILS[operationId]
  if (details !== PHONE_CALL && details !== WEB_CALL) return []
  const lacks = (names: string[]) => names.every((name) => (Object(body) as Fields)[name] == null)
  return [
    ...(lacks(TARGETS) ? [`one of ${TARGETS.join(', ')} is needed`] : []),
    ...(details === PHONE_CALL && lacks(CALLED) ? [`one of ${CALLED.join(', ')} is needed`] : []),
  ]
}

export const detailsOf = (operationId: string): Fields => DETAILS[operationId] ?? {}

/** Fields of an event of a stream, in whose schemas they are no more than text. */
export const EVENT_DETAILS: Fields = {
  path: 'chat.output[0].content',
  delta: REPLY,
  text: REPLY,
  response: { id: 'response-1', ...RESPONSE },
}
