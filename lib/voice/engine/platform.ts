import type { SessionPorts } from '../session/types'

/** What a call reaches outside of the page, to be replaced in tests; see `createFakePlatform`. */
export type CallPlatform = Pick<
  SessionPorts,
  'createWebCall' | 'transports' | 'microphone' | 'audio' | 'isOnline'
>
