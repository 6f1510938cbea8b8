import { consultant } from '@/assistant/consultant'
import { admit, json, type ApiAnswer, type ApiRequest } from './api-answer'
import { toolsIn } from './platform/tool-play'
import { ASSISTANT_SPEAKER_NAME, DEFAULT_BEHAVIOUR, SANDBOX_ASSISTANT_ID } from './settings'

/** What the platform's `POST /call/web` is given. */
interface WebCallRequest extends ApiRequest {
  /** Absolute address of the sandbox, without a trailing slash. */
  sandboxUrl: string
  /** Milliseconds to hold back the join; carried by the room's address. */
  joinLatencyMs?: number | undefined
  /** How many times faster than normal; carried by the room's address too. */
  pace?: number | undefined
  /** Whether the call sends its server messages; carried by the room's address too. */
  sendsServerMessages?: boolean | undefined
}

/** Answers as the platform does, or fails in the way the scenario says. */
export function answerWebCall(request: WebCallRequest): ApiAnswer {
  const admitted = admit(request)
  if ('refusal' in admitted) return admitted.refusal
  const { api } = request.scenario
  const { payload } = admitted
  const { storedAssistant = () => undefined } = request
  const stored = typeof payload.assistantId === 'string' ? storedAssistant(payload.assistantId) : undefined
  const call = createdCall({ ...request, payload: stored ? { assistant: stored, ...payload } : payload })
  if (api.fault === 'no-url') {
    delete call.webCallUrl
    delete call.transport
  }
  return json(201, { ...call, ...api.answer })
}

/** What the assistant is to say first, instead of the scenario's first line. */
function firstMessageOf({ assistantOverrides, assistant }: Record<string, unknown>): string | undefined {
  const messages = [assistantOverrides, assistant].map(
    (of) => (of as { firstMessage?: unknown } | undefined)?.firstMessage,
  )
  return messages.find((message) => typeof message === 'string')
}

/** What the page gets of an assistant that does not choose its `clientMessages`. */
const DEFAULT_CLIENT_MESSAGES = [
  'conversation-update',
  'function-call',
  'hang',
  'model-output',
  'speech-update',
  'status-update',
  'transfer-update',
  'transcript',
  'tool-calls',
  'user-interrupted',
  'voice-input',
  'workflow.node.started',
  'assistant.started',
]

/** Types of the messages that the assistant of the call sends the page. */
function clientMessagesOf({
  assistantId,
  assistant,
  assistantOverrides,
}: Record<string, unknown>): readonly unknown[] {
  const asked = [assistantOverrides, assistant].map(
    (of) => (of as { clientMessages?: unknown } | undefined)?.clientMessages,
  )
  const own = assistantId === SANDBOX_ASSISTANT_ID ? consultant.clientMessages : DEFAULT_CLIENT_MESSAGES
  return asked.find(Array.isArray) ?? own
}

function createdCall({
  sandboxUrl,
  scenario,
  behaviour = DEFAULT_BEHAVIOUR,
  joinLatencyMs,
  pace = 1,
  sendsServerMessages,
  payload,
}: WebCallRequest & { payload: Record<string, unknown> }): Record<string, unknown> {
  const id = crypto.randomUUID()
  const now = new Date().toISOString()
  const query = new URLSearchParams({ scenario: scenario.name })
  if (joinLatencyMs) query.set('joinLatencyMs', String(joinLatencyMs))
  if (pace !== 1) query.set('pace', String(pace))
  if (behaviour !== DEFAULT_BEHAVIOUR) query.set('platform', behaviour)
  const tools = toolsIn(payload)
  if (Object.keys(tools).length > 0) query.set('tools', JSON.stringify(tools))
  if (sendsServerMessages) query.set('serverMessages', '1')
  query.set('messages', clientMessagesOf(payload).join())
  const firstMessage = firstMessageOf(payload)
  if (firstMessage) query.set('firstMessage', firstMessage)
  const webCallUrl = `${sandboxUrl}/room/${id}?${query}`
  return {
    id,
    orgId: '5a4db0c5-0000-4000-8000-00000000a6e1',
    createdAt: now,
    updatedAt: now,
    type: 'webCall',
    status: 'queued',
    cost: 0,
    assistantId: payload.assistantId,
    assistant: {
      name: consultant.name,
      voice: { provider: scenario.assistant.video ? 'tavus' : 'sandbox', voiceId: ASSISTANT_SPEAKER_NAME },
      firstMessageMode: 'assistant-speaks-first',
    },
    artifactPlan: { videoRecordingEnabled: false },
    monitor: {
      listenUrl: `wss://sandbox.invalid/${id}/listen`,
      controlUrl: `https://sandbox.invalid/${id}/control`,
    },
    transport: { provider: 'daily', assistantVideoEnabled: scenario.assistant.video, callUrl: webCallUrl },
    webCallUrl,
  }
}
