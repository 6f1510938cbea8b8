'use client'

import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { Levels, UseVoiceCallOptions, VoiceCallActions, VoiceCallSnapshot } from '../client/types'
import type { VoiceClient } from '../client/voice-client'
import { checkFunction, MisuseError } from '../errors'
import { useVoiceClient } from './use-voice-call'

const ClientContext = createContext<VoiceClient | null>(null)

/** The account and the callbacks of the call, and the components that read it. */
export interface VoiceCallProviderProps extends UseVoiceCallOptions {
  children?: ReactNode
}

/** One call for the components below it. Each of them renders again only for what it reads. */
export function VoiceCallProvider({ children, ...options }: VoiceCallProviderProps) {
  return <ClientContext.Provider value={useVoiceClient(options)}>{children}</ClientContext.Provider>
}

/** @throws MisuseError outside of a `VoiceCallProvider` */
function useClient(): VoiceClient {
  const client = useContext(ClientContext)
  if (!client) throw new MisuseError('This component needs a <VoiceCallProvider> above it.')
  return client
}

/** The commands to the call. They never change, so the component does not render again. */
export const useVoiceCallActions = (): VoiceCallActions => useClient().actions

/** One value of the call; a change renders the component again. `select` must return no new object. @throws ValidationError */
export function useVoiceCallValue<Value>(select: (snapshot: VoiceCallSnapshot) => Value): Value {
  const client = useClient()
  checkFunction('select', select)
  const read = () => select(client.snapshot())
  return useSyncExternalStore(client.subscribe, read, read)
}

/** Loudness of both sides. The component renders again ten times a second while somebody speaks: keep it small. */
export function useVoiceCallLevels(): Levels {
  const { levels } = useVoiceCallActions()
  return useSyncExternalStore(levels.subscribe, levels.current, levels.current)
}
