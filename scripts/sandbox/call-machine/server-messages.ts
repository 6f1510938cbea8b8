import type { Fields } from './link'

interface ServerMessagesOptions {
  /** Where the sandbox takes messages for the server and passes them on, signed. */
  address: string
  callId: string
  /** The server's answer to a tool call. */
  onToolResult(result: unknown): void
}

/** Messages of a call that the platform sends to servers by default. */
const SENT = ['status-update', 'speech-update', 'conversation-update', 'user-interrupted', 'tool-calls']

/** Sends what happens in a call to the customer's server, in order, and the report once the call is over. */
export function createServerMessages({ address, callId, onToolResult }: ServerMessagesOptions) {
  const startedAt = new Date().toISOString()
  let conversation: Fields = { messages: [], messagesOpenAIFormatted: [] }
  let endedReason: unknown
  let last: Promise<void> = Promise.resolve()

  async function send(message: Fields): Promise<void> {
    const call = { id: callId, type: 'webCall' }
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: { timestamp: Date.now(), call, ...message } }),
    })
    if (!response.ok) throw new Error(`The server answered ${String(message.type)} with ${response.status}.`)
    if (message.type !== 'tool-calls') return
    const { results } = (await response.json()) as { results?: unknown[] }
    for (const result of results ?? []) onToolResult(result)
  }
  const enqueue = (message: Fields) => {
    last = last
      .then(() => send(message))
      .catch((error: unknown) => console.warn('sandbox: a server message was not answered', error))
  }

  return {
    /** The assistant has sent the client a message; text that is not JSON is no message. */
    observe(data: unknown): void {
      const isText = typeof data === 'string'
      if (isText && !data.startsWith('{')) return
      const message = Object(isText ? JSON.parse(data) : data) as Fields
      if (!SENT.includes(String(message.type)) || endedReason !== undefined) return
      if (message.type === 'conversation-update') conversation = message
      if (message.status === 'ended') endedReason = message.endedReason
      enqueue(message)
    },
    /** Resolves when everything so far was answered, as the platform waits for a tool. */
    answered: () => last,
    /** The call is over; resolves when the server has the report. */
    end(): Promise<void> {
      if (endedReason === undefined) {
        endedReason = 'customer-ended-call'
        enqueue({ type: 'status-update', status: 'ended', endedReason })
      }
      const { messages, messagesOpenAIFormatted } = conversation
      const transcript = (messagesOpenAIFormatted as { role: string; content: string }[])
        .filter(({ role }) => role !== 'system')
        .map(({ role, content }) => `${role === 'user' ? 'User' : 'AI'}: ${content}`)
        .join('\n')
      enqueue({
        type: 'end-of-call-report',
        endedReason,
        startedAt,
        endedAt: new Date().toISOString(),
        cost: 0,
        artifact: { messages, messagesOpenAIFormatted, transcript },
        analysis: {},
      })
      return last
    },
  }
}
