import type DailyIframe from '@daily-co/daily-js'
import type { DailyAdvancedConfig, DailyFactoryOptions } from '@daily-co/daily-js'
import { systemClock } from '../../timing/clock'
import { sharedOnPage } from '../browser/active-call-lock'
import { toVoiceError } from '../error-messages'
import { AbortedError, reportError, ValidationError, type VoiceErrorCode } from '../errors'
import { withDeadline } from '../../timing/deadline'
import type { CallTransport, TransportPool } from '../session/transport'
import { createDailyTransport, type DailyTransport } from './transport'

const STAGE = 'daily-call-object-creation'

export type DailyLibrary = Pick<typeof DailyIframe, 'createCallObject'>

/** A separate file. Requesting it with the click makes no cold start faster (2.6 s either way at 100 ms and 10 Mbit/s). */
const loadDailyLibrary = async (): Promise<DailyLibrary> => (await import('./media-library')).mediaLibrary

/** Shared by all pools of a page, because a page can have only one call object of ours at a time. */
interface Place {
  /** Resolves when every requested transport is released. Requests are served one at a time, in order. */
  free: Promise<unknown>
  /** The loaded transport for the next call, and the pool that owns it. */
  kept?: { transport: DailyTransport; owner: TransportPool } | undefined
  disposing?: Promise<void>
}
const page = sharedOnPage<Place>('media', () => ({ free: Promise.resolve() }))

function disposeKept(): Promise<void> | undefined {
  const { kept } = page
  page.kept = undefined
  // Later calls wait for this. If it fails, they must not fail.
  if (kept) page.disposing = kept.transport.dispose().catch(reportError)
  return page.disposing
}

/** Keeps a loaded call object between the calls of one instance, and disposes of it when another one starts a call. */
export function createDailyTransportPool(
  settings: DailySettings,
  { clock, loadLibrary } = { clock: systemClock, loadLibrary: loadDailyLibrary },
): TransportPool {
  preloadCallMachine(settings)
  /** By the transport in use: lets the next request continue. */
  const taken = new Map<CallTransport, () => void>()
  let newest: Promise<void> | undefined

  /** Rejects when the signal fires, because a cancelled load leaves its promise pending for ever. */
  const unlessAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
    withDeadline(work, { clock, signal }, (): never => {
      throw new AbortedError(STAGE)
    })

  async function createTransport(signal: AbortSignal): Promise<DailyTransport> {
    let code: VoiceErrorCode = 'media-load'
    try {
      const library = await unlessAborted(signal, loadLibrary())
      code = 'media-object'
      // A call object that we create after the start was stopped would block the page's next call.
      if (signal.aborted) throw new AbortedError(STAGE)
      const call = library.createCallObject(callObjectOptions(settings))
      return createDailyTransport(call, clock, settings.audioSource)
    } catch (cause) {
      throw toVoiceError(cause, { code, stage: STAGE })
    }
  }

  /** The kept transport, if this pool owns it. Otherwise disposes of it, because a page keeps only one. */
  async function takeKept(): Promise<DailyTransport | undefined> {
    const { kept } = page
    if (kept?.owner === pool && kept.transport.isReusable()) {
      page.kept = undefined
      return kept.transport
    }
    await disposeKept()
    return undefined
  }

  async function take(signal: AbortSignal): Promise<DailyTransport> {
    const transport = (await takeKept()) ?? (await createTransport(signal))
    try {
      await unlessAborted(signal, transport.load())
      return transport
    } catch (error) {
      await transport.dispose()
      throw error
    }
  }

  const pool: TransportPool = {
    async acquire(signal) {
      const { free } = page
      let giveBack = () => {}
      newest = new Promise((resolve) => (giveBack = resolve))
      page.free = Promise.all([free, newest])
      try {
        await unlessAborted(signal, free)
        const transport = await take(signal)
        taken.set(transport, giveBack)
        return transport
      } catch (error) {
        giveBack()
        throw error
      }
    },
    async release(released, mayReuse) {
      // The pool gets back only what it has created.
      const transport = released as DailyTransport
      try {
        // If a transport cannot leave, we dispose of it: that frees its call object and fails with the same error.
        if (mayReuse) await transport.leave().catch(() => (mayReuse = false))
        if (mayReuse && transport.isReusable()) page.kept = { transport, owner: pool }
        else await transport.dispose()
      } finally {
        taken.get(released)?.()
        taken.delete(released)
      }
    },
    async dispose() {
      const last = newest
      await last
      // Something that began meanwhile may use the kept transport.
      if (last === newest && page.kept?.owner === pool) await disposeKept()
    },
  }
  return pool
}

/** The host from which the media library first tries to load its call machine. */
const MEDIA_HOST = 'https://c.daily.co'
const BUNDLE_NAME = '/call-machine-object-bundle.js'

/** An app's settings of the media library, the same for every call of an instance. */
export interface DailySettings {
  /** Overrides our settings. `avoidEval` is on by default, for a strict Content-Security-Policy. */
  dailyConfig?: DailyAdvancedConfig
  /** True, a device id or a track. */
  audioSource?: true | string | MediaStreamTrack
}

/** The setting for a call machine at this address. The library takes a folder, or, by an older setting, a file of another name. */
export function bundleAt(url: string): DailyAdvancedConfig {
  let href: string
  try {
    href = new URL(url, document.baseURI).href
  } catch {
    const limit = 'the address of a call machine, absolute or relative to the page'
    throw new ValidationError({ field: 'callBundleUrl', limit, received: 'no address' })
  }
  return href.endsWith(BUNDLE_NAME)
    ? { bundlePathOverride: href.slice(0, -BUNDLE_NAME.length) }
    : { callObjectBundleUrlOverride: href }
}

/** A new object for each call object, because the library keeps and modifies the one that it gets. */
export function callObjectOptions(settings: DailySettings): DailyFactoryOptions {
  return {
    audioSource: settings.audioSource ?? true,
    videoSource: false,
    // The page may have another call object, such as for a video meeting.
    allowMultipleCallInstances: true,
    dailyConfig: { avoidEval: true, ...settings.dailyConfig },
  }
}

let isPreloaded = false

/** Starts the download of the call machine, or, if its address is not known, a connection to its host. Once for each page. */
export function preloadCallMachine({ dailyConfig = {} }: DailySettings): void {
  const { avoidEval = true, bundlePathOverride: folder, callObjectBundleUrlOverride } = dailyConfig
  // Without `avoidEval` the library uses `fetch`, which ignores a preloaded script.
  if (isPreloaded || !avoidEval || typeof document === 'undefined') return
  isPreloaded = true
  const href = folder ? folder.replace(/\/$/, '') + BUNDLE_NAME : callObjectBundleUrlOverride
  const hint = href ? { rel: 'preload', as: 'script', href } : { rel: 'preconnect', href: MEDIA_HOST }
  document.head.append(Object.assign(document.createElement('link'), hint))
}
