import type { CallControls } from '../controls/types'
import { createCallKit } from '../engine/call-kit'
import type { DailyCall, DailyVideoSendSettings } from '../daily/types'
import type { Emitter } from '../emitter'
import { MisuseError, ValidationError, VoiceError } from '../errors'
import { explain } from '../explain'
import { reportListenerError } from '../report'
import { systemClock } from '../session/clock'
import type { CallSession } from '../session/types'
import { DEFAULT_MESSAGE_LIMIT, readTimeouts } from '../session/timeouts'
import type { CallTimeouts } from '../session/timeouts'
import type { ToolMap } from '../tools'
import { createDailySource } from '../daily/source'
import { pageSlot } from '../session/page-slot'
import type { NetworkTestResults } from './network-tests'
import { noTarget, readWebCall } from './needed'
import type { CreatedCall } from '../session/web-call'
import type { CallMethods } from './call-methods'
import type { ClientMessage } from './client-messages'
import type { VapiEvents } from './events'
import { createReplay, plainFailureEvents } from './replay'
import type { FailureEvents } from './replay'
import type { StartKind } from './start-events'
import type { VapiMessage } from './platform-messages'
import { targetsOf, toStartOptions, toWebCallBody } from './start-request'
import type { Call, StartArguments } from './start-request'
import { mediaSettings } from './settings'
import type { VapiArguments } from './settings'

/** At module level, so that a bundler gives what few calls need files of their own. */
const importControls = () => import('../controls/controls')
const importNetworkTests = () => import('./network-tests')
const importFailureEvents = () => import('./failure-events')
const importTools = () => import('../tools')

/** What an instance knows before its engine is there; read at each start. */
export interface VapiMemory {
  /** To the constructor. */
  given: VapiArguments
  muted: boolean
  /** Undefined until it is set. */
  volume?: number
  tools: ToolMap
}

/** The lazily loaded half of the drop-in class: replays a session as the official SDK's events. */
export interface VapiEngine extends CallMethods {
  /** Resolves with null when it fails, but for a mistake of the page, or when a call goes on already. */
  start(args: StartArguments): Promise<Call | null>
  startOrThrow(args: StartArguments): Promise<Call | null>
  reconnect(webCall: unknown): Promise<void>
  stop(): Promise<void>
  prewarm(): Promise<void>
  dispose(): Promise<void>
  /** Outside of a call there is nobody to send to, and as in the official SDK nothing happens. */
  send(message: ClientMessage): void
  say(...what: Say): void
  end(): void
  /** The call that goes on takes over what the instance remembers. */
  remember(): void
  /** Calls one of the controls, which are loaded with the first. */
  control(name: keyof CallControls, args: unknown[]): Promise<unknown>
}

/** What is said, and the official SDK's flags. */
export type Say = [
  message: string,
  endCallAfterSpoken?: boolean,
  interruptionsEnabled?: boolean,
  interruptAssistantEnabled?: boolean,
]

export function createEngine(events: Emitter<VapiEvents>, memory: VapiMemory): VapiEngine {
  const [token, baseUrl, config, object, options] = memory.given
  let failures: FailureEvents = plainFailureEvents
  const fetchWords = async () => {
    const code = await importFailureEvents()
    failures = code
    return code
  }
  const kit = createCallKit({
    token,
    baseUrl,
    platform: options?.platform,
    media: mediaSettings(config, object),
    fetchWords,
  })
  let loadingControls: Promise<CallControls> | undefined
  /** The newest session; over when no call goes on. */
  let session: CallSession | undefined
  const atEnd: (() => void)[] = []

  /** The session while a call goes on. */
  const active = () => (session?.isActive() ? session : undefined)
  const call = () => (active()?.native() ?? null) as DailyCall | null
  const volume = () => {
    const { volume: wanted } = memory
    return wanted === undefined ? undefined : Math.min(1, Math.max(0, wanted))
  }

  const needCall = () => {
    if (!call()) throw new MisuseError('Call object is not available.')
  }

  const controls = () =>
    (loadingControls ??= importControls().then(({ createControls }) =>
      createControls(
        {
          call,
          callState: () => active()?.mediaState() ?? 'new',
          messageLimit: () => session?.messageLimit() ?? DEFAULT_MESSAGE_LIMIT,
          player: () => session?.player() ?? null,
          onEnd: (callback) => void atEnd.push(callback),
          transports: kit.transports,
          slot: pageSlot,
        },
        { MisuseError, ValidationError, VoiceError },
      ),
    ))

  async function control(name: keyof CallControls, args: unknown[]): Promise<unknown> {
    const method = (await controls())[name] as (...given: unknown[]) => Promise<unknown>
    return method(...args)
  }

  const inCall =
    (name: keyof CallControls) =>
    async (...args: unknown[]): Promise<void> => {
      needCall()
      await control(name, args)
    }

  async function tellProblem(exception: VoiceError) {
    await explain(exception, systemClock, fetchWords)
    events.emit('error', failures.problemEvent(exception))
  }

  /** A capability whose result nobody waits for: a failure is an event. Outside of calls nothing happens. */
  function act(name: keyof CallControls, argument: unknown): void {
    if (call()) control(name, [argument]).catch(tellProblem)
  }

  function runTools(message: unknown) {
    importTools()
      .then((code) => code.runTools(message, memory.tools, { send, report: reportListenerError }))
      .catch(reportListenerError)
  }

  const isEnding = () => session?.state.phase === 'ending'

  function send(message: unknown): void {
    if (!isEnding()) active()?.send(message)
  }

  async function run(
    start: StartKind,
    wanted: { body: ReturnType<typeof toWebCallBody> } | { existing: CreatedCall },
    { signal, timeouts }: { signal?: AbortSignal | undefined; timeouts?: CallTimeouts } = {},
  ): Promise<CreatedCall> {
    const replay = createReplay(events, start, () => failures)
    const over = new AbortController()
    const own = kit.createSession(
      {
        call: wanted,
        muted: memory.muted,
        volume: volume(),
        onMessage(message, fromAssistant) {
          events.emit('message', message as VapiMessage)
          if (fromAssistant && memory.tools.size > 0) runTools(message)
        },
        localLevels: () => events.listenerCount('local-volume-level') > 0,
        timeouts,
      },
      (event) => {
        if (event.type === 'state' && event.state.phase === 'ending')
          for (const callback of atEnd.splice(0)) callback()
        replay(event)
        if (event.type === 'over') over.abort()
      },
    )
    session = own
    const stop = () => void own.stop()
    const started = own.start()
    signal?.addEventListener('abort', stop, { signal: over.signal })
    if (signal?.aborted) stop()
    return started
  }

  async function startOrThrow(args: StartArguments): Promise<Call | null> {
    const wanted = toStartOptions(args)
    const targets = targetsOf(wanted)
    let timeouts: CallTimeouts
    try {
      if (!Object.values(targets).includes(true)) throw noTarget()
      timeouts = readTimeouts(wanted.timeouts)
    } catch (error) {
      // A mistake of the page is an event too.
      await tellProblem(error as VoiceError)
      throw error
    }
    // A call that is being hung up ends, with its events, before the next begins.
    if (isEnding()) await session?.stop()
    if (active()) {
      events.emit('call-start-progress', {
        stage: 'validation',
        status: 'failed',
        metadata: { reason: 'already-started' },
        timestamp: systemClock.timestamp(),
      })
      return null
    }
    const { signal } = wanted
    const body = toWebCallBody(wanted)
    const created = await run({ isReconnect: false, about: targets }, { body }, { signal, timeouts })
    return created.raw as Call
  }

  return {
    async start(args) {
      try {
        return await startOrThrow(args)
      } catch (error) {
        // As in the official SDK, only a mistake of the page is thrown.
        if ((error as VoiceError).code === 'validation') throw error
        return null
      }
    },
    startOrThrow,
    async reconnect(webCall) {
      if (isEnding()) await session?.stop()
      if (active())
        throw new MisuseError('Cannot reconnect while a call is already in progress. Call stop() first.')
      const existing = readWebCall(webCall)
      const { id = 'unknown', videoRecording, voiceProvider = 'unknown' } = existing
      const about = { callId: id, hasVideoRecording: videoRecording, voiceProvider }
      await run({ isReconnect: true, about }, { existing })
    },
    async stop() {
      await session?.stop()
    },
    prewarm: kit.prewarm,
    dispose: kit.dispose,
    send,
    say: (message, endCallAfterSpoken, interruptionsEnabled = false, interruptAssistantEnabled = false) =>
      send({ type: 'say', message, endCallAfterSpoken, interruptionsEnabled, interruptAssistantEnabled }),
    end: () => send({ type: 'end-call' }),
    remember() {
      const loudness = volume()
      session?.setMuted(memory.muted)
      if (loudness !== undefined) session?.setVolume(loudness)
    },
    control,

    // Handed to the page: its listeners must not meet the next call.
    getDailyCallObject: () => (active()?.share() ?? null) as DailyCall | null,
    getAudioPlayer: () => session?.player() ?? null,
    resumeAudio: async () => session?.resumeAudio(),
    durationMs: () => session?.durationMs() ?? 0,
    startRecording() {
      needCall()
      session?.startRecording()
    },
    stopRecording: () => session?.stopRecording(),
    startScreenSharing: (
      displayMediaOptions?: DisplayMediaStreamOptions,
      screenVideoSendSettings?: DailyVideoSendSettings,
    ) =>
      act('startScreenShare', {
        ...(displayMediaOptions && { displayMediaOptions }),
        ...(screenVideoSendSettings && { screenVideoSendSettings }),
      }),
    stopScreenSharing: () => call()?.stopScreenShare(),
    setOutputDeviceAsync: (device) => act('setOutputDevice', device),
    increaseMicLevel: inCall('setMicrophoneGain'),
    setInputDevicesAsync: inCall('setInputDevices'),
    startLocalAudioLevelObserver: inCall('startLocalLevels'),
    stopLocalAudioLevelObserver: () => call()?.stopLocalAudioLevelObserver(),
    isLocalAudioLevelObserverRunning: () => call()?.isLocalAudioLevelObserverRunning() ?? false,
    getLocalAudioLevel: () => call()?.getLocalAudioLevel() ?? 0,
  }
}

/** Before any call, on a call object of its own. */
export async function runNetworkTests(): Promise<NetworkTestResults> {
  return (await importNetworkTests()).runNetworkTests({ transports: createDailySource({}), slot: pageSlot })
}
