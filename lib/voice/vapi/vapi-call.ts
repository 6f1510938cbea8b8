import { systemClock } from '../../timing/clock'
import { activeCallLock } from '../browser/active-call-lock'
import { isToken } from '../web-call-port'
import { createSessionFactory } from '../session-factory'
import type { SessionFactory, SessionRequest } from '../session-factory'
import type { CallControls } from '../controls/controls'
import { createDailyTransportPool } from '../daily/transport-pool'
import type { DailyCall } from '../daily/types'
import { createVoiceError } from '../error-messages'
import { MisuseError, ValidationError, VoiceError } from '../errors'
import type { LoadError } from '../errors'
import { reportError } from '../browser/environment'
import { loadCode } from '../load-code'
import { isActive, isRunning } from '../session/phases'
import type { CallState } from '../session/state'
import { DEFAULT_MESSAGE_LIMIT, readTimeouts } from '../session/timeouts'
import type { CallSession, SessionEvent } from '../session/types'
import { readJoinableCall, readRoomUrl } from '../session/joinable-call'
import type { JoinableCall } from '../session/joinable-call'
import { emitFailedStart } from './error-events'
import { adaptEvents, problemEvent } from './event-adapter'
import type { VapiEmitter } from './events'
import type { ClientMessage } from '../messages'
import type { NetworkTestResults } from './network-tests'
import { mediaSettings } from './settings'
import type { VapiSettings } from './settings'
import { hasTarget } from '../start-options'
import type { StartOptions } from '../start-options'
import type { Call, ReconnectableCall, StartDescription } from './start-arguments'
import type { ToolMap } from '../tools/client-tool'

/** At module level, so that a bundler gives the code that few calls need a file of its own. */
const importControls = () => import('../controls/media-controls')
const importNetworkTests = () => import('./network-tests')

/** What `Vapi` and `VapiCall` share; all of it outlives a call. */
export interface SharedState {
  /** Where the call is. Set by the class while the code of a call loads, then by the newest session. */
  state: CallState
  /** Whether the visitor is muted, or would begin the next call muted. Changed by `noteMuted` alone. */
  muted: boolean
  /** Sets `muted` and emits `mute-change`, without a command to a call. */
  readonly noteMuted: (muted: boolean) => void
  /** Playback volume, 0 to 1; undefined until it is set. */
  volume: number | undefined
  /** The chosen loudspeaker; undefined until one is. */
  speakerId: string | undefined
  readonly tools: ToolMap
}

/** Events that need the visitor's level, which costs an audio context. */
const LOCAL_LEVEL_EVENTS = ['local-volume-level', 'user-speech-start', 'user-speech-end'] as const

/** The part of `Vapi` that is loaded on demand: runs the instance's calls, one after another. */
export class VapiCall {
  /** The platform's id of the newest call; kept after its end. */
  callId: string | null = null
  isUserSpeaking = false
  readonly #host: VapiEmitter
  readonly #shared: SharedState
  readonly #token: string
  readonly #sessions: SessionFactory
  /** The newest session; over when no call is running. */
  session: CallSession | undefined
  #controls: Promise<CallControls> | undefined
  readonly #atEnd: (() => void)[] = []
  #isEnding = false

  constructor(settings: VapiSettings, shared: SharedState, host: VapiEmitter) {
    const { apiToken, apiBaseUrl, dailyCallConfig, dailyCallObject, options } = settings
    this.#host = host
    this.#shared = shared
    this.#token = apiToken
    this.#sessions = createSessionFactory({
      token: apiToken,
      baseUrl: apiBaseUrl ?? undefined,
      platform: options?.platform,
      tools: shared.tools,
      media: mediaSettings(dailyCallConfig, dailyCallObject),
    })
  }

  /** Resolves with null when a call is running already. */
  async startOrThrow(options: StartOptions, start: StartDescription): Promise<Call | null> {
    this.#checked(() => {
      if (!hasTarget(options)) throw noTarget()
      readTimeouts(options.timeouts)
    })
    if (this.#active()) {
      this.#host.emit('call-start-progress', {
        stage: 'validation',
        status: 'failed',
        metadata: { reason: 'already-started' },
        timestamp: systemClock.timestamp(),
      })
      return null
    }
    if (!isToken(this.#token)) {
      const error = noToken()
      emitFailedStart(this.#host, error, start, 0)
      throw error
    }
    const created = await this.#run(start, { target: options }, options.signal)
    return created.raw as Call
  }

  /** Joins the room of a call that is running on the platform. */
  async reconnect(webCall: ReconnectableCall | Call, start: StartDescription): Promise<void> {
    if (this.#active())
      throw new MisuseError('Cannot reconnect while a call is already in progress. Call stop() first.')
    await this.#run(start, { existing: readReconnectableCall(webCall) })
  }

  async stop(): Promise<void> {
    await this.session?.stop()
  }

  prewarm(): Promise<void> {
    return this.#sessions.prewarm()
  }

  /** Frees what is kept between calls. The running call is stopped before. */
  dispose(): Promise<void> {
    return this.#sessions.dispose()
  }

  /** With no call, and while one is ending, nothing is sent, as in the official SDK. */
  send(message: ClientMessage): void {
    if (this.session && isRunning(this.session.state)) this.session.send(message)
  }

  /** As `send`, for messages whose senders are not waiting. */
  sendOrReport(messages: readonly ClientMessage[]): void {
    for (const message of messages)
      try {
        this.send(message)
      } catch (error) {
        this.reportProblem(error)
      }
  }

  /** For this call and later ones. */
  async setSpeaker(deviceId: string): Promise<void> {
    await this.#active()?.setSpeaker(deviceId)
    this.#shared.speakerId = deviceId
  }

  /** In a page it is the element of `pageAudioOutput`; a platform of a test offers what the app uses of one. */
  player(): HTMLAudioElement | null {
    return (this.session?.player() ?? null) as HTMLAudioElement | null
  }

  /** The media library's call object while a call has one, for use inside the library. */
  callObject(): DailyCall | null {
    return (this.#active()?.transport()?.callObject() ?? null) as DailyCall | null
  }

  /** The same for the page, after which the call object is not reused for another call. */
  lendCallObject(): DailyCall | null {
    return (this.#active()?.transport()?.lendCallObject() ?? null) as DailyCall | null
  }

  /** The code of `vapi.controls`, loaded with the first use. */
  controls(): Promise<CallControls> {
    return (this.#controls ??= loadCode(importControls()).then(
      ({ createMediaControls }) =>
        createMediaControls({
          call: () => this.callObject(),
          callState: () => this.#active()?.transport()?.callState() ?? 'new',
          messageLimit: () => this.session?.transport()?.messageLimit() ?? DEFAULT_MESSAGE_LIMIT,
          reportProblem: this.reportProblem,
          session: () => this.#active(),
          setSpeaker: (id) => this.setSpeaker(id),
          onEnd: (callback) => void this.#atEnd.push(callback),
          transports: this.#sessions.transports,
          callLock: activeCallLock,
        }),
      ({ cause }: LoadError) => {
        this.#controls = undefined
        throw createVoiceError({ code: 'media-load', stage: 'live', fatal: false, cause })
      },
    ))
  }

  /** Emits a failure that no caller waits for. */
  readonly reportProblem = (error: unknown): void => {
    if (error instanceof VoiceError) this.#host.emit('error', problemEvent(error))
    else reportError(error)
  }

  /** True from the start of a call until everything is released. */
  isActive(): boolean {
    return this.#active() !== undefined
  }

  /** The session while a call is running. */
  #active(): CallSession | undefined {
    return this.session && isActive(this.session.state) ? this.session : undefined
  }

  /** Whether a call is ending; true until its last event has been emitted, so that the next call begins after it. */
  isEnding(): boolean {
    return this.#isEnding
  }

  /** A value that is not allowed is an `error` event too. */
  #checked(check: () => void): void {
    try {
      check()
    } catch (error) {
      this.reportProblem(error)
      throw error
    }
  }

  #run(
    start: StartDescription,
    request: Pick<SessionRequest, 'target' | 'existing'>,
    signal?: AbortSignal,
  ): Promise<JoinableCall> {
    const { muted, volume, speakerId } = this.#shared
    const adapt = adaptEvents(this.#host, start)
    const stop = () => void session.stop()
    const onEvent = (event: SessionEvent) => {
      const isEmitted = isRequesting(event) && this.#shared.state.phase === 'requesting'
      this.#observe(event)
      if (!isEmitted) adapt(event)
      if (event.type !== 'over') return
      signal?.removeEventListener('abort', stop)
      this.#isEnding = false
    }
    const session = this.#sessions.createSession(
      {
        ...request,
        muted,
        volume,
        microphoneId: undefined,
        speakerId,
        localLevels: () => LOCAL_LEVEL_EVENTS.some((event) => this.#host.listenerCount(event) > 0),
      },
      onEvent,
    )
    this.session = session
    this.callId = null
    const started = session.start()
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
    return started
  }

  /** What the instance itself learns from its session, before the page does. */
  #observe(event: SessionEvent): void {
    switch (event.type) {
      case 'state':
        this.#shared.state = event.state
        if (event.state.phase !== 'ending') return
        this.#isEnding = true
        for (const callback of this.#atEnd.splice(0)) callback()
        return
      case 'web-call':
        this.callId = event.call.id ?? null
        return
      case 'muted':
        return this.#shared.noteMuted(event.muted)
      case 'user-speech':
        this.isUserSpeaking = event.speaking
        return
      case 'over':
        this.isUserSpeaking = false
    }
  }
}

/** The first state of a call, which the class has emitted if it had to load the code of a call. */
const isRequesting = (event: SessionEvent) => event.type === 'state' && event.state.phase === 'requesting'

/** Before any call, on a call object of its own. */
export async function runNetworkTests(): Promise<NetworkTestResults> {
  const transports = createDailyTransportPool({})
  return (await loadCode(importNetworkTests())).runNetworkTests({ transports, callLock: activeCallLock })
}

const noTarget = () =>
  new ValidationError({
    field: 'assistant, squad or workflow',
    limit: 'given, at least one of them',
    received: 'nothing',
    message: 'Assistant or Squad or Workflow must be provided.',
  })

const noToken = () => createVoiceError({ code: 'not-configured', stage: 'input-validation' })

/** The call to join again, as the platform or the page's own server gave it. */
function readReconnectableCall(webCall: unknown): JoinableCall {
  if (readRoomUrl(webCall) !== undefined) return readJoinableCall(webCall)
  const limit = 'the http(s) address of a room'
  const message = `webCallUrl is required for reconnection. It must be ${limit}.`
  throw new ValidationError({ field: 'webCallUrl', limit, received: 'no such address', message })
}
