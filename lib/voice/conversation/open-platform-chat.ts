import { createVoiceError } from '../error-messages'
import { loadCode } from '../client/load-code'
import type { CallRequest, UseVoiceCallOptions } from '../client/types'
import type { OpenChat } from './ports'

/** At module level, so that a bundler gives the chat's network code a file of its own. */
const importPlatformChat = () => import('./platform-chat')

/** Loads the network code of a chat. What cannot be loaded now is loaded with the first turn, which reports a failure. */
export function prewarmPlatformChat(): void {
  importPlatformChat().catch(() => undefined)
}

/**
 * Chats with the platform; its code is loaded with the first turn.
 *
 * @param request whom to chat with, and with which variables; read at each turn
 */
export const openPlatformChat = (account: UseVoiceCallOptions, request: () => CallRequest): OpenChat =>
  async function* (chatRequest, signal) {
    const token = account.publicKey?.trim() || account.getToken
    if (!token) throw createVoiceError({ code: 'not-configured', stage: 'input-validation' })
    const { createPlatformChat } = await loadCode(importPlatformChat())
    const target = () => chatTarget(request(), account.assistantId)
    yield* createPlatformChat({ token, baseUrl: account.apiUrl, target })(chatRequest, signal)
  }

function chatTarget({ assistantOverrides, ...request }: CallRequest, defaultId: string | undefined) {
  const { variableValues } = assistantOverrides ?? {}
  return {
    ...assistantOf(request, defaultId),
    ...(variableValues === undefined ? {} : { assistantOverrides: { variableValues } }),
  }
}

function assistantOf({ assistant, assistantId }: CallRequest, defaultId: string | undefined) {
  if (typeof assistant === 'object') return { assistant }
  const id = assistant || assistantId || defaultId
  if (id) return { assistantId: id }
  throw createVoiceError({
    code: 'not-configured',
    stage: 'input-validation',
    message: 'A chat needs an assistant: the platform has no chat with a squad or a workflow.',
  })
}
