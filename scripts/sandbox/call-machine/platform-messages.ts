import type { Fields } from './link'
import { newId } from './new-id'

export type Role = 'user' | 'assistant'

export interface Said {
  role: Role
  text: string
  /** When it was said, in milliseconds since 1970. */
  at?: number
}

/** The conversation begins with the instructions of the assistant, which nobody should read. */
const PROMPT = { role: 'system' as const, text: 'You are the assistant of a sandbox.', at: 0 }

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
  forwarding: (): Fields => ({ type: 'status-update', status: 'forwarding', timestamp: Date.now() }),
  transfer: (destination: unknown): Fields => ({
    type: 'transfer-update',
    destination,
    timestamp: Date.now(),
  }),
  conversation: (said: readonly Said[]): Fields => {
    const chat = [PROMPT, ...said].map(({ role, text }) => ({ role, content: text }))
    const messages = [PROMPT, ...said].map(({ role, text, at = 0 }) => ({
      role: role === 'assistant' ? 'bot' : role,
      message: text,
      time: at,
      endTime: at,
      secondsFromStart: at === 0 ? 0 : (at - (said[0]?.at ?? at)) / 1000,
    }))
    return {
      type: 'conversation-update',
      conversation: chat,
      messages,
      messagesOpenAIFormatted: chat,
      timestamp: Date.now(),
    }
  },
  /** As the model writes it: word by word, all of one turn with the same id. */
  modelOutput: (text: string): Fields[] => {
    const turnId = newId()
    return text
      .split(/(?<=\s)/)
      .map((output) => ({ type: 'model-output', turnId, output, timestamp: Date.now() }))
  },
  voiceInput: (input: string): Fields => ({ type: 'voice-input', input, timestamp: Date.now() }),
  assistantStarted: (): Fields => ({
    type: 'assistant.started',
    newAssistant: { name: 'Sandbox' },
    timestamp: Date.now(),
  }),
  userInterrupted: (turn: number): Fields => ({
    type: 'user-interrupted',
    turnId: String(turn),
    timestamp: Date.now(),
  }),
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
  // A no-break space, as in “CHF 126”, is part of a word.
  const words = text.split(/[^\S\u00a0]+/)
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
