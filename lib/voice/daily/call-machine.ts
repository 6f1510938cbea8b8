import type { DailyAdvancedConfig, DailyFactoryOptions } from '@daily-co/daily-js'

/** Where the media library looks for its call machine first. */
const MEDIA_HOST = 'https://c.daily.co'
const BUNDLE_NAME = '/call-machine-object-bundle.js'

/** What an app may set about the media library; the same for every call of one instance. */
export interface DailySettings {
  /** Merged over ours. `avoidEval` is on by default, for a strict Content-Security-Policy. */
  dailyConfig?: DailyAdvancedConfig
  /** True, a device id or a track. */
  audioSource?: boolean | string | MediaStreamTrack
}

/**
 * The setting for a call machine at an address of the page's own choice. The library warns about the second one, but only
 * that one takes a file of another name.
 */
export function bundleAt(address: string): DailyAdvancedConfig {
  const url = new URL(address, globalThis.document?.baseURI).href
  return url.endsWith(BUNDLE_NAME)
    ? { bundlePathOverride: url.slice(0, -BUNDLE_NAME.length) }
    : { callObjectBundleUrlOverride: url }
}

/** A fresh object for each call object: the library keeps and edits the one that it gets. */
export function callObjectOptions(settings: DailySettings): DailyFactoryOptions {
  return {
    audioSource: settings.audioSource ?? true,
    videoSource: false,
    dailyConfig: {
      avoidEval: true,
      ...settings.dailyConfig,
    },
  }
}

let isPreloaded = false

/**
 * Starts, once for each page, what the media library will ask for as soon as it has arrived itself: the download
 * of its call machine where the address is known, a connection to its host where it is not.
 */
export function preloadCallMachine({ dailyConfig = {} }: DailySettings): void {
  const { avoidEval = true, bundlePathOverride: folder, callObjectBundleUrlOverride } = dailyConfig
  // Code that is evaluated is fetched with `fetch`, which does not use a preloaded script.
  if (isPreloaded || !avoidEval || typeof document === 'undefined') return
  isPreloaded = true
  const address = (folder && folder.replace(/\/$/, '') + BUNDLE_NAME) || callObjectBundleUrlOverride
  const link = document.createElement('link')
  link.rel = address ? 'preload' : 'preconnect'
  if (address) link.as = 'script'
  link.href = address || MEDIA_HOST
  document.head.append(link)
}
