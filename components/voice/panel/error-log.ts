import type { ConversationSnapshot, ConversationState, VoiceError, VoiceErrorCode } from '@/lib/voice/react'

/** Causes outside of the call, which need no stack trace in the console. */
const NOT_STARTED: ReadonlySet<VoiceErrorCode> = new Set([
  'not-configured',
  'insecure-page',
  'unsupported-browser',
  'offline',
  'busy',
])

/**
 * Reports each failure of a conversation once, to the console and to `onError`. A start that the visitor has
 * cancelled is no failure. Returns the function to call with each snapshot.
 */
export function createErrorLog(onError?: (error: { code: string; message: string }) => void) {
  const reported: Record<'call' | 'chat', VoiceError | null> = { call: null, chat: null }

  function reportOnce(source: 'call' | 'chat', error: VoiceError | null) {
    if (error === reported[source]) return
    reported[source] = error
    if (!error || error.code === 'aborted') return
    if (NOT_STARTED.has(error.code)) console.warn(`The voice call was not started: ${error.code}`)
    else if (error.fatal) console.error('The voice call failed:', error, ...adviceOnPrototype())
    else console.warn('The voice call goes on without something:', error)
    onError?.({ code: error.code, message: error.message })
  }

  return ({ state, call }: ConversationSnapshot) => {
    reportOnce('chat', chatError(state))
    reportOnce('call', call.error)
  }
}

const chatError = (state: ConversationState): VoiceError | null =>
  state.mode === 'chat' && state.chat.phase === 'failed' ? state.chat.error : null

/**
 * For pages that add a function to every object: says what to change, because the media library's messages cannot
 * contain functions.
 */
function adviceOnPrototype(): string[] {
  const every: Record<string, unknown> = {}
  for (const name in every)
    if (typeof every[name] === 'function')
      return [
        `A script of this page sets Object.prototype.${name}, which the code of a call cannot send on. ` +
          `Use Object.defineProperty(Object.prototype, '${name}', { value: … }), which hides it from loops.`,
      ]
  return []
}
