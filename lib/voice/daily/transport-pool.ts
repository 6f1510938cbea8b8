import type DailyIframe from '@daily-co/daily-js'
import type { DailyAdvancedConfig, DailyFactoryOptions } from '@daily-co/daily-js'
import { systemClock, type Clock } from '../../timing/clock'
import { sharedOnPage } from '../browser/active-call-lock'
import { reportError } from '../browser/page'
import { toVoiceError } from '../error-messages'
import { AbortedError, type VoiceErrorCode } from '../errors'
import { withDeadline } from '../../timing/deadline'
import type { CallTransport, TransportPool } from '../session/transport'
import { createDailyTransport, type DailyTransport } from './transport'

const STAGE = 'daily-call-object-creation'

/** The media library's factory, as far as it is used here. */
export type DailyLibrary = Pick<typeof DailyIframe, 'createCallObject' | 'version'>

/**
 * A file of its own, requested once the code of a call has arrived. Requested with the click already, a cold start is
 * no faster (2.6 s at 100 ms and 10 Mbit/s either way): it waits for the call machine, which takes longer.
 */
const loadDailyLibrary = async (): Promise<DailyLibrary> => (await import('./media-library')).mediaLibrary

interface DailyPoolPorts {
  clock: Clock
  loadLibrary(): Promise<DailyLibrary>
}

/** A page has one call of ours at a time, so the pools of a page share one place. */
interface Place {
  /** Resolves when every transport that was asked for is released: one is served at a time, in order. */
  free: Promise<unknown>
  /** The loaded transport that is kept for the next call, and the pool that keeps it. */
  kept?: { transport: DailyTransport; owner: TransportPool } | undefined
  disposing?: Promise<void>
}
const page = sharedOnPage<Place>('media', () => ({ free: Promise.resolve() }))

function disposeKept(): Promise<void> | undefined {
  const { kept } = page
  page.kept = undefined
  // One that fails must not fail the calls that follow, which wait for it.
  if (kept) page.disposing = kept.transport.dispose().catch(reportError)
  return page.disposing
}

/**
 * Transports on the media library. A loaded call object is kept between the calls of one instance, so the
 * second call downloads nothing; it is disposed of when another instance needs the page's place.
 */
export function createDailyTransportPool(
  settings: DailySettings,
  { clock, loadLibrary }: DailyPoolPorts = { clock: systemClock, loadLibrary: loadDailyLibrary },
): TransportPool {
  preloadCallMachine(settings)
  /** What is taken and not released yet, with what gives the page's place back. */
  const taken = new Map<CallTransport, { transport: DailyTransport; giveBack(): void }>()
  /** Resolves when the newest transport of this pool is released. */
  let newest: Promise<void> | undefined

  /** A cancelled load leaves its promise pending for ever. */
  const unlessAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
    withDeadline(work, { clock, signal }, (): never => {
      throw new AbortedError(STAGE)
    })

  async function createTransport(signal: AbortSignal): Promise<DailyTransport> {
    let code: VoiceErrorCode = 'media-load'
    try {
      const library = await unlessAborted(signal, loadLibrary())
      code = 'media-object'
      // Created after the start was stopped, it would block the next call of the page.
      if (signal.aborted) throw new AbortedError(STAGE)
      const call = library.createCallObject(callObjectOptions(settings, library.version()))
      return createDailyTransport(call, clock, settings.audioSource)
    } catch (cause) {
      throw toVoiceError(cause, { code, stage: STAGE })
    }
  }

  /** The kept transport, if this pool can use it; otherwise that one is disposed of, since a page keeps only one. */
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
        taken.set(transport, { transport, giveBack })
        return transport
      } catch (error) {
        giveBack()
        throw error
      }
    },
    async release(released, mayReuse) {
      const entry = taken.get(released)
      taken.delete(released)
      try {
        // A transport that cannot leave is disposed of, which frees its call object all the same.
        if (mayReuse) await released.leave()
      } finally {
        try {
          if (mayReuse && entry?.transport.isReusable())
            page.kept = { transport: entry.transport, owner: pool }
          else await released.dispose()
        } finally {
          entry?.giveBack()
        }
      }
    },
    async dispose() {
      await newest
      if (page.kept?.owner === pool) await disposeKept()
    },
  }
  return pool
}

/** Where the media library looks for its call machine first. */
const MEDIA_HOST = 'https://c.daily.co'
const BUNDLE_NAME = '/call-machine-object-bundle.js'

interface BundleAddress {
  url: string
  /** The setting that a version of the media library reads. */
  settingOf(version: string): DailyAdvancedConfig
}

/** What an app may set about the media library; the same for every call of one instance. */
export interface DailySettings {
  /** Where the call machine's script is. Default: the media library's own host. */
  bundle?: BundleAddress | undefined
  /** Merged over ours. `avoidEval` is on by default, for a strict Content-Security-Policy. */
  dailyConfig?: DailyAdvancedConfig
  /** True, a device id or a track. */
  audioSource?: true | string | MediaStreamTrack
}

/** Version 0.92 renamed the setting, and took the file's name out of it. */
const takesDirectory = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 0 || minor >= 92
}

/** A call machine at an address of the page's own choice, whatever the version of the media library. */
export const bundleAt = (url: string): BundleAddress => ({
  url,
  settingOf(version) {
    const absolute = new URL(url, document.baseURI).href
    return takesDirectory(version) && absolute.endsWith(BUNDLE_NAME)
      ? { bundlePathOverride: absolute.slice(0, -BUNDLE_NAME.length) }
      : { callObjectBundleUrlOverride: absolute }
  },
})

/** A fresh object for each call object: the library keeps and edits the one that it gets. */
export function callObjectOptions(settings: DailySettings, version: string): DailyFactoryOptions {
  return {
    audioSource: settings.audioSource ?? true,
    videoSource: false,
    // The page may have a call object of its own, such as for a video meeting.
    allowMultipleCallInstances: true,
    dailyConfig: { avoidEval: true, ...settings.bundle?.settingOf(version), ...settings.dailyConfig },
  }
}

let isPreloaded = false

/**
 * Starts, once for each page, what the media library will ask for as soon as it has arrived itself: the download
 * of its call machine where the address is known, a connection to its host where it is not.
 */
export function preloadCallMachine({ bundle, dailyConfig = {} }: DailySettings): void {
  const { avoidEval = true, bundlePathOverride: folder, callObjectBundleUrlOverride } = dailyConfig
  // Code that is evaluated is fetched with `fetch`, which does not use a preloaded script.
  if (isPreloaded || !avoidEval || typeof document === 'undefined') return
  isPreloaded = true
  const address =
    (folder && folder.replace(/\/$/, '') + BUNDLE_NAME) || callObjectBundleUrlOverride || bundle?.url
  const link = document.createElement('link')
  link.rel = address ? 'preload' : 'preconnect'
  if (address) link.as = 'script'
  link.href = address || MEDIA_HOST
  document.head.append(link)
}
