import type { DailyAdvancedConfig, DailyFactoryOptions } from '@daily-co/daily-js'

/** What an app may set about the media library; the same for every call of one instance. */
export interface DailySettings {
  /** Address of the call machine's script. Default: the media library's own host. */
  callBundleUrl?: string
  /** Merged over ours. `avoidEval` is on by default, for a strict Content-Security-Policy. */
  dailyConfig?: DailyAdvancedConfig
  /** True, a device id or a track. */
  audioSource?: boolean | string | MediaStreamTrack
}

export const BUNDLE_NAME = '/call-machine-object-bundle.js'

/** Version 0.92 renamed the setting, and took the file's name out of it. */
const takesDirectory = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 0 || minor >= 92
}

function bundleSetting(url: string | undefined, version: string): DailyAdvancedConfig {
  if (url === undefined) return {}
  const absolute = new URL(url, document.baseURI).href
  return takesDirectory(version) && absolute.endsWith(BUNDLE_NAME)
    ? { bundlePathOverride: absolute.slice(0, -BUNDLE_NAME.length) }
    : { callObjectBundleUrlOverride: absolute }
}

/** A fresh object for each call object: the library keeps and edits the one it is given. */
export function callObjectOptions(settings: DailySettings, version: string): DailyFactoryOptions {
  return {
    audioSource: settings.audioSource ?? true,
    videoSource: false,
    dailyConfig: {
      avoidEval: true,
      ...bundleSetting(settings.callBundleUrl, version),
      ...settings.dailyConfig,
    },
  }
}
