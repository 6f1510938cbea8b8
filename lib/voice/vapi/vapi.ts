import { Emitter } from '../emitter'
import { withoutCall } from './call-methods'
import type { CallMethods } from './call-methods'
import { earlyError } from '../early-error'
import type { CallControls } from '../controls/types'
import type { VoiceError } from '../errors'
import type { ClientTool } from '../tools'
import type { ClientMessage } from './client-messages'
import type { Say, VapiEngine, VapiMemory } from './engine'
import type { VapiEvents } from './events'
import type { NetworkTestResults } from './network-tests'
import type { ListenersWithOwnTypes } from './own-types'
import type { DailyCallConfig, DailyCallObject, VapiArguments, VapiOptions } from './settings'
import type { Call, PositionalStart, StartArguments, StartOptions, WebCall } from './start-request'

/** At module level, so that a bundler gives the engine a file of its own. */
const importEngine = () => import('./engine')

/**
 * A voice call, with the surface of the official SDK's class. Importing and constructing it touches no browser
 * global and loads no media code; that comes with `prewarm()` or `start()`. Until then it is little more than the
 * names of its methods: what they do is in the engine.
 */
export default class Vapi extends (Emitter as new () => Emitter<VapiEvents> &
  CallMethods &
  ListenersWithOwnTypes) {
  static {
    const methods = this.prototype as unknown as Record<string, unknown>
    for (const name in withoutCall)
      methods[name] = function (this: Vapi, ...args: [never]): unknown {
        return (this.#engine ?? withoutCall)[name as keyof CallMethods](...args)
      }
  }

  /** What the media library can do beyond a voice call, checked by us first; see `CallControls`. */
  readonly controls = new Proxy({} as CallControls, {
    // Promises ask whether it is one of them, and who prints the instance how it is written.
    get: (_target, name: keyof CallControls | 'then' | 'toJSON') =>
      name !== 'then' &&
      name !== 'toJSON' &&
      ((...args: unknown[]) => this.#load().then((engine) => engine.control(name, args))),
  })
  readonly #memory: VapiMemory
  #engine: VapiEngine | undefined
  #loading: Promise<VapiEngine> | undefined
  /** What gives up the starts that wait for the engine. */
  readonly #waiting = new Set<(error?: VoiceError) => void>()

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
  )
  constructor(...given: VapiArguments) {
    super()
    this.#memory = { given, muted: !!given[3]?.startAudioOff, tools: new Map() }
  }

  /** Resolves with the web call once the room is joined; with null when it failed, or one goes on already. */
  start(options: StartOptions): Promise<Call | null>
  start(...args: PositionalStart): Promise<Call | null>
  start(...args: StartArguments): Promise<Call | null> {
    return this.#begin((engine) => engine.start(args), args, true)
  }

  /** As `start`, but a start that fails, or is stopped, rejects with the `VoiceError`. */
  startOrThrow(options: StartOptions): Promise<Call | null>
  startOrThrow(...args: PositionalStart): Promise<Call | null>
  startOrThrow(...args: StartArguments): Promise<Call | null>
  startOrThrow(...args: StartArguments): Promise<Call | null> {
    return this.#begin((engine) => engine.startOrThrow(args), args)
  }

  /** Joins the room of a call that goes on; rejects when it cannot. */
  reconnect(webCall: WebCall): Promise<void> {
    return this.#begin((engine) => engine.reconnect(webCall), [])
  }

  /** Ends the call at any moment; resolves within 2 s, when everything has been given back. */
  async stop(): Promise<void> {
    for (const giveUp of this.#waiting) giveUp()
    await this.#engine?.stop()
  }

  /** Asks the platform to end the call for everybody, and stops. */
  end(): void {
    this.#tell((engine) => engine.end())
    void this.stop()
  }

  /** Until the assistant listens, messages wait, in order. With no call under way, nothing is sent. */
  send(message: ClientMessage): void {
    this.#tell((engine) => engine.send(message))
  }

  say(
    message: string,
    endCallAfterSpoken?: boolean,
    interruptionsEnabled?: boolean,
    interruptAssistantEnabled?: boolean,
  ): void
  say(...what: Say): void {
    this.#tell((engine) => engine.say(...what))
  }

  /** Works before, during and after a call, and is remembered. */
  setMuted(muted: boolean): void {
    this.#memory.muted = muted
    this.#engine?.remember()
  }

  isMuted(): boolean {
    return this.#memory.muted
  }

  /** Playback volume, clamped to 0–1; remembered. What is not a finite number is ignored. */
  setVolume(volume: number): void {
    if (!isFinite(volume)) return
    this.#memory.volume = volume
    this.#engine?.remember()
  }

  /** Lets the assistant call a function of the page; returns the undo. */
  registerTool<Args = unknown>(name: string, tool: ClientTool<Args>): () => void {
    const { tools } = this.#memory
    tools.set(name, tool as ClientTool<never>)
    return () => void tools.delete(name)
  }

  /** Can this network carry a call? Before any call; the results are in the official SDK's names. */
  static runNetworkTestsStandalone(): Promise<NetworkTestResults> {
    return importEngine().then((engine) => engine.runNetworkTests())
  }

  /**
   * Loads the code of a call and its call machine; never the microphone. Call on hover, focus or touch. Never
   * rejects: what cannot be fetched now is fetched, and reported, at the start.
   */
  prewarm(): Promise<void> {
    return this.#load()
      .then((engine) => engine.prewarm())
      .catch(() => {})
  }

  /** Ends what goes on and frees what is kept between calls. */
  async dispose(): Promise<void> {
    await this.stop()
    await this.#engine?.dispose()
  }

  #load(): Promise<VapiEngine> {
    return (this.#loading ??= importEngine().then(
      (code) => (this.#engine = code.createEngine(this, this.#memory)),
      (cause: unknown) => {
        this.#loading = undefined
        throw earlyError(cause)
      },
    ))
  }

  #tell(task: (engine: VapiEngine) => void): void {
    if (this.#engine) task(this.#engine)
    else void this.#loading?.then(task).catch(() => {})
  }

  /**
   * Waits for the engine, but not longer than until `stop()` or the signal given. A start that ends here is told of,
   * and rejects or, where that is wanted, resolves with null.
   */
  #begin<T>(task: (engine: VapiEngine) => Promise<T>, args: StartArguments | [], isQuiet?: true): Promise<T> {
    if (this.#engine) return task(this.#engine)
    return new Promise((resolve, reject) => {
      const { signal } = (args[0] ?? {}) as StartOptions
      // A download that stalls never fails by itself.
      const late = AbortSignal.timeout(20_000)
      const settle = () => {
        signal?.removeEventListener('abort', onAbort)
        late.onabort = null
        return this.#waiting.delete(giveUp)
      }
      const giveUp = (exception = earlyError()) => {
        if (!settle()) return
        // The terminal events, as the engine would tell them.
        const { message, cause, stack = '' } = exception
        const told = { ...exception, totalDuration: 0, timestamp: new Date().toISOString(), context: {} }
        // Hanging up is not an error.
        if (cause) this.emit('error', { ...told, type: 'start-method-error', error: { message }, exception })
        this.emit('call-start-failed', { ...told, error: message, errorStack: stack })
        if (isQuiet) resolve(null as T)
        else reject(exception)
      }
      const onAbort = () => giveUp()
      this.#waiting.add(giveUp)
      signal?.addEventListener('abort', onAbort)
      if (signal?.aborted) onAbort()
      late.onabort = () => giveUp(earlyError(late.reason))
      // Begun at once, so that what is sent right after `start` finds a call under way.
      this.#load().then((engine) => settle() && resolve(task(engine)), giveUp)
    })
  }
}
