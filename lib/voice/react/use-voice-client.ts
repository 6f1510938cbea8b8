'use client'

import { useEffect, useMemo } from 'react'
import type { UseVoiceCallOptions } from '../client/types'
import { createVoiceClient, type VoiceClient } from '../client/voice-client'
import { useStableOptions } from './use-stable-options'

/** The client of one component, another one when the account changes. Unmounting ends its call and releases everything. */
export function useVoiceClient(options: UseVoiceCallOptions): VoiceClient {
  const stableOptions = useStableOptions(options)
  const client = useMemo(() => createVoiceClient(stableOptions), [stableOptions])
  useEffect(() => () => void client.dispose(), [client])
  return client
}
