import { createConversation } from '@/lib/voice/react'
import type { CallRequest, Conversation, ConversationOptions } from '@/lib/voice/react'
import { createFakeEnvironment, type ChatPiece } from '@/lib/voice/testing'
import { until as untilHolds } from './until'

const made: Conversation[] = []

// After the tests of each file that imports this.
afterEach(async () => {
  for (const conversation of made.splice(0)) await conversation.dispose()
})

/** A conversation in an environment of its own, or on the platform where `environment` is undefined. */
export function setUpConversation(options: Partial<ConversationOptions> = {}) {
  const environment = createFakeEnvironment()
  const account = { publicKey: 'key', assistantId: 'assistant' }
  const conversation = createConversation({ ...account, environment, ...options })
  made.push(conversation)
  const { actions, snapshot } = conversation
  const texts = () => conversation.snapshot().transcript.map(({ role, text }) => `${role}: ${text}`)
  const until = (holds: () => boolean) => untilHolds(conversation, holds)
  const state = () => snapshot().state
  const untilChatIs = (phase: 'waiting' | 'ready' | 'failed') =>
    until(() => {
      const now = state()
      return now.mode === 'chat' && now.chat.phase === phase
    })
  /** Until the chat has nothing left to answer. */
  const untilReady = () => untilChatIs('ready')
  const untilPhase = (phase: string) =>
    until(() => {
      const now = state()
      return now.mode === 'voice' && now.call.phase === phase
    })
  const ask = async (text: string) => {
    actions.sendText(text)
    await untilReady()
  }
  /** The call connects, and the assistant listens. */
  const connect = async () => {
    await untilPhase('awaiting-assistant')
    environment.answer()
    await untilPhase('live')
  }
  const say = (role: 'user' | 'assistant', transcript: string, transcriptType = 'final') =>
    environment.say({ type: 'transcript', role, transcript, transcriptType })
  /** What was sent to the chat, request by request. */
  const inputs = () => environment.chatRequests.map(({ input }) => input)
  const untilFailed = () => untilChatIs('failed')
  const untils = { until, untilChatIs, untilReady, untilFailed, untilPhase }
  return { environment, conversation, snapshot, actions, texts, state, ask, connect, say, inputs, ...untils }
}

/** A chat in an environment of its own, which has begun. */
export function setUpChat(options?: Partial<ConversationOptions>) {
  const setup = setUpConversation(options)
  setup.actions.start('chat')
  return setup
}

/** A conversation whose call is live. */
export async function setUpCall(options?: Partial<ConversationOptions>, request?: CallRequest) {
  const setup = setUpConversation(options)
  setup.actions.start('voice', request)
  await setup.connect()
  return setup
}

/** What each side said, and what the page told the assistant, as a chat has it. */
export const user = (content: string) => ({ role: 'user' as const, content })
export const assistant = (content: string) => ({ role: 'assistant' as const, content })
export const context = (content: string) => ({ role: 'system' as const, content })
/** The result of a tool, as an answer to the call of this id. */
export const toolResult = (content: string, id = 'call-1') => ({
  role: 'tool' as const,
  tool_call_id: id,
  content,
})

/** An answer of a chat, as it arrives. */
export const textPieces = (...deltas: string[]): ChatPiece[] =>
  deltas.map((delta) => ({ type: 'text', delta }))
