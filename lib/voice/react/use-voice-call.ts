'use client'

import { useEffect, useInsertionEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Store, UseVoiceCallOptions, VoiceCall } from '../client/types'
import type { ConversationOptions } from '../conversation/types'
import { createVoiceClient, type VoiceClient } from '../client/voice-client'
import { isRunning } from '../session/phases'

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

/** The client of one component, another one when the account changes. Unmounting ends its call and releases everything. */
export function useVoiceClient(options: UseVoiceCallOptions): VoiceClient {
  const stableOptions = useStableOptions(options)
  const { client, mount } = useMemo(() => {
    const made = createVoiceClient(stableOptions)
    return { client: made, mount: endWithComponent(made, ({ state }) => isRunning(state)) }
  }, [stableOptions])
  useEffect(mount, [mount])
  return client
}

/** An effect that ends a store with its component, and ends what begins in it afterwards, because nothing else would. */
export function endWithComponent<Snapshot>(
  { snapshot, subscribe, dispose }: Pick<Store<Snapshot, unknown>, 'snapshot' | 'subscribe' | 'dispose'>,
  isBusy: (values: Snapshot) => boolean,
) {
  let endGuard = () => {}
  return () => {
    // StrictMode mounts a component a second time.
    endGuard()
    return () => {
      void dispose()
      endGuard = subscribe(() => {
        if (isBusy(snapshot())) void dispose()
      })
    }
  }
}

/** The same object until the account changes. Callbacks, `getToken` and texts are read from the newest render when used. */
export function useStableOptions(given: ConversationOptions): ConversationOptions {
  // An app in JavaScript may pass nothing.
  const options = given ?? {}
  const newest = useRef(options)
  useInsertionEffect(() => {
    newest.current = options
  })
  const { publicKey, assistantId, apiUrl, callBundleUrl, environment, clock } = options
  const hasGetToken = options.getToken !== undefined
  return useMemo(
    () => ({
      publicKey,
      assistantId,
      apiUrl,
      callBundleUrl,
      environment,
      clock,
      getToken: hasGetToken ? async () => (await newest.current.getToken?.()) ?? '' : undefined,
      onConnect: () => newest.current.onConnect?.(),
      onMessage: (message) => newest.current.onMessage?.(message),
      onError: (error) => newest.current.onError?.(error),
      onTool: (run) => newest.current.onTool?.(run),
      get errorTexts() {
        return newest.current.errorTexts
      },
      get continuationMessage() {
        return newest.current.continuationMessage
      },
    }),
    [publicKey, assistantId, apiUrl, callBundleUrl, environment, clock, hasGetToken],
  )
}
