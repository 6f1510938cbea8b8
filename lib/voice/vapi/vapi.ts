import { Emitter } from '../emitter'
import type { CallPlatform } from '../engine/platform'
import { methodsWithoutCall } from './call-methods'
import type { CallMethods } from './call-methods'
import { fetchMediaCode } from '../fetch-media-code'
import { loadFailure, stoppedEarly } from '../load-failure'
import { tellOfEarlyFailure } from './early-failure'
import type { VoiceError } from '../errors'
import type { ClientTool } from '../tools'
import type { ClientMessage } from './client-messages'
import type { VapiEngine, VapiEngineOptions } from './engine'
import type { VapiEvents } from './events'
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
 * global and loads no media code; that comes with `prewarm()` or `start()`. Until then it is little more than the
 * names of its methods: what they do is in the engine.
 */
export default class Vapi extends (Emitter as new () => Emitter<VapiEvents> & CallMethods) {
  static {
    for (const [name, withoutEngine] of Object.entries(methodsWithoutCall))
      Object.defineProperty(this.prototype, name, {
        value(this: Vapi, ...args: never[]): unknown {
          const engine = this.#engine as Record<string, typeof withoutEngine> | undefined
          return engine ? engine[name]?.(...args) : withoutEngine(...args)
        },
      })
  }

  readonly #options: VapiEngineOptions
  /** What the media library can do beyond a voice call, checked by us first; see `CallControls`. */
  readonly controls = lazyControls(() => this.#load())
  #engine: VapiEngine | undefined
  #loading: Promise<VapiEngine> | undefined
  /** The same, for a start that waits for it. */
  #arriving: Promise<VapiEngine> | undefined
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
    options?: VapiOptions,
  ) {
    super()
    this.#options = {
      token: apiToken,
      baseUrl: apiBaseUrl,
      media: [dailyCallConfig, dailyCallObject],
      platform: options?.platform,
      muted: dailyCallObject?.startAudioOff === true,
      volume: undefined,
      events: this,
      tools: new Map(),
    }
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
    const task = (engine: VapiEngine, stopped: AbortSignal) => engine.start(args, stopped)
    return (await this.#begin(task, (args[0] as StartOptions | undefined)?.signal)) as Call | null
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
    else void this.#arriving?.then((engine) => engine.send(message)).catch(() => {})
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
    this.#options.muted = muted
    this.#engine?.remember()
  }

  isMuted(): boolean {
    return this.#options.muted
  }

  /** Playback volume, clamped to 0–1; remembered. What is not a finite number is ignored. */
  setVolume(volume: number): void {
    if (!Number.isFinite(volume)) return
    this.#options.volume = volume
    this.#engine?.remember()
  }

  /** Lets the assistant call a function of the page; returns the undo. */
  registerTool<Args = unknown>(name: string, tool: ClientTool<Args>): () => void {
    const { tools } = this.#options
    tools.set(name, tool as ClientTool<never>)
    return () => void tools.delete(name)
  }

  /** Can this network carry a call? Before any call; the results are in the official SDK's names. */
  static async runNetworkTestsStandalone(): Promise<NetworkTestResults> {
    return (await importEngine()).runNetworkTests()
  }

  /** Loads the code of a call and its call machine; never the microphone. Call on hover, focus or touch. */
  prewarm(): Promise<void> {
    return this.#load().then((engine) => engine.prewarm())
  }

  /** Ends what goes on and frees what is kept between calls. */
  async dispose(): Promise<void> {
    await this.stop()
    await this.#engine?.dispose()
  }

  #load(): Promise<VapiEngine> {
    this.#loading ??= importEngine().then(
      ({ VapiEngine }) => (this.#engine = new VapiEngine(this.#options)),
      (cause: unknown) => {
        this.#loading = undefined
        throw loadFailure(cause)
      },
    )
    // After the engine, which has less to do and asks for more.
    if (!this.#options.platform) fetchMediaCode()
    return this.#loading
  }

  /** Waits for the engine, but not longer than until `stop()` or its limit; tells of a start that ends here. */
  async #begin<T>(
    task: (engine: VapiEngine, stopped: AbortSignal) => Promise<T>,
    given?: AbortSignal,
  ): Promise<T> {
    const { signal } = this.#stopped
    const arrive = () =>
      new Promise<VapiEngine>((resolve, reject) => {
        const stop = () => reject(stoppedEarly())
        signal.addEventListener('abort', stop)
        given?.addEventListener('abort', stop)
        if (given?.aborted) stop()
        this.#load().then(resolve, reject)
      }).catch(tellOfEarlyFailure(this))
    return task(this.#engine ?? (await (this.#arriving = arrive())), signal)
  }
}
