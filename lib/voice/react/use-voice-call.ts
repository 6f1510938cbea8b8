'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createCallStore } from '../store/call-store'
import type { UseVoiceCallOptions, VoiceCall } from '../store/types'

/**
 * One voice call in a component. Nothing of the call's code is in the page until `prewarm` or `start`.
 * Unmounting at any moment ends the call and releases everything; so does StrictMode's double mount.
 */
export function useVoiceCall({
  publicKey,
  getToken,
  assistantId,
  apiUrl,
  callBundleUrl,
  platform,
}: UseVoiceCallOptions): VoiceCall {
  const store = useMemo(
    () => createCallStore({ publicKey, getToken, assistantId, apiUrl, callBundleUrl, platform }),
    [publicKey, getToken, assistantId, apiUrl, callBundleUrl, platform],
  )
  useEffect(() => () => void store.dispose(), [store])
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
  return useMemo(() => ({ ...snapshot, ...store.actions }), [snapshot, store])
}
