import type { DailyAdvancedConfig, DailyFactoryOptions } from '../daily/types'
import type { DailySettings } from '../daily/call-options'
import type { CallPlatform } from '../engine/platform'

/** What an app may say about the media library. The first two are the official SDK's. */
export type DailyCallConfig = Pick<
  DailyAdvancedConfig,
  'avoidEval' | 'alwaysIncludeMicInPermissionPrompt' | 'callObjectBundleUrlOverride' | 'bundlePathOverride'
>

export type DailyCallObject = Pick<DailyFactoryOptions, 'audioSource' | 'startAudioOff'>

export interface VapiOptions {
  /** In place of network, media library and microphone, for tests; see `createFakePlatform`. */
  platform?: CallPlatform
}

/** The constructor's arguments. */
export type VapiArguments = [
  apiToken: string,
  apiBaseUrl?: string,
  dailyCallConfig?: DailyCallConfig,
  dailyCallObject?: DailyCallObject,
  options?: VapiOptions,
]

const warn = (setting: string) =>
  console.warn(`[voice] ${setting}: false is ignored: it can keep Chrome 140+ from opening the microphone.`)

/** Removes or replaces the two values that break calls in newer browsers (specification, section 5). */
export function mediaSettings(config: DailyCallConfig = {}, object: DailyCallObject = {}): DailySettings {
  const dailyConfig = { ...config }
  let { audioSource = true } = object
  if (dailyConfig.alwaysIncludeMicInPermissionPrompt === false) {
    warn('alwaysIncludeMicInPermissionPrompt')
    delete dailyConfig.alwaysIncludeMicInPermissionPrompt
  }
  if (audioSource === false) {
    warn('audioSource')
    audioSource = true
  }
  return { dailyConfig, audioSource }
}
