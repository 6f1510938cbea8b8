import type { Fields } from './link'

export type Role = 'user' | 'assistant'

export interface Said {
  role: Role
  text: string
}

/** The platform's in-call messages, in its shapes; they travel as JSON text. */
export const platformMessages = {
  transcript: (role: Role, transcriptType: 'partial' | 'final', transcript: string): Fields => ({
    type: 'transcript',
    role,
    transcriptType,
    transcript,
    timestamp: Date.now(),
  }),
  speechUpdate: (role: Role, status: 'started' | 'stopped', turn: number): Fields => ({
    type: 'speech-update',
    role,
    status,
    turn,
    timestamp: Date.now(),
  }),
  speechStarted: (text: string, turn: number, timing?: object): Fields => ({
    type: 'assistant.speechStarted',
    text,
    turn,
    source: 'model',
    ...(timing && { timing }),
    timestamp: Date.now(),
  }),
  status: (status: 'in-progress' | 'ended', endedReason?: string): Fields => ({
    type: 'status-update',
    status,
    ...(endedReason ? { endedReason } : {}),
    timestamp: Date.now(),
  }),
  conversation: (said: readonly Said[]): Fields => ({
    type: 'conversation-update',
    conversation: said.map(({ role, text }) => ({ role, content: text })),
    messages: said.map(({ role, text }) => ({ role: role === 'user' ? 'user' : 'bot', message: text })),
    messagesOpenAIFormatted: said.map(({ role, text }) => ({ role, content: text })),
    timestamp: Date.now(),
  }),
  modelOutput: (output: string): Fields => ({ type: 'model-output', output, timestamp: Date.now() }),
  userInterrupted: (): Fields => ({ type: 'user-interrupted', timestamp: Date.now() }),
  toolCall: (id: string, name: string, args: Fields): Fields => {
    const toolCall = { id, type: 'function', function: { name, arguments: args } }
    return { type: 'tool-calls', toolCallList: [toolCall], timestamp: Date.now() }
  },
  toolResult: (toolCallResult: unknown): Fields => ({
    type: 'tool-calls-result',
    toolCallResult,
    timestamp: Date.now(),
  }),
} as const

/** The words of a line that have been spoken when this part of its time has passed. */
export function spokenPart(text: string, part: number): string {
  const words = text.split(/\s+/)
  const upTo = part * text.length
  let length = 0
  let count = 0
  for (const word of words) {
    length += word.length + 1
    if (length > upTo) break
    count++
  }
  return words.slice(0, count).join(' ')
}
