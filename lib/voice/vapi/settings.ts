import type { DailyAdvancedConfig, DailyFactoryOptions } from '../daily/types'
import type { DailySettings } from '../daily/call-machine'
import type { CallOptions } from '../client/environment'

/** Settings of the media library. The first two are the official SDK's. */
export type DailyCallConfig = Pick<
  DailyAdvancedConfig,
  'avoidEval' | 'alwaysIncludeMicInPermissionPrompt' | 'callObjectBundleUrlOverride' | 'bundlePathOverride'
>

/** Where the visitor's voice comes from, and whether calls begin muted. */
export type DailyCallObject = Pick<DailyFactoryOptions, 'audioSource' | 'startAudioOff'>

/** Options beyond the official SDK's. */
export type VapiOptions = CallOptions

const warn = (setting: string) =>
  console.warn(`[voice] ${setting}: false is ignored: it can keep Chrome 140+ from opening the microphone.`)

/** Removes or replaces the two values that break calls in newer browsers. */
export function mediaSettings(
  config: DailyCallConfig | null | undefined,
  object: DailyCallObject | null | undefined,
): DailySettings {
  const dailyConfig = { ...config }
  let { audioSource = true } = object ?? {}
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
