'use client'

import { useEffect, useInsertionEffect, useMemo, useRef } from 'react'
import { environmentOf } from '../client/environment'
import type { UseVoiceCallOptions, VoiceCallCallbacks } from '../client/types'
import { createVoiceClient, type VoiceClient } from '../client/voice-client'
import { useLatestToken } from './use-latest-token'

/**
 * The client of one component. It is another one when the account changes, and not when a callback does: components
 * usually write those inline. Unmounting ends its call and releases everything.
 */
export function useVoiceClient(options: UseVoiceCallOptions): VoiceClient {
  const { publicKey, getToken, assistantId, apiUrl, callBundleUrl } = options
  const environment = environmentOf(options)
  const latestToken = useLatestToken(getToken)
  const callbacks = useLatestCallbacks(options)
  const client = useMemo(
    () =>
      createVoiceClient({
        publicKey,
        getToken: latestToken,
        assistantId,
        apiUrl,
        callBundleUrl,
        environment,
        ...callbacks,
      }),
    [publicKey, latestToken, assistantId, apiUrl, callBundleUrl, environment, callbacks],
  )
  useEffect(() => () => void client.dispose(), [client])
  return client
}

/** Callbacks that stay the same from render to render and call the newest ones of the component. */
function useLatestCallbacks(callbacks: VoiceCallCallbacks): VoiceCallCallbacks {
  const newest = useRef(callbacks)
  useInsertionEffect(() => {
    newest.current = callbacks
  })
  return useMemo<VoiceCallCallbacks>(
    () => ({
      onConnect: () => newest.current.onConnect?.(),
      onMessage: (message) => newest.current.onMessage?.(message),
      onError: (error) => newest.current.onError?.(error),
      onTool: (run) => newest.current.onTool?.(run),
    }),
    [],
  )
}
