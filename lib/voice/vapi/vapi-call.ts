import { activeCallLock } from '../browser/active-call-lock'
import { loadCode } from '../client/load-code'
import type { CallControls } from '../controls/controls'
import { createDailyTransportPool } from '../daily/transport-pool'
import { createVoiceError } from '../error-messages'
import type { LoadError } from '../errors'
import type { Instance } from './instance'
import type { NetworkTestResults } from './network-tests'

// What the class needs once there is a call, in one file that is fetched with the first start.
export { createSessionFactory } from '../client/session-factory'
export { adaptEvent, problemEvent } from './event-adapter'
export { mediaSettings } from './settings'

/** At module level, so that a bundler gives the code that few calls need a file of its own. */
const importControls = () => import('../controls/media-controls')
const importNetworkTests = () => import('./network-tests')

/**
 * The code of `vapi.controls`. Rejects with `media-load`.
 *
 * @param onEnd calls back when the running call is ending
 */
export async function loadControls(
  engine: Instance['engine'],
  onEnd: (callback: () => void) => void,
): Promise<CallControls> {
  try {
    const { createMediaControls } = await loadCode(importControls())
    const { transports } = await engine.factory()
    return createMediaControls({
      session: engine.activeSession,
      setSpeaker: engine.setSpeaker,
      onEnd,
      transports,
      callLock: activeCallLock,
    })
  } catch (error) {
    const { cause } = error as LoadError
    throw createVoiceError({ code: 'media-load', stage: 'live', fatal: false, cause })
  }
}

/** Before any call, on a call object of its own. */
export async function runNetworkTests(): Promise<NetworkTestResults> {
  const transports = createDailyTransportPool({})
  return (await loadCode(importNetworkTests())).runNetworkTests({ transports, callLock: activeCallLock })
}
