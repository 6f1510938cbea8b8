import { createControls } from '../controls/controls'
import type { CallControls } from '../controls/controls'
import type { DailyCall, DailyVideoSendSettings } from '../daily/types'
import { describe } from '../describe'
import { AbortedError, MisuseError, VoiceError } from '../errors'
import { loadCode } from '../load-code'
import type { CallMetrics } from '../session/metrics'
import type { AudioTracks } from '../session/ports'
import { isRunning } from '../session/phases'
import type { CallOutcome, CallState } from '../session/state'
import { Emitter } from './emitter'
import { emitFailedStart } from './error-events'
import type { UntypedEvent, VapiEvents } from './events'
import type { ClientMessage } from '../messages'
import type { NetworkTestResults } from './network-tests'
import type { DailyCallConfig, DailyCallObject, VapiOptions, VapiSettings } from './settings'
import { compact } from '../start-options'
import { describeReconnect, describeStart, toStartOptions } from './start-arguments'
import type { Call, ReconnectableCall, StartArguments, StartDescription } from './start-arguments'
import type { ClientTool } from '../tools/client-tool'
import { clampVolume } from '../volume'
import type { SharedState, VapiCall } from './vapi-call'

/** At module level, so that a bundler gives the code of a call a file of its own. */
const importCode = () => import('./vapi-call')

/** Where a call is while its code loads. */
const LOADING: CallState = { phase: 'requesting' }

/**
 * A voice call, with the surface of the official SDK's class. Importing and constructing it touches no browser
 * global and loads no media code: the code of a call is loaded by `prewarm()` or the first start.
 *
 * @example
 * ```ts
 * import Vapi, { isConnected, isConnecting } from 'callwright/voice'
 *
 * const vapi = new Vapi('your-public-key')
 * vapi.on('state-change', (state) => {
 *   document.title = isConnected(state) ? 'In a call' : isConnecting(state) ? 'Connecting…' : 'Ready'
 * })
 * vapi.on('transcript', (lines) => console.log(lines.at(-1)?.text))
 * vapi.on('error', ({ exception }) => console.error(exception.code, exception.message))
 * ```
 */
export default class Vapi extends Emitter<VapiEvents, UntypedEvent> {
  /**
   * The class itself. The official package is CommonJS: in Node and with some bundlers, its default import is the
   * object of its exports, and apps write `new Vapi.default(key)`.
   */
  static get default(): typeof Vapi {
    return Vapi
  }

  /** What the media library can do beyond a voice call: dial-out, tones, screen sharing, devices, tests. */
  readonly controls: CallControls = createControls(async () => (await this.#load()).controls())

  readonly #settings: VapiSettings
  readonly #shared: SharedState
  #call: VapiCall | undefined
  #loading: Promise<VapiCall> | undefined
  #disposals = 0
  /** Aborts the starts that wait: for the code of a call, or until the call before is over. */
  readonly #waiting = new Set<() => void>()
  /** How often the page has called `setMuted`. */
  #muteRevision = 0
  /** Messages sent while a start waits. */
  #queuedMessages: ClientMessage[] = []

  /**
   * Checks nothing: a missing key is reported by the first start, as `not-configured`.
   *
   * @param apiToken public key of the voice platform
   * @param apiBaseUrl default: the platform's own address
   * @param dailyCallConfig for the media library; `avoidEval` is on unless it says otherwise
   * @param dailyCallObject `audioSource`: true (default), a device id or a track; `startAudioOff` begins muted
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
    this.#settings = { apiToken, apiBaseUrl, dailyCallConfig, dailyCallObject, options }
    const muted = !!dailyCallObject?.startAudioOff
    const noteMuted = (muted: boolean) => this.#noteMuted(muted)
    this.#shared = {
      state: { phase: 'idle' },
      muted,
      noteMuted,
      volume: undefined,
      speakerId: undefined,
      tools: new Map(),
    }
  }

  /**
   * Starts a call with an assistant, a squad or a workflow, by id or by definition; takes one object, or the
   * positional arguments of the official SDK. Resolves with the platform's call once the room is joined.
   *
   * Resolves with null when the start failed or was stopped (see `error` and `call-start-failed`), and when a call is
   * running already. `startOrThrow` rejects instead.
   *
   * @throws ValidationError when nothing to call is given, or a time limit is not a number above 0
   * @example
   * ```ts
   * import Vapi from 'callwright/voice'
   *
   * const vapi = new Vapi('your-public-key')
   * const call = await vapi.start('your-assistant-id', { variableValues: { name: 'Ada' } })
   * if (!call) console.log('Not started: the `error` event says why.')
   * ```
   */
  async start(...args: StartArguments): Promise<Call | null> {
    try {
      return await this.startOrThrow(...args)
    } catch (error) {
      if (error instanceof VoiceError && error.code !== 'validation') return null
      throw error
    }
  }

  /**
   * As `start`, but rejects with the `VoiceError` when the start fails, and with an `AbortedError` when it is stopped.
   * Resolves with null only when a call is running already.
   *
   * @example
   * ```ts
   * import Vapi, { VoiceError } from 'callwright/voice'
   *
   * const vapi = new Vapi('your-public-key')
   * try {
   *   await vapi.startOrThrow({ assistantId: 'your-assistant-id', muted: false })
   * } catch (error) {
   *   if (error instanceof VoiceError && error.code !== 'aborted') console.error(error.visitorMessage)
   * }
   * ```
   */
  async startOrThrow(...args: StartArguments): Promise<Call | null> {
    const { signal, ...given } = toStartOptions(args)
    // As they are now: the page may change them while the code of a call loads.
    const options = { ...clone(given), signal }
    const start = describeStart(options)
    const mutedBefore = this.#shared.muted
    const { muted = mutedBefore } = options
    const isBehindAnother = isRunning(this.state)
    // At once and not when the start has its turn: a `setMuted` in between is newer.
    if (!isBehindAnother) this.#noteMuted(muted)
    const revision = this.#muteRevision
    const begin = (call: VapiCall) => {
      // The start before was stopped.
      if (isBehindAnother && !call.isActive() && revision === this.#muteRevision) this.#noteMuted(muted)
      return call.startOrThrow(options, start)
    }
    try {
      return await this.#begin(start, begin, signal)
    } catch (error) {
      // A start that is refused changes nothing.
      if (isRefusal(error) && revision === this.#muteRevision) this.#noteMuted(mutedBefore)
      throw error
    }
  }

  /**
   * Joins the room of a call that is running on the platform, started with `roomDeleteOnUserLeaveEnabled: false`.
   *
   * @param webCall as `start` resolved to it, or as your server has it; it is data and can be stored as JSON
   * @throws ValidationError without a `webCallUrl`, MisuseError while a call is running, VoiceError when it fails
   */
  async reconnect(webCall: ReconnectableCall | Call): Promise<void> {
    const start = describeReconnect(webCall)
    return this.#begin(start, (call) => call.reconnect(webCall, start))
  }

  /** Ends the call at any moment. Resolves within 2 s, when everything is released; never rejects. */
  async stop(): Promise<void> {
    // What waits now: a listener that hears of a start that was stopped may start again, and send.
    this.#queuedMessages = []
    for (const abort of [...this.#waiting]) abort()
    await this.#call?.stop()
  }

  /** Ends the call for everybody, on the platform too, and stops. A message that cannot be sent is an `error` event. */
  end(): void {
    // Not queued for a start that waits, which is stopped.
    this.#call?.sendOrReport([{ type: 'end-call' }])
    void this.stop()
  }

  /**
   * Sends a message to the platform. From the start until the assistant listens, messages wait, in order. With no
   * call, nothing is sent.
   *
   * @throws ValidationError when the message is not JSON, or longer than the room allows (`message-too-large`)
   */
  send(message: ClientMessage): void {
    // Also while the start that waited begins: what its listeners send comes after what was sent before.
    if (this.#waiting.size > 0 || this.#queuedMessages.length > 0) this.#queuedMessages.push(clone(message))
    else this.#call?.send(message)
  }

  /**
   * Lets the assistant say a text.
   *
   * @param endCallAfterSpoken whether the call ends after it
   * @param interruptionsEnabled whether the visitor may interrupt it; default false
   * @param interruptAssistantEnabled whether it interrupts what the assistant is saying; default false
   */
  say(
    message: string,
    endCallAfterSpoken?: boolean,
    interruptionsEnabled = false,
    interruptAssistantEnabled = false,
  ): void {
    this.send({ type: 'say', message, endCallAfterSpoken, interruptionsEnabled, interruptAssistantEnabled })
  }

  /** Where the call is; `idle` before the first. Changes are emitted as `state-change`. */
  get state(): CallState {
    return this.#shared.state
  }

  /** The platform's id of the running or the last call; null before the first, and until a start has got one. */
  get callId(): string | null {
    return this.#call?.callId ?? null
  }

  /** The media library's call object, or null with no call; as `getDailyCallObject()`. */
  get call(): DailyCall | null {
    return this.getDailyCallObject()
  }

  /** The media library's call object while a call has one. It is not reused for another call of this instance. */
  getDailyCallObject(): DailyCall | null {
    return this.#call?.lendCallObject() ?? null
  }

  /** Whether the visitor is speaking. Needs a listener of `user-speech-start` or `local-volume-level` before `start()`. */
  get isUserSpeaking(): boolean {
    return this.#call?.isUserSpeaking ?? false
  }

  /** The audio tracks of both sides, for recording or drawing; null with no call, and for a track that is not there. */
  get audioTracks(): AudioTracks {
    return this.#call?.session?.audioTracks() ?? { assistant: null, user: null }
  }

  /** Delays and network of the running call, once it is joined and measured, or of the last one; else null. */
  get metrics(): CallMetrics | null {
    return this.#call?.session?.metrics() ?? null
  }

  /** Milliseconds since the assistant began to listen; 0 before the first call, final after the end. */
  durationMs(): number {
    return this.#call?.session?.durationMs() ?? 0
  }

  /**
   * Mutes or unmutes the visitor before, during or after a call; emits `mute-change`. It outlives the call: the next
   * one begins as this one ended, unless `start({ muted })` says otherwise.
   */
  setMuted(muted: boolean): void {
    this.#muteRevision += 1
    this.#call?.session?.setMuted(muted)
    this.#noteMuted(muted)
  }

  /** Whether the visitor is muted, or would begin the next call muted. */
  isMuted(): boolean {
    return this.#shared.muted
  }

  /** Playback volume of this and later calls. Clamped to 0–1; a value that is not a finite number is ignored. */
  setVolume(volume: number): void {
    const clamped = clampVolume(volume)
    if (clamped === undefined) return
    this.#shared.volume = clamped
    this.#call?.session?.setVolume(clamped)
  }

  /** The `<audio>` element that plays the assistant, or null before it plays. */
  getAudioPlayer(): HTMLAudioElement | null {
    return this.#call?.player() ?? null
  }

  /** Plays the assistant after `audio-blocked`. Call it from a click. */
  async resumeAudio(): Promise<void> {
    await this.#call?.session?.resumeAudio()
  }

  /**
   * Lets the assistant call a function of the page, in this and later calls.
   *
   * @param name of the tool, as the assistant knows it; replaces a tool of the same name
   * @returns removes the tool
   * @example
   * ```ts
   * import Vapi from 'callwright/voice'
   *
   * const vapi = new Vapi('your-public-key')
   * vapi.registerTool('set_title', {
   *   // A language model wrote the arguments: check them.
   *   parse: (args) => String(Object(args).title),
   *   run: (title) => {
   *     document.title = title
   *   },
   * })
   * ```
   */
  registerTool<Args = unknown>(name: string, tool: ClientTool<Args>): () => void {
    const { tools } = this.#shared
    tools.set(name, tool)
    return () => {
      if (tools.get(name) === tool) tools.delete(name)
    }
  }

  /**
   * Makes the microphone louder or quieter.
   *
   * @param gain factor of 0 or more
   * @throws MisuseError with no call
   */
  async increaseMicLevel(gain: number): Promise<void> {
    this.#requireCall()
    await this.controls.setMicrophoneGain(gain)
  }

  /**
   * Chooses microphone and camera; the microphone that it replaces is closed. A track of the page's own is not stopped
   * at the end of the call. When such a track ends by itself, the call goes on without the visitor's sound:
   * `interruption` says `microphone-gone`.
   *
   * @throws MisuseError with no call
   */
  async setInputDevicesAsync(devices: Parameters<DailyCall['setInputDevicesAsync']>[0]): Promise<void> {
    this.#requireCall()
    await this.controls.setInputDevices(devices)
  }

  /** Chooses the loudspeaker. A failure is an `error` event; with no call, nothing happens. */
  setOutputDeviceAsync(device: Parameters<DailyCall['setOutputDeviceAsync']>[0]): void {
    if (this.#callObject()) this.controls.setOutputDevice(device).catch(this.#call?.reportProblem)
  }

  /** Loudness of the visitor, 0 to 1; 0 with no call. Needs a running level observer. */
  getLocalAudioLevel(): number {
    return this.#callObject()?.getLocalAudioLevel() ?? 0
  }

  /**
   * Starts `local-volume-level`; not needed where a listener was there before the start.
   *
   * @param intervalMs at least 100; default: the media library's own
   * @throws MisuseError with no call
   */
  async startLocalAudioLevelObserver(intervalMs?: number): Promise<void> {
    this.#requireCall()
    await this.controls.startLocalLevels(intervalMs)
  }

  /** Ends `local-volume-level` and the user-speech events; with no call, nothing happens. */
  stopLocalAudioLevelObserver(): void {
    this.#callObject()?.stopLocalAudioLevelObserver()
  }

  /** Whether `local-volume-level` is emitted; false with no call. */
  isLocalAudioLevelObserverRunning(): boolean {
    return this.#callObject()?.isLocalAudioLevelObserverRunning() ?? false
  }

  /** Asks the visitor for a screen to share. A failure is an `error` event; with no call, nothing happens. */
  startScreenSharing(
    displayMediaOptions?: DisplayMediaStreamOptions,
    screenVideoSendSettings?: DailyVideoSendSettings,
  ): void {
    if (!this.#callObject()) return
    const options = compact({ displayMediaOptions, screenVideoSendSettings })
    this.controls.startScreenShare(options).catch(this.#call?.reportProblem)
  }

  /** Ends the sharing of the screen; with no call, nothing happens. */
  stopScreenSharing(): void {
    this.#callObject()?.stopScreenShare()
  }

  /**
   * Starts the recording. `recording-started` confirms it; after `recording-error` it may be called again.
   *
   * @throws MisuseError with no call
   */
  startRecording(): void {
    this.#requireCall().session?.transport()?.startRecording()
  }

  /** Ends the recording; with no call, nothing happens. */
  stopRecording(): void {
    this.#callObject()?.stopRecording()
  }

  /**
   * Tests whether this network can carry a call: relay, web sockets, quality. Asks for camera and microphone.
   * Before any call; never rejects, a test that could not run has the result `error`.
   */
  static async runNetworkTestsStandalone(): Promise<NetworkTestResults> {
    try {
      const { runNetworkTests } = await loadCode(importCode())
      return await runNetworkTests()
    } catch (error) {
      return { error: describe(error) }
    }
  }

  /**
   * Loads the code of a call and its call machine; never the microphone. Call it on hover, focus or touch. Never
   * rejects: what cannot be loaded now is loaded, and reported, by the start.
   */
  async prewarm(): Promise<void> {
    const disposals = this.#disposals
    try {
      const call = await this.#load()
      if (disposals === this.#disposals) await call.prewarm()
    } catch {
      // The start tries again.
    }
  }

  /** Ends a running call and frees what is kept between calls. The instance can be used again. */
  async dispose(): Promise<void> {
    this.#disposals += 1
    await this.stop()
    await this.#call?.dispose()
  }

  #load(): Promise<VapiCall> {
    if (!this.#loading) {
      this.#loading = importCode().then(
        ({ VapiCall }) => (this.#call = new VapiCall(this.#settings, this.#shared, this)),
      )
      // The next use tries again.
      this.#loading.catch(() => (this.#loading = undefined))
    }
    return loadCode(this.#loading)
  }

  /**
   * Begins at once where it can, so that what is sent right after a start belongs to it. Else it waits for the code
   * of a call, and for a call that is ending, whose last events come before the next call begins.
   */
  async #begin<T>(
    start: StartDescription,
    task: (call: VapiCall) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    if (this.#call && !this.#call.isEnding() && this.#waiting.size === 0) return task(this.#call)
    return new Promise((resolve, reject) => {
      const settle = () => {
        signal?.removeEventListener('abort', abort)
        return this.#waiting.delete(abort)
      }
      const abort = () => fail(new AbortedError('initialization'))
      const fail = (error: VoiceError) => {
        if (!settle()) return
        this.#endWaiting(error)
        emitFailedStart(this, error, start, 0)
        reject(error)
      }
      this.#waiting.add(abort)
      signal?.addEventListener('abort', abort)
      if (!this.#call) this.#setState(LOADING)
      if (signal?.aborted) abort()
      this.#loadAndWait().then((call) => {
        if (!settle()) return
        const messages = this.#queuedMessages
        const begun = task(call)
        // Refused before there was a session.
        begun.catch((error: VoiceError) => this.#endWaiting(error))
        resolve(begun)
        call.sendOrReport(messages.splice(0))
      }, fail)
    })
  }

  async #loadAndWait(): Promise<VapiCall> {
    const call = await this.#load()
    if (call.isEnding()) await call.stop()
    return call
  }

  /** After the last start that waited has failed or was stopped: what was sent is dropped, and no call is shown. */
  #endWaiting(error: VoiceError): void {
    if (this.#waiting.size > 0) return
    this.#queuedMessages = []
    const outcome: CallOutcome =
      error.code === 'aborted' ? { phase: 'ended', reason: 'customer' } : { phase: 'failed', error }
    if (this.#shared.state === LOADING) this.#setState(outcome)
  }

  #setState(state: CallState): void {
    if (this.#shared.state === state) return
    this.#shared.state = state
    this.emit('state-change', state)
  }

  /** Without a command to a call: its transport has switched already, or will with the start. */
  #noteMuted(muted: boolean): void {
    if (this.#shared.muted === muted) return
    this.#shared.muted = muted
    this.emit('mute-change', muted)
  }

  #callObject(): DailyCall | null {
    return this.#call?.callObject() ?? null
  }

  #requireCall(): VapiCall {
    if (!this.#call?.callObject()) throw new MisuseError('Call object is not available.')
    return this.#call
  }
}

/** Whether a start was refused before anything was asked for. */
const isRefusal = (error: unknown) => error instanceof VoiceError && error.stage === 'input-validation'

/** The value as it is now: the page may change it before it is sent. What is not JSON is reported when it is sent. */
function clone<T>(value: T): T {
  try {
    return structuredClone(value)
  } catch {
    return value
  }
}
