import type { CallControls } from '../controls/types'
import { createCallKit } from '../engine/call-kit'
import type { CallKitOptions } from '../engine/call-kit'
import type { DailyCall, DailyVideoSendSettings } from '../daily/types'
import type { Emitter } from '../emitter'
import { describe, MisuseError, ValidationError } from '../errors'
import { reportListenerError } from '../report'
import type { CallSession } from '../session/types'
import { DEFAULT_MESSAGE_LIMIT, readTimeouts } from '../session/timeouts'
import type { CallTimeouts } from '../session/timeouts'
import type { ToolMap } from '../tools'
import { createDailySource } from '../daily/source'
import type { VoiceError } from '../errors'
import { pageSlot } from '../session/page-slot'
import type { NetworkTestResults } from './network-tests'
import { readCreatedCall } from '../session/web-call'
import type { CreatedCall } from '../session/web-call'
import type { CallMethods } from './call-methods'
import type { VapiEvents } from './events'
import { createReplay } from './replay'
import { problemEvent } from './start-events'
import type { StartKind } from './start-events'
import { targetsOf, toStartOptions, toWebCallBody } from './start-request'
import type { StartArguments, StartOptions } from './start-request'
import { mediaSettings } from './settings'
import type { DailyCallConfig, DailyCallObject } from './settings'

/** At module level, so that a bundler gives what few calls need files of their own. */
const importControls = () => import('../controls/controls')
const importNetworkTests = () => import('./network-tests')
const importTools = () => import('../tools')

/** What an instance knows before its engine is there. `muted` and `volume` are read at each start. */
export interface VapiEngineOptions extends Pick<CallKitOptions, 'token' | 'baseUrl' | 'platform'> {
  /** As the app gave them. */
  media: [config: DailyCallConfig | undefined, object: DailyCallObject | undefined]
  muted: boolean
  /** Undefined until it is set. */
  volume: number | undefined
  events: Emitter<VapiEvents>
  tools: ToolMap
}

/** The lazily loaded half of the drop-in class: replays a session as the official SDK's events. */
export class VapiEngine implements CallMethods {
  readonly #options
  readonly #kit
  readonly #events
  readonly #tools
  #controls: Promise<CallControls> | undefined
  /** The newest session; over when no call goes on. */
  #session: CallSession | undefined
  readonly #atEnd: (() => void)[] = []

  constructor(options: VapiEngineOptions) {
    const { token, baseUrl, platform, media, events, tools } = options
    this.#options = options
    this.#events = events
    this.#tools = tools
    this.#kit = createCallKit({ token, baseUrl, platform, media: mediaSettings(...media) })
  }

  /** Resolves with the platform's answer, or null when a call goes on already; rejects when it fails. */
  async start(args: StartArguments, stopped: AbortSignal): Promise<unknown> {
    const options = toStartOptions(args)
    const targets = targetsOf(options)
    const timeouts = this.#checked(() => {
      if (!Object.values(targets).includes(true)) throw noTarget()
      return readTimeouts(options.timeouts)
    })
    // A call that is being hung up ends, with its events, before the next begins.
    if (this.#isEnding()) await this.stop()
    if (this.#isStarted()) {
      this.#progress({ stage: 'validation', status: 'failed', metadata: { reason: 'already-started' } })
      return null
    }
    const created = await this.#run(
      { kind: 'start', ...targets },
      { body: toWebCallBody(options) },
      { signals: [stopped, options.signal], timeouts },
    )
    return created.raw
  }

  async reconnect(webCall: unknown, stopped: AbortSignal): Promise<void> {
    if (this.#isEnding()) await this.stop()
    if (this.#isStarted())
      throw new MisuseError('Cannot reconnect while a call is already in progress. Call stop() first.')
    const call = readWebCall(webCall)
    await this.#run({ kind: 'reconnect', call }, { existing: call }, { signals: [stopped] })
  }

  async stop(): Promise<void> {
    await this.#session?.stop()
  }

  prewarm(): Promise<void> {
    return this.#kit.prewarm()
  }

  async dispose(): Promise<void> {
    await this.stop()
    await this.#kit.dispose()
  }

  /** Outside of a call there is nobody to send to, and as in the official SDK nothing happens. */
  send(message: unknown): void {
    if (this.#isStarted() && !this.#isEnding()) this.#session?.send(message)
  }

  /** The call that goes on takes over what the instance remembers. */
  remember(): void {
    const { muted } = this.#options
    const volume = this.#volume()
    this.#session?.setMuted(muted)
    if (volume !== undefined) this.#session?.setVolume(volume)
  }

  /** The media library's call object while a call holds one. */
  call(): DailyCall | null {
    return this.#isStarted() ? ((this.#session?.native() ?? null) as DailyCall | null) : null
  }

  /** The same, handed to the page: its listeners must not meet the next call. */
  getDailyCallObject(): DailyCall | null {
    return this.#isStarted() ? ((this.#session?.share() ?? null) as DailyCall | null) : null
  }

  getAudioPlayer = () => this.#session?.player() ?? null
  resumeAudio = async () => this.#session?.resumeAudio()
  durationMs = () => this.#session?.durationMs() ?? 0
  stopRecording = () => this.#session?.stopRecording()
  stopScreenSharing = () => this.call()?.stopScreenShare()
  getLocalAudioLevel = () => this.call()?.getLocalAudioLevel() ?? 0
  stopLocalAudioLevelObserver = () => this.call()?.stopLocalAudioLevelObserver()
  isLocalAudioLevelObserverRunning = () => this.call()?.isLocalAudioLevelObserverRunning() ?? false

  startRecording(): void {
    this.#needCall()
    this.#session?.startRecording()
  }

  increaseMicLevel = (gain: number) => this.#inCall((controls) => controls.setMicrophoneGain(gain))
  setInputDevicesAsync = (devices: Parameters<CallControls['setInputDevices']>[0]) =>
    this.#inCall((controls) => controls.setInputDevices(devices))
  startLocalAudioLevelObserver = (intervalMs?: number) =>
    this.#inCall((controls) => controls.startLocalLevels(intervalMs))

  #needCall() {
    if (!this.call()) throw new MisuseError('Call object is not available.')
  }

  async #inCall(task: (controls: CallControls) => Promise<unknown>): Promise<void> {
    this.#needCall()
    await task(await this.controls())
  }

  setOutputDeviceAsync(device: Parameters<CallControls['setOutputDevice']>[0]): void {
    this.#act((controls) => controls.setOutputDevice(device))
  }

  startScreenSharing(
    displayMediaOptions?: DisplayMediaStreamOptions,
    screenVideoSendSettings?: DailyVideoSendSettings,
  ): void {
    this.#act((controls) =>
      controls.startScreenShare({
        ...(displayMediaOptions && { displayMediaOptions }),
        ...(screenVideoSendSettings && { screenVideoSendSettings }),
      }),
    )
  }

  /** A capability whose result nobody waits for: a failure is an event. Outside of calls nothing happens. */
  #act(task: (controls: CallControls) => Promise<unknown>): void {
    if (!this.call()) return
    this.controls()
      .then(task)
      .catch((exception: VoiceError) => this.#events.emit('error', problemEvent(exception)))
  }

  #volume(): number | undefined {
    const { volume } = this.#options
    return volume === undefined ? undefined : Math.min(1, Math.max(0, volume))
  }

  controls(): Promise<CallControls> {
    this.#controls ??= importControls().then(({ createControls }) =>
      createControls({
        call: () => this.call(),
        callState: () => (this.#isStarted() ? (this.#session?.mediaState() ?? 'new') : 'new'),
        messageLimit: () => this.#session?.messageLimit() ?? DEFAULT_MESSAGE_LIMIT,
        player: () => this.#session?.player() ?? null,
        onEnd: (callback) => void this.#atEnd.push(callback),
        outsideCall: (task) => this.#kit.outsideCall((transport) => task(transport.native() as DailyCall)),
      }),
    )
    return this.#controls
  }

  #runTools(message: unknown) {
    importTools().then(
      ({ runTools }) =>
        runTools(message, this.#tools, { send: (answer) => this.send(answer), report: reportListenerError }),
      reportListenerError,
    )
  }

  #isStarted(): boolean {
    return this.#session?.isActive() ?? false
  }

  #isEnding(): boolean {
    return this.#session?.state.phase === 'ending'
  }

  /** What the page asked for, as read; a mistake in it is an event too. */
  #checked<T>(read: () => T): T {
    try {
      return read()
    } catch (error) {
      this.#events.emit('error', problemEvent(error as VoiceError))
      throw error
    }
  }

  #progress(event: Omit<VapiEvents['call-start-progress'][0], 'timestamp'>) {
    this.#events.emit('call-start-progress', { ...event, timestamp: new Date().toISOString() })
  }

  async #run(
    start: StartKind,
    call: { body: ReturnType<typeof toWebCallBody> } | { existing: CreatedCall },
    { signals, timeouts }: { signals: (AbortSignal | undefined)[]; timeouts?: CallTimeouts },
  ): Promise<CreatedCall> {
    const replay = createReplay(this.#events, start)
    const over = new AbortController()
    const session = this.#kit.createSession(
      {
        call,
        muted: this.#options.muted,
        volume: this.#volume(),
        localLevels: () => this.#events.listenerCount('local-volume-level') > 0,
        timeouts,
      },
      (event) => {
        if (event.type === 'state' && event.state.phase === 'ending')
          for (const callback of this.#atEnd.splice(0)) callback()
        replay(event)
        if (event.type === 'over') over.abort()
        if (event.type === 'message' && event.fromAssistant && this.#tools.size > 0)
          this.#runTools(event.message)
      },
    )
    this.#session = session
    const stop = () => void session.stop()
    const started = session.start()
    for (const source of signals) {
      source?.addEventListener('abort', stop, { signal: over.signal })
      if (source?.aborted) stop()
    }
    return started
  }
}

const noTarget = () =>
  new ValidationError({
    field: 'assistant, squad or workflow',
    limit: 'given, at least one of them',
    received: 'none',
    message: 'Assistant or Squad or Workflow must be provided.',
  })

function readWebCall(webCall: unknown): CreatedCall {
  const url = typeof webCall === 'object' && webCall !== null && 'webCallUrl' in webCall && webCall.webCallUrl
  if (!url)
    throw new ValidationError({
      field: 'webCallUrl',
      limit: 'the address of a room',
      received: 'nothing',
      message: 'webCallUrl is required for reconnection.',
    })
  return readCreatedCall(webCall)
}

export type { StartOptions }

/** Before any call, on a call object of its own. */
export async function runNetworkTests(): Promise<NetworkTestResults> {
  return (await importNetworkTests()).runNetworkTests(createDailySource({}), pageSlot, describe)
}
