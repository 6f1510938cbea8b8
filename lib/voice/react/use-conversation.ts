'use client'

import { createConversation } from '../conversation/conversation'
import type { ConversationActions, ConversationOptions, ConversationSnapshot } from '../conversation/types'
import { useStore, useValues } from './use-voice-call'

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
  return useValues(useStore(options, createConversation, isBusy))
}

const isBusy = ({ state }: ConversationSnapshot) => state.mode !== 'idle'
