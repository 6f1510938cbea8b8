'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createConversation } from '../conversation/conversation'
import type { ConversationActions, ConversationOptions, ConversationSnapshot } from '../conversation/types'
import { endWithComponent, useStableOptions } from './use-voice-call'

/**
 * One conversation by chat and by voice in a component. Unmounting at any moment ends it and releases everything;
 * so does StrictMode's double mount. The code of a mode is loaded by `prewarm`, or with the first use of it.
 *
 * @returns the values that re-render the component, and the commands to the conversation
 *
 * @example
 * ```tsx
 * import { useConversation } from 'callwright/voice/react'
 *
 * export function Ask() {
 *   const { transcript, start, sendText } = useConversation({
 *     publicKey: 'your-public-key',
 *     assistantId: 'your-assistant-id',
 *   })
 *   return (
 *     <>
 *       <button onClick={() => start('chat')}>Type</button>
 *       <button onClick={() => start('voice')}>Talk</button>
 *       <button onClick={() => sendText('What does it cost?')}>What does it cost?</button>
 *       {transcript.map(({ id, role, text }) => (
 *         <p key={id}>{`${role}: ${text}`}</p>
 *       ))}
 *     </>
 *   )
 * }
 * ```
 */
export function useConversation(options: ConversationOptions): ConversationSnapshot & ConversationActions {
  const stableOptions = useStableOptions(options)
  const { conversation, mount } = useMemo(() => {
    const made = createConversation(stableOptions)
    return { conversation: made, mount: endWithComponent(made, ({ state }) => state.mode !== 'idle') }
  }, [stableOptions])
  useEffect(mount, [mount])
  const snapshot = useSyncExternalStore(conversation.subscribe, conversation.snapshot, conversation.snapshot)
  return useMemo(() => ({ ...snapshot, ...conversation.actions }), [snapshot, conversation])
}
