import type { DailyAdvancedConfig, DailyFactoryOptions } from '../daily/types'
import type { CallOptions } from '../client/types'
import { activeCallLock } from '../browser/active-call-lock'
import { compact } from '../values'
import { loadCode } from '../errors'
import { createDailyTransportPool, type DailySettings } from '../daily/transport-pool'
import { createSessionFactory as createFactory, importControls } from '../client/session-factory'
import type { RegisteredTools } from '../tools/client-tool'
import type { TranscriptCode } from '../session/transcript'
import type { NetworkTestResults } from '../controls/network-tests'

// What the class needs once there is a call, in one file that is fetched with the first start.
export { createEventAdapter } from './event-adapter'

/** At module level, so that a bundler puts it into a separate file. */
const importTranscript = () => import('../session/transcript')

let loadedTranscript: TranscriptCode | undefined
const transcriptCode = () =>
  loadedTranscript ?? importTranscript().then(({ createTranscript }) => (loadedTranscript = createTranscript))

export const createSessionFactory = (account: VapiAccount, tools: RegisteredTools) =>
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

function unlessFalse<T>(setting: string, value: T | false): T | undefined {
  if (value !== false) return value
  console.warn(`[voice] ${setting}: false is ignored: it can keep Chrome 140+ from opening the microphone.`)
  return undefined
}

/** The arguments of the constructor. An app in JavaScript may pass null for what it does not set. */
export interface VapiAccount extends VapiOptions {
  apiToken: string
  apiBaseUrl: string | null | undefined
  dailyCallConfig: DailyCallConfig | null | undefined
  dailyCallObject: DailyCallObject | null | undefined
}

export function mediaSettings(
  config: DailyCallConfig | null | undefined,
  object: DailyCallObject | null | undefined,
): DailySettings {
  const name = 'alwaysIncludeMicInPermissionPrompt'
  return {
    dailyConfig: compact({ ...config, [name]: unlessFalse(name, config?.[name]) }),
    audioSource: unlessFalse('audioSource', object?.audioSource) ?? true,
  }
}
