import type { DailyCall } from '@daily-co/daily-js'
import { AbortedError, VoiceError } from '../errors'
import type { VoiceErrorCode } from '../errors'
import { race, systemClock } from '../session/clock'
import type { Clock } from '../session/clock'
import type { CallTransport, TransportSource } from '../transport'
import { callObjectOptions } from './call-options'
import type { DailySettings } from './call-options'
import { hintAtCallMachine } from './hint'
import { loadDailyLibrary } from './library'
import type { DailyLibrary } from './library'
import { createDailyTransport } from './transport'
import type { DailyTransport } from './transport'

const STAGE = 'daily-call-object-creation'

export interface DailySourcePorts {
  clock: Clock
  loadLibrary(): Promise<DailyLibrary>
}

/** The one transport that the page keeps ready, whoever's it is; the library allows one call object a page. */
let keptOnPage: { dispose(): Promise<void> } | undefined

/**
 * Transports on the media library. A loaded call object is kept between the calls of one instance, so the
 * second call downloads nothing; it is given up when another instance needs the page's place.
 */
export function createDailySource(
  settings: DailySettings,
  { clock, loadLibrary }: DailySourcePorts = { clock: systemClock, loadLibrary: loadDailyLibrary },
): TransportSource {
  hintAtCallMachine(settings)
  let kept: DailyTransport | undefined
  /** Taking and giving back happen one after another. */
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const result = turn.then(task)
    turn = result.catch(() => {})
    return result
  }
  /** The next taker waits until what was taken is back: a warm-up and a start must share one call object. */
  let giveBack = () => {}
  const acquire = (signal: AbortSignal) => {
    const taken = turn.then(() => take(signal))
    turn = taken.then(
      () => new Promise<void>((resolve) => (giveBack = resolve)),
      () => {},
    )
    return taken
  }
  const release = async (transport: CallTransport, inGoodOrder: boolean) => {
    try {
      await transport.leave()
      const daily = transport as DailyTransport
      if (inGoodOrder && daily.isReusable()) kept = daily
      else await transport.dispose()
    } finally {
      giveBack()
    }
  }

  async function create(signal: AbortSignal): Promise<DailyCall> {
    let code: VoiceErrorCode = 'media-load'
    try {
      const library = await loadLibrary()
      code = 'media-object'
      // Made after the start was stopped, it would hold the page's place for nobody.
      if (signal.aborted) throw new AbortedError(STAGE)
      return library.createCallObject(callObjectOptions(settings, library.version()))
    } catch (cause) {
      throw cause instanceof VoiceError ? cause : new VoiceError({ code, stage: STAGE, cause })
    }
  }

  /** A cancelled load leaves its promise pending for ever. */
  const unlessAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
    race(work, { clock, signal }, async () => {
      throw new AbortedError(STAGE)
    })

  async function take(signal: AbortSignal): Promise<CallTransport> {
    if (signal.aborted) throw new AbortedError(STAGE)
    if (keptOnPage && keptOnPage !== source) await keptOnPage.dispose()
    const transport = kept?.isReusable() ? kept : undefined
    if (!transport) await kept?.dispose()
    kept = undefined
    const opened = transport ?? createDailyTransport(await unlessAborted(signal, create(signal)), clock)
    keptOnPage = source
    try {
      await unlessAborted(signal, opened.load())
      return opened
    } catch (error) {
      await opened.dispose()
      throw error
    }
  }

  const source: TransportSource = {
    acquire,
    release,
    dispose: () =>
      inTurn(async () => {
        const had = kept
        kept = undefined
        if (keptOnPage === source) keptOnPage = undefined
        await had?.dispose()
      }),
  }
  return source
}
