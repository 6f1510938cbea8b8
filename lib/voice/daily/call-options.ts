import type { DailyAdvancedConfig, DailyFactoryOptions } from '@daily-co/daily-js'

export interface BundleAddress {
  url: string
  /** The setting by which a version of the media library is told. */
  settingOf(version: string): DailyAdvancedConfig
}

/** What an app may set about the media library; the same for every call of one instance. */
export interface DailySettings {
  /** Where the call machine's script is. Default: the media library's own host. */
  bundle?: BundleAddress | undefined
  /** Merged over ours. `avoidEval` is on by default, for a strict Content-Security-Policy. */
  dailyConfig?: DailyAdvancedConfig
  /** True, a device id or a track. */
  audioSource?: boolean | string | MediaStreamTrack
}

/** A fresh object for each call object: the library keeps and edits the one it is given. */
export function callObjectOptions(settings: DailySettings, version: string): DailyFactoryOptions {
  return {
    audioSource: settings.audioSource ?? true,
    videoSource: false,
    dailyConfig: {
      avoidEval: true,
      ...settings.bundle?.settingOf(version),
      ...settings.dailyConfig,
    },
  }
}
