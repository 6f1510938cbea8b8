import type { DailyAdvancedConfig, DailyFactoryOptions } from '../daily/types'
import type { CallOptions } from '../client/types'
import { activeCallLock } from '../browser/active-call-lock'
import { loadCode } from '../errors'
import { createDailyTransportPool, type DailySettings } from '../daily/transport-pool'
import { createSessionFactory as createFactory, importControls } from '../client/session-factory'
import type { ToolMap } from '../tools/client-tool'
import type { TranscriptCode } from '../session/transcript'
import type { NetworkTestResults } from '../controls/network-tests'

// What the class needs once there is a call, in one file that is fetched with the first start.
export { createEventAdapter } from './event-adapter'

/** At module level, so that a bundler puts it into a separate file. */
const importTranscript = () => import('../session/transcript')

let loadedTranscript: TranscriptCode | undefined
const transcriptCode = () =>
  loadedTranscript ?? importTranscript().then(({ createTranscript }) => (loadedTranscript = createTranscript))

export const createSessionFactory = (account: VapiAccount, tools: ToolMap) =>
  createFactory({
    token: account.apiToken,
    baseUrl: account.apiBaseUrl ?? undefined,
    environment: account.environment,
    errorTexts: () => account.errorTexts,
    tools,
    transcriptCode,
    media: mediaSettings(account.dailyCallConfig, account.dailyCallObject),
  })

/** Before any call, on a call object of its own. */
export async function runNetworkTests(): Promise<NetworkTestResults> {
  const controls = await loadCode(importControls())
  return controls.runNetworkTests({ transports: createDailyTransportPool({}), callLock: activeCallLock })
}

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

/** The arguments of the constructor. An app in JavaScript may pass null for what it does not set. */
export interface VapiAccount extends VapiOptions {
  apiToken: string
  apiBaseUrl: string | null | undefined
  dailyCallConfig: DailyCallConfig | null | undefined
  dailyCallObject: DailyCallObject | null | undefined
}

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
