'use client'

import { useEffect, useInsertionEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Store, UseVoiceCallOptions, VoiceCall, VoiceCallSnapshot } from '../client/types'
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
  return useValues(useVoiceClient(options))
}

export const useVoiceClient = (options: UseVoiceCallOptions): VoiceClient =>
  useStore(options, createVoiceClient, isBusy)

const isBusy = ({ state }: VoiceCallSnapshot) => isRunning(state)

/** The values of a store, which render the component again, and its commands. */
export function useValues<Snapshot, Actions>({ snapshot, subscribe, actions }: Store<Snapshot, Actions>) {
  const values = useSyncExternalStore(subscribe, snapshot, snapshot)
  return useMemo(() => ({ ...values, ...actions }), [values, actions])
}

/** The store of one component, another one when the account changes. Unmounting ends what runs in it, and releases everything. */
export function useStore<Snapshot, Actions>(
  options: ConversationOptions,
  create: (options: ConversationOptions) => Store<Snapshot, Actions>,
  isRunningIn: (values: Snapshot) => boolean,
): Store<Snapshot, Actions> {
  const stableOptions = useStableOptions(options)
  const { store, mount } = useMemo(() => {
    const made = create(stableOptions)
    return { store: made, mount: endWithComponent(made, isRunningIn) }
  }, [stableOptions, create, isRunningIn])
  useEffect(mount, [mount])
  return store
}

/** An effect that ends a store with its component, and ends what begins in it afterwards, because nothing else would. */
function endWithComponent<Snapshot>(
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
function useStableOptions(given: ConversationOptions): ConversationOptions {
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
