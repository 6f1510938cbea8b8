import type { DailyCall, DailyVideoSendSettings } from '../daily/types'
import { Emitter } from '../emitter'
import type { CallPlatform } from '../engine/platform'
import { fetchMediaCode } from '../fetch-media-code'
import { loadFailure, stoppedEarly } from '../load-failure'
import type { VoiceError } from '../errors'
import type { ClientTool, ToolMap } from '../tools'
import type { ClientMessage } from './client-messages'
import type { VapiEngine } from './engine'
import type { VapiEvents } from './events'
import type { Remembered } from './remembered'
import { lazyControls } from './lazy-controls'
import type { NetworkTestResults } from './network-tests'
import type { DailyCallConfig, DailyCallObject } from './settings'
import type { Call, PositionalStart, StartArguments, StartOptions, WebCall } from './start-request'

/** At module level, so that a bundler gives the engine a file of its own. */
const importEngine = () => import('./engine')

export interface VapiOptions {
  /** In place of network, media library and microphone, for tests; see `createFakePlatform`. */
  platform?: CallPlatform
}

/**
 * A voice call, with the surface of the official SDK's class. Importing and constructing it touches no browser
 * global and loads no media code; that comes with `prewarm()` or `start()`.
 */
export default class Vapi extends Emitter<VapiEvents> {
  readonly #remembered: Remembered
  readonly #platform: CallPlatform | undefined
  readonly #create: (module: Awaited<ReturnType<typeof importEngine>>) => VapiEngine
  readonly #tools: ToolMap = new Map()
  /** What the media library can do beyond a voice call, checked by us first; see `CallControls`. */
  readonly controls = lazyControls(() => this.#load())
  #engine: VapiEngine | undefined
  #loading: Promise<VapiEngine> | undefined
  /** Aborted, and replaced, by each `stop()`. */
  #stopped = new AbortController()

  /**
   * @param apiToken public key of the voice platform
   * @param apiBaseUrl default: the platform's own address
   * @param dailyCallConfig for the media library; `avoidEval` is on unless it says otherwise
   * @param dailyCallObject source of the visitor's voice, and whether it begins muted
   * @param options beyond the official SDK
   */
  constructor(
    apiToken: string,
    apiBaseUrl?: string,
    dailyCallConfig?: DailyCallConfig,
    dailyCallObject?: DailyCallObject,
    options: VapiOptions = {},
  ) {
    super()
    this.#platform = options.platform
    const remembered: Remembered = { muted: dailyCallObject?.startAudioOff === true, volume: undefined }
    this.#remembered = remembered
    this.#create = (module) =>
      new module.VapiEngine({
        kit: { token: apiToken, baseUrl: apiBaseUrl, ...options },
        media: [dailyCallConfig, dailyCallObject],
        remembered,
        events: this,
        tools: this.#tools,
      })
  }

  /** Resolves with the web call once the room is joined; with null when it failed, or one goes on already. */
  start(options: StartOptions): Promise<Call | null>
  start(...args: PositionalStart): Promise<Call | null>
  async start(...args: StartArguments): Promise<Call | null> {
    try {
      return await this.startOrThrow(...args)
    } catch (error) {
      // As in the official SDK, only a mistake of the page is thrown.
      if ((error as VoiceError).code === 'validation') throw error
      return null
    }
  }

  /** As `start`, but a start that fails, or is stopped, rejects with the `VoiceError`. */
  startOrThrow(options: StartOptions): Promise<Call | null>
  startOrThrow(...args: PositionalStart): Promise<Call | null>
  startOrThrow(...args: StartArguments): Promise<Call | null>
  async startOrThrow(...args: StartArguments): Promise<Call | null> {
    return (await this.#begin((engine, stopped) => engine.start(args, stopped))) as Call | null
  }

  /** Joins the room of a call that goes on; rejects when it cannot. */
  async reconnect(webCall: WebCall): Promise<void> {
    await this.#begin((engine, stopped) => engine.reconnect(webCall, stopped))
  }

  /** Ends the call at any moment; resolves within 2 s, when everything has been given back. */
  async stop(): Promise<void> {
    this.#stopped.abort()
    this.#stopped = new AbortController()
    await this.#engine?.stop()
  }

  /** Asks the platform to end the call for everybody, and stops. */
  end(): void {
    this.send({ type: 'end-call' })
    void this.stop()
  }

  /** Until the assistant listens, messages wait, in order. With no call under way, nothing is sent. */
  send(message: ClientMessage): void {
    if (this.#engine) this.#engine.send(message)
    else void this.#loading?.then((engine) => engine.send(message)).catch(() => {})
  }

  say(
    message: string,
    endCallAfterSpoken?: boolean,
    interruptionsEnabled = false,
    interruptAssistantEnabled = false,
  ): void {
    this.send({ type: 'say', message, endCallAfterSpoken, interruptionsEnabled, interruptAssistantEnabled })
  }

  /** Works before, during and after a call, and is remembered. */
  setMuted(muted: boolean): void {
    this.#remembered.muted = muted
    this.#engine?.session?.setMuted(muted)
  }

  isMuted(): boolean {
    return this.#remembered.muted
  }

  /** Playback volume, clamped to 0–1; remembered. What is not a finite number is ignored. */
  setVolume(volume: number): void {
    if (!Number.isFinite(volume)) return
    this.#remembered.volume = Math.min(1, Math.max(0, volume))
    this.#engine?.session?.setVolume(this.#remembered.volume)
  }

  /** The `<audio>` element that plays the assistant, or null before it plays. */
  getAudioPlayer(): HTMLAudioElement | null {
    return this.#engine?.session?.player() ?? null
  }

  /** Call from a click after `audio-blocked`. */
  async resumeAudio(): Promise<void> {
    await this.#engine?.session?.resumeAudio()
  }

  /** Makes the microphone louder, or quieter, by a factor. */
  async increaseMicLevel(gain: number): Promise<void> {
    this.#inCall()
    await this.controls.setMicrophoneGain(gain)
  }

  async setInputDevicesAsync(devices: Parameters<DailyCall['setInputDevicesAsync']>[0]): Promise<void> {
    this.#inCall()
    await this.controls.setInputDevices(devices)
  }

  setOutputDeviceAsync(device: Parameters<DailyCall['setOutputDeviceAsync']>[0]): void {
    this.#engine?.act((controls) => controls.setOutputDevice(device))
  }

  getDailyCallObject(): DailyCall | null {
    return this.#engine?.shareCall() ?? null
  }

  /** 0 to 1; 0 with no call. */
  getLocalAudioLevel(): number {
    return this.#engine?.call()?.getLocalAudioLevel() ?? 0
  }

  /** @param intervalMs at least 100; default: the media library's own */
  async startLocalAudioLevelObserver(intervalMs?: number): Promise<void> {
    this.#inCall()
    await this.controls.startLocalLevels(intervalMs)
  }

  stopLocalAudioLevelObserver(): void {
    this.#engine?.call()?.stopLocalAudioLevelObserver()
  }

  isLocalAudioLevelObserverRunning(): boolean {
    return this.#engine?.call()?.isLocalAudioLevelObserverRunning() ?? false
  }

  startScreenSharing(
    displayMediaOptions?: DisplayMediaStreamOptions,
    screenVideoSendSettings?: DailyVideoSendSettings,
  ): void {
    this.#engine?.act((controls) =>
      controls.startScreenShare({
        ...(displayMediaOptions && { displayMediaOptions }),
        ...(screenVideoSendSettings && { screenVideoSendSettings }),
      }),
    )
  }

  stopScreenSharing(): void {
    this.#engine?.call()?.stopScreenShare()
  }

  /** Confirmed by `recording-started`, or refused by `recording-error`, after which it may be called again. */
  startRecording(): void {
    this.#inCall()?.startRecording()
  }

  stopRecording(): void {
    this.#engine?.session?.stopRecording()
  }

  /** Lets the assistant call a function of the page; returns the undo. */
  registerTool<Args = unknown>(name: string, tool: ClientTool<Args>): () => void {
    this.#tools.set(name, tool as ClientTool<never>)
    return () => void this.#tools.delete(name)
  }

  /** Milliseconds since the assistant first listened; 0 before the first call. */
  durationMs(): number {
    return this.#engine?.session?.durationMs() ?? 0
  }

  /** Can this network carry a call? Before any call; the results are in the official SDK's names. */
  static async runNetworkTestsStandalone(): Promise<NetworkTestResults> {
    return (await importEngine()).runNetworkTests()
  }

  /** Loads the code of a call and its call machine; never the microphone. Call on hover, focus or touch. */
  async prewarm(): Promise<void> {
    await (await this.#load()).prewarm()
  }

  /** Ends what goes on and frees what is kept between calls. */
  async dispose(): Promise<void> {
    await this.stop()
    await this.#engine?.dispose()
  }

  #load(): Promise<VapiEngine> {
    if (!this.#loading && !this.#platform) fetchMediaCode()
    this.#loading ??= importEngine().then(
      (module) => (this.#engine = this.#create(module)),
      (cause: unknown) => {
        this.#loading = undefined
        throw loadFailure(cause)
      },
    )
    return this.#loading
  }

  /** The methods that the official SDK refuses without a call. */
  #inCall(): VapiEngine['session'] {
    if (!this.#engine?.call()) throw new Error('Call object is not available.')
    return this.#engine.session
  }

  async #begin<T>(task: (engine: VapiEngine, stopped: AbortSignal) => Promise<T>): Promise<T> {
    const { signal } = this.#stopped
    return task(this.#engine ?? (await this.#arrive(signal)), signal)
  }

  /** Waits for the engine, but not longer than until `stop()`; tells of a start that ends here. */
  async #arrive(signal: AbortSignal): Promise<VapiEngine> {
    const startedAt = performance.now()
    try {
      return await new Promise<VapiEngine>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(stoppedEarly()))
        this.#load().then(resolve, reject)
      })
    } catch (thrown) {
      const exception = thrown as VoiceError
      const { message, code, stage } = exception
      const common = { stage, totalDuration: performance.now() - startedAt, timestamp: now(), context: {} }
      const error = { message, code }
      if (code !== 'aborted') this.emit('error', { type: 'start-method-error', ...common, error, exception })
      this.emit('call-start-failed', { ...common, error: message })
      throw exception
    }
  }
}

const now = () => new Date().toISOString()
