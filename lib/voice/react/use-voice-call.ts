'use client'

import { useMemo, useSyncExternalStore } from 'react'
import type { UseVoiceCallOptions, VoiceCall } from '../client/types'
import { useVoiceClient } from './use-voice-client'

/**
 * One voice call in a component. Nothing of the call's code is in the page until `prewarm` or `start`.
 * Unmounting at any moment ends the call and releases everything; so does StrictMode's double mount.
 *
 * @returns the values that re-render the component, and the commands to the call
 * @example
 * ```tsx
 * import { isConnected, isConnecting, useVoiceCall } from 'callwright/voice/react'
 *
 * export function Talk() {
 *   const call = useVoiceCall({ publicKey: 'your-public-key', assistantId: 'your-assistant-id' })
 *   const isBusy = isConnecting(call.state) || isConnected(call.state)
 *   return (
 *     <>
 *       <button onPointerEnter={call.prewarm} onClick={() => void (isBusy ? call.stop() : call.start())}>
 *         {isBusy ? 'End call' : 'Talk'}
 *       </button>
 *       <p role="status">{call.error?.visitorMessage ?? call.state.phase}</p>
 *     </>
 *   )
 * }
 * ```
 */
export function useVoiceCall(options: UseVoiceCallOptions): VoiceCall {
  const client = useVoiceClient(options)
  const snapshot = useSyncExternalStore(client.subscribe, client.snapshot, client.snapshot)
  return useMemo(() => ({ ...snapshot, ...client.actions }), [snapshot, client])
}
