'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createConversation } from '../conversation/conversation'
import type { ConversationActions, ConversationOptions, ConversationSnapshot } from '../conversation/types'

/**
 * One conversation by chat and by voice in a component. Unmounting at any moment ends it and releases everything;
 * so does StrictMode's double mount.
 */
export function useConversation({
  publicKey,
  getToken,
  assistantId,
  apiUrl,
  callBundleUrl,
  platform,
  continuationMessage,
}: ConversationOptions): ConversationSnapshot & ConversationActions {
  const conversation = useMemo(
    () =>
      createConversation({
        publicKey,
        getToken,
        assistantId,
        apiUrl,
        callBundleUrl,
        platform,
        continuationMessage,
      }),
    [publicKey, getToken, assistantId, apiUrl, callBundleUrl, platform, continuationMessage],
  )
  useEffect(() => () => void conversation.dispose(), [conversation])
  const snapshot = useSyncExternalStore(conversation.subscribe, conversation.snapshot, conversation.snapshot)
  return useMemo(() => ({ ...snapshot, ...conversation.actions }), [snapshot, conversation])
}
