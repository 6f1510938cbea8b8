import { createConversation } from '@/lib/voice/react'
import type { Conversation, ConversationOptions } from '@/lib/voice/react'
import { createFakeEnvironment, type ChatPiece } from '@/lib/voice/testing'
import { until as untilHolds } from './until'

const made: Conversation[] = []

/** Has every conversation of a test file disposed of after the test that made it. Call once, at the top of the file. */
export function disposeConversationsAfterEach(): void {
  afterEach(async () => {
    for (const conversation of made.splice(0)) await conversation.dispose()
  })
}

export const disposeLater = (conversation: Conversation) => void made.push(conversation)

/** A conversation in an environment of its own. */
export function setUpConversation(options: Partial<ConversationOptions> = {}) {
  const environment = createFakeEnvironment()
  const conversation = createConversation({
    publicKey: 'key',
    assistantId: 'assistant',
    environment,
    ...options,
  })
  made.push(conversation)
  const { actions } = conversation
  const texts = () => conversation.snapshot().transcript.map(({ role, text }) => `${role}: ${text}`)
  const until = (holds: () => boolean) => untilHolds(conversation, holds)
  const state = () => conversation.snapshot().state
  /** Until the chat has nothing left to answer. */
  const untilReady = () =>
    until(() => {
      const now = state()
      return now.mode === 'chat' && now.chat.phase === 'ready'
    })
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
  const untilFailed = () =>
    until(() => {
      const now = state()
      return now.mode === 'chat' && now.chat.phase === 'failed'
    })
  const untils = { until, untilReady, untilFailed, untilPhase }
  return { environment, conversation, actions, texts, state, ask, connect, say, inputs, ...untils }
}

/** A chat in an environment of its own, which has begun. */
export function setUpChat(options?: Partial<ConversationOptions>) {
  const setup = setUpConversation(options)
  setup.actions.start('chat')
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
