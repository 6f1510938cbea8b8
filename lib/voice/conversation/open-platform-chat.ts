import { createVoiceError } from '../error-messages'
import { loadCode } from '../load-code'
import type { CallRequest, UseVoiceCallOptions } from '../store/types'
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

function chatTarget(
  { assistant, assistantId, assistantOverrides }: CallRequest,
  defaultId: string | undefined,
) {
  const id = typeof assistant === 'string' ? assistant : (assistantId ?? defaultId)
  const { variableValues } = assistantOverrides ?? {}
  return {
    ...(typeof assistant === 'object' ? { assistant } : id === undefined ? {} : { assistantId: id }),
    ...(variableValues === undefined ? {} : { assistantOverrides: { variableValues } }),
  }
}
