import { activeCallLock } from '../browser/active-call-lock'
import { loadCode } from '../client/load-code'
import type { CallEngine } from '../client/call-engine'
import type { CallControls } from '../controls/controls'
import { createDailyTransportPool } from '../daily/transport-pool'
import type { DailyCall } from '../daily/types'
import { createVoiceError } from '../error-messages'
import type { LoadError } from '../errors'
import { DEFAULT_MESSAGE_LIMIT } from '../session/timeouts'
import type { VapiStart } from './instance'
import type { NetworkTestResults } from './network-tests'

// What the class needs once there is a call, in one file that is fetched with the first start.
export { createSessionFactory } from '../client/session-factory'
export { adaptEvent, problemEvent } from './event-adapter'
export { mediaSettings } from './settings'

/** At module level, so that a bundler gives the code that few calls need a file of its own. */
const importControls = () => import('../controls/media-controls')
const importNetworkTests = () => import('./network-tests')

/** The media library's call object while a call has one. */
export const callObjectOf = (engine: CallEngine<VapiStart>): DailyCall | null =>
  (engine.activeSession()?.transport()?.callObject() ?? null) as DailyCall | null

/** The same for the page, after which the call object is not reused for another call. */
export const lendCallObject = (engine: CallEngine<VapiStart>): DailyCall | null =>
  (engine.activeSession()?.transport()?.lendCallObject() ?? null) as DailyCall | null

export interface ControlsHost {
  engine: CallEngine<VapiStart>
  reportProblem(error: unknown): void
  /** Calls back when the running call is ending. */
  onEnd(callback: () => void): void
}

/** The code of `vapi.controls`. Rejects with `media-load`. */
export async function loadControls({ engine, reportProblem, onEnd }: ControlsHost): Promise<CallControls> {
  try {
    const { createMediaControls } = await loadCode(importControls())
    const { transports } = await engine.factory()
    const transport = () => engine.activeSession()?.transport()
    return createMediaControls({
      call: () => callObjectOf(engine),
      callState: () => transport()?.callState() ?? 'new',
      messageLimit: () => transport()?.messageLimit() ?? DEFAULT_MESSAGE_LIMIT,
      reportProblem,
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
