import type { DailyAdvancedConfig, DailyFactoryOptions } from '@daily-co/daily-js'

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
