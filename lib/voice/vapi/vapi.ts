import { systemClock } from '../../timing/clock'
import { loadCode, MisuseError, VoiceError } from '../errors'
import type {
  AssistantOverrides,
  Call,
  CreateAssistantDTO,
  CreateSquadDTO,
  CreateWorkflowDTO,
  ReconnectableCall,
  StartCallOptions,
  StartOptions,
  WorkflowOverrides,
} from '../client/start-options'
import type { VoiceCallActions } from '../client/types'
import type { CallControls } from '../controls/controls'
import type { DailyCall, DailyVideoSendSettings } from '../daily/types'
import { compact, copyOf, thrownText } from '../values'
import type { CallMetrics } from '../session/metrics'
import type { AudioTracks } from '../session/ports'
import type { CallState } from '../session/state'
import { addTool, type ClientTool } from '../tools/client-tool'
import { Emitter, setHidden } from './emitter'
import type { UntypedEvent, VapiEvents } from './events'
import type { OutgoingMessage } from '../messages'
import { createInstance, type Instance } from './instance'
import type { NetworkTestResults } from '../controls/network-tests'
import type { DailyCallConfig, DailyCallObject, VapiOptions } from './vapi-call'

/** At module level, so that a bundler gives the code of a call a file of its own. */
const importCode = () => import('./vapi-call')

/** Arguments of `start`: one object, or the positional form of the official SDK. */
type StartArguments = [
  assistant?: CreateAssistantDTO | StartOptions | string | undefined,
  assistantOverrides?: AssistantOverrides | undefined,
  squad?: CreateSquadDTO | string | undefined,
  workflow?: CreateWorkflowDTO | string | undefined,
  workflowOverrides?: WorkflowOverrides | undefined,
  options?: StartCallOptions | undefined,
]

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
export default class Vapi
  extends Emitter<VapiEvents, UntypedEvent>
  // With the documentation of these.
  implements
    Pick<
      VoiceCallActions,
      'stop' | 'frequencies' | 'durationMs' | 'setVolume' | 'resumeAudio' | 'registerTool' | 'controls'
    >
{
  /** For Node and bundlers whose default import is the object of a package's exports: apps write `new Vapi.default(key)`. */
  static get default(): typeof Vapi {
    return Vapi
  }

  declare private readonly inner: Instance

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
    const account = { apiToken, apiBaseUrl, dailyCallConfig, dailyCallObject, ...options }
    setHidden(this, 'inner', createInstance(this, account, importCode))
  }

  /**
   * Starts a call with an assistant, a squad or a workflow. Takes one object, or the positional arguments of the official
   * SDK. Resolves with the call of the platform once the room is joined. Resolves with null if the start failed or was
   * stopped, or if a call is running already.
   * @throws ValidationError if there is nothing to call, or a limit is not allowed
   */
  async start(...args: StartArguments): Promise<Call | null> {
    try {
      return await this.startOrThrow(...args)
    } catch (error) {
      if (error instanceof VoiceError && error.code !== 'validation') return null
      throw error
    }
  }

  /** As `start`, but rejects when the start fails or is stopped. Resolves with null only when a call is running already. */
  async startOrThrow(...args: StartArguments): Promise<Call | null> {
    const { signal, muted, ...given } = toStartOptions(args)
    const created = await this.inner.start({ target: copyOf(given), muted, signal })
    if (created) return created.raw as Call
    this.emit('call-start-progress', {
      stage: 'validation',
      status: 'failed',
      metadata: { reason: 'already-started' },
      timestamp: systemClock.timestamp(),
    })
    return null
  }

  /**
   * Joins the room of a call that is running, started with `roomDeleteOnUserLeaveEnabled: false`. Needs the `webCallUrl` of the
   * platform's answer. Resolves once the room is joined. Rejects with a `VoiceError`; with `misuse` during a call.
   */
  async reconnect(webCall: ReconnectableCall | Call): Promise<void> {
    // An app in JavaScript may pass nothing, which is refused as a call without an address.
    const joined = await this.inner.start({ existing: copyOf(webCall ?? {}) })
    if (!joined)
      this.inner.rethrow(
        new MisuseError('Cannot reconnect while a call is already in progress. Call stop() first.'),
      )
  }

  stop(): Promise<void> {
    return this.inner.stop()
  }

  /** Ends the call for everybody, on the platform too, and stops. A message that cannot be sent is an `error` event. */
  end(): void {
    try {
      this.inner.send({ type: 'end-call' })
    } catch (error) {
      this.inner.reportProblem(error)
    }
    void this.stop()
  }

  /**
   * Sends a message to the platform. Before the assistant listens, the message waits until it does. Without a call,
   * nothing is sent.
   * @throws ValidationError if it is too long or not JSON
   */
  send(message: OutgoingMessage): void {
    this.inner.send(message)
  }

  /** Sends a typed question, which becomes a line of the transcript. False with no call, and for a text without words. */
  sendText(text: string): boolean {
    return this.inner.sendText(text)
  }

  /** Tells the assistant something about the page. It knows it and does not answer it. False as with `sendText`. */
  addContext(text: string): boolean {
    return this.inner.addContext(text)
  }

  /**
   * Lets the assistant say a text. With no call, nothing is sent.
   * @param endCallAfterSpoken ends the call after the text; default false
   * @param interruptionsEnabled lets the visitor interrupt the text; default false
   * @param interruptAssistantEnabled interrupts what the assistant is saying; default false
   * @throws ValidationError if the text is too long
   */
  say(
    message: string,
    endCallAfterSpoken?: boolean,
    interruptionsEnabled?: boolean,
    interruptAssistantEnabled?: boolean,
  ): void {
    // An app in JavaScript may pass null.
    this.send({
      type: 'say',
      message,
      endCallAfterSpoken,
      interruptionsEnabled: !!interruptionsEnabled,
      interruptAssistantEnabled: !!interruptAssistantEnabled,
    })
  }

  /** Where the call is; `idle` before the first. Changes are emitted as `state-change`. */
  get state(): CallState {
    return this.inner.state()
  }

  /** The platform's id of the running or the last call; null before the first, and until a start has got one. */
  get callId(): string | null {
    return this.inner.session()?.callId() ?? null
  }

  /** The media library's call object, or null with no call; as `getDailyCallObject()`. */
  get call(): DailyCall | null {
    return this.getDailyCallObject()
  }

  /** The media library's call object while a call has one. It is not reused for another call of this instance. */
  getDailyCallObject(): DailyCall | null {
    return this.inner.lendCallObject()
  }

  /** Whether the visitor is speaking. Needs a listener of `user-speech-start` or `local-volume-level` before `start()`. */
  get isUserSpeaking(): boolean {
    return this.inner.session()?.isUserSpeaking() ?? false
  }

  /** The audio tracks of both sides, for recording or drawing; null with no call, and for a track that is not there. */
  get audioTracks(): AudioTracks {
    return this.inner.session()?.audioTracks() ?? { assistant: null, user: null }
  }

  frequencies(side: 'assistant' | 'user'): Uint8Array<ArrayBuffer> {
    return this.inner.session()?.frequencies(side) ?? new Uint8Array()
  }

  /** Delays and network of the running call, once it is joined and measured, or of the last one; else null. */
  get metrics(): CallMetrics | null {
    return this.inner.session()?.metrics() ?? null
  }

  durationMs(): number {
    return this.inner.session()?.durationMs() ?? 0
  }

  /** Mutes or unmutes the visitor at any time. It outlives the call, unless `start({ muted })` says otherwise. */
  setMuted(muted: boolean): void {
    this.inner.setMuted(muted)
  }

  /** Whether the visitor is muted, or would begin the next call muted. */
  isMuted(): boolean {
    return this.inner.isMuted()
  }

  setVolume(volume: number): void {
    this.inner.setVolume(volume)
  }

  /** The `<audio>` element that plays the assistant, or null before it plays. */
  getAudioPlayer(): HTMLAudioElement | null {
    // In a page it is an element; a platform of a test offers what the app uses of one.
    return (this.inner.session()?.player() ?? null) as HTMLAudioElement | null
  }

  async resumeAudio(): Promise<void> {
    await this.inner.session()?.resumeAudio()
  }

  registerTool<Args = unknown>(name: string, tool: ClientTool<Args>): () => void {
    return addTool(this.inner.tools, name, tool)
  }

  controls(): Promise<CallControls> {
    return this.inner.controls()
  }

  /** Makes the microphone louder or quieter. @param gain factor of 0 or more @throws MisuseError with no call */
  async increaseMicLevel(gain: number): Promise<void> {
    this.inner.throwOutsideOfCall()
    await (await this.controls()).setMicrophoneGain(gain)
  }

  /** Chooses microphone and camera, as `setInputDevices` of `controls()`. @throws MisuseError with no call */
  async setInputDevicesAsync(devices: Parameters<DailyCall['setInputDevicesAsync']>[0]): Promise<void> {
    this.inner.throwOutsideOfCall()
    await (await this.controls()).setInputDevices(devices)
  }

  /** Chooses the loudspeaker of this and later calls. A failure is an `error` event. */
  setOutputDeviceAsync(device: Parameters<DailyCall['setOutputDeviceAsync']>[0]): void {
    this.controls()
      .then((controls) => controls.setOutputDevice(device))
      .catch(this.inner.reportProblem)
  }

  /** Loudness of the visitor, 0 to 1; 0 while muted, and with no call. Needs a running level observer. */
  getLocalAudioLevel(): number {
    return this.isMuted() ? 0 : (this.inner.callObject()?.getLocalAudioLevel() ?? 0)
  }

  /** Starts `local-volume-level`. @param intervalMs at least 100; default 200 @throws MisuseError with no call */
  async startLocalAudioLevelObserver(intervalMs?: number): Promise<void> {
    this.inner.throwOutsideOfCall()
    await (await this.controls()).startLocalLevels(intervalMs)
  }

  /** Ends `local-volume-level` and the user-speech events; with no call, nothing happens. */
  stopLocalAudioLevelObserver(): void {
    this.inner.callObject()?.stopLocalAudioLevelObserver()
  }

  /** Whether `local-volume-level` is emitted; false with no call. */
  isLocalAudioLevelObserverRunning(): boolean {
    return this.inner.callObject()?.isLocalAudioLevelObserverRunning() ?? false
  }

  /** Asks the visitor for a screen to share; with no call, nothing happens. */
  startScreenSharing(
    displayMediaOptions?: DisplayMediaStreamOptions,
    screenVideoSendSettings?: DailyVideoSendSettings,
  ): void {
    if (!this.inner.callObject()) return
    const options = compact({ displayMediaOptions, screenVideoSendSettings })
    this.controls()
      .then((controls) => controls.startScreenShare(options))
      .catch(this.inner.reportProblem)
  }

  /** Ends the sharing of the screen; with no call, nothing happens. */
  stopScreenSharing(): void {
    this.inner.callObject()?.stopScreenShare()
  }

  /** Asks for a recording (1280 × 720). `recording-started` confirms it, `recording-error` refuses it. @throws MisuseError with no call */
  startRecording(): void {
    this.inner.throwOutsideOfCall()
    this.inner.transport()?.startRecording()
  }

  /** Ends the recording; with no call, nothing happens. */
  stopRecording(): void {
    this.inner.callObject()?.stopRecording()
  }

  /** Tests relay, web sockets and quality, before any call. Asks for camera and microphone. Never rejects. */
  static async runNetworkTestsStandalone(): Promise<NetworkTestResults> {
    try {
      const { runNetworkTests } = await loadCode(importCode())
      return await runNetworkTests()
    } catch (error) {
      return { error: thrownText(error) }
    }
  }

  /** Loads the code of a call and its call machine, never the microphone. Call it on hover, focus or touch. Never rejects. */
  prewarm(): Promise<void> {
    return this.inner.prewarm()
  }

  /** Ends a running call and frees what is kept between calls. The instance can be used again. */
  dispose(): Promise<void> {
    return this.inner.dispose()
  }
}

/** The names of all options, or their beginnings. An assistant has no field with such a name. */
const OPTION_NAME = /^(assistant|squad|workflow|roomDelete|muted$|noise|signal$|timeouts$)/

const isOptions = (value: StartArguments[0]): value is StartOptions =>
  typeof value === 'object' && value !== null && Object.keys(value).some((name) => OPTION_NAME.test(name))

/** Both forms of `start` as one. Null, which many apps pass for nothing, is nothing. */
function toStartOptions(args: StartArguments): StartOptions {
  const [assistant, assistantOverrides, squad, workflow, workflowOverrides, options] = args
  if (isOptions(assistant)) return compact(assistant)
  return compact({ ...options, assistant, assistantOverrides, squad, workflow, workflowOverrides })
}
