import { createVoiceError, toVoiceError, toWarning } from '../error-messages'
import { AbortedError, loadCode, withTexts, type VoiceError, type VoiceErrorCode } from '../errors'
import { copyOf, fieldsOf } from '../values'
import { settledWithin } from '../../timing/deadline'
import type { CallTools } from './call-tools'
import { createOutbox } from './outbox'
import type { CallMonitor, MonitorEvent, SessionPorts, Side, TakenCallLock } from './ports'
import { recordProgress } from './progress'
import { createRoom, type EndSignal, type Room, type RoomSignal } from './room'
import { createStart, type Connection } from './start'
import { transition, type CallOutcome, type CallSignal, type CallState } from './state'
import { createCallTranscript } from './call-transcript'
import { createVisitorMicrophone } from './visitor-microphone'
import { STOP_LIMIT_MS } from './timeouts'
import type { AudioSettings, SessionEvent, SessionOptions } from './types'
import { addMessage, DEFAULT_MESSAGE_LIMIT, type CallTransport } from './transport'
import type { JoinableCall } from './joinable-call'

/** One call, from its start to its end. It releases all that it has acquired, however the call ends, before it emits `closed`. */
export function createCallSession(
  options: SessionOptions,
  ports: SessionPorts,
  listener: (event: SessionEvent) => void,
) {
  const { clock } = ports
  const { muted, volume, speakerId } = options
  const audioSettings: AudioSettings = { muted, volume, speakerId }
  const abort = new AbortController()
  const outbox = createOutbox()
  const progress = recordProgress(clock)
  let { state } = options
  let callLock: TakenCallLock | undefined
  let connecting: Promise<Connection> | undefined
  let connection: Connection | undefined
  /** The transport, which may be loaded before the connection is complete. */
  let loadedTransport: CallTransport | undefined
  let room: Room | undefined
  /** Measures the joined call. Its values stay readable after the end. */
  let monitor: CallMonitor | undefined
  /** The page's tools in this call. Their code is loaded only if the page has registered one. */
  let tools: CallTools | undefined
  let callId: string | undefined
  let hasBegun = false
  let ending: Promise<void> | undefined
  let isClosed = false
  const isRunning = () => state.phase !== 'idle' && !ending
  const isReleased = () => state.phase === 'ended' || state.phase === 'failed'

  /** Emits with the app's texts. Nothing follows the end but `closed`, and no warning hides why the call ends. */
  function emit(event: SessionEvent) {
    const isLate = isReleased() || (ending && 'error' in event)
    if (isLate && event.type !== 'state' && event.type !== 'closed') return
    withTexts(errorOf(event), options.errorTexts?.())
    void reportThrown(() => listener(event))
  }
  const warn = (cause: unknown, code?: VoiceErrorCode) =>
    emit({ type: 'warning', error: toWarning(cause, code) })

  const context = { options, ports, audioSettings, progress, abort, emit, warn }
  const microphone = createVisitorMicrophone(context, isRunning)
  const transcript = createCallTranscript(context)
  const start = createStart({
    ...context,
    microphone,
    onTransport: (transport) => void (loadedTransport = transport),
    onCall(call) {
      callId = call.id
      apply({ type: 'web-call-created' })
      emit({ type: 'web-call', call })
    },
  })
  const messageLimit = () => loadedTransport?.messageLimit() ?? DEFAULT_MESSAGE_LIMIT
  const isEndedByPlatform = () => room?.platformEnd() !== undefined

  async function reportThrown(task: () => unknown) {
    try {
      await task()
    } catch (error) {
      ports.reportError(error)
    }
  }

  async function loadTools(): Promise<CallTools> {
    const { createCallTools, createToolRunner } = await loadCode(ports.loadTools())
    return (tools ??= createCallTools({
      runner: createToolRunner(options.tools, {
        clock,
        reportPageError: ports.reportError,
        onActivity: (run) => emit({ type: 'tool', run }),
      }),
      send: (message) => outbox.send(message, messageLimit()),
      isRunning: () => isRunning() && !isEndedByPlatform(),
      signal: abort.signal,
      reportProblem: warn,
    }))
  }

  function readToolCalls(message: unknown): (() => void) | undefined {
    if (tools || options.tools.size === 0) return tools?.read(message)
    // The page has registered its first tool during the call. While the code loads, listeners may change the message.
    const copy = copyOf(message)
    return () =>
      void loadTools()
        .then((loaded) => loaded.read(copy)())
        .catch(warn)
  }

  function apply(signal: CallSignal): boolean {
    const next = transition(state, signal)
    if (next === state) return false
    state = next
    emit({ type: 'state', state })
    return true
  }

  function onRoomSignal(signal: RoomSignal): void {
    if (signal.type === 'listening') listening()
    else if (signal.type === 'end' || signal.type === 'fail') void end(signal)
    else apply(signal)
  }

  function onMonitorEvent(event: MonitorEvent): void {
    emit(event)
    if (event.type !== 'interruption' || ending) return
    if (!event.active) void room?.audio.resume()
    else if (event.interruption === 'microphone-gone') microphone.lost()
  }

  /** The start does not wait for this. If the code cannot be loaded, the call continues without a monitor. */
  async function startMonitor(joined: Room, { transport }: Connection) {
    try {
      const monitorCall = await ports.loadMonitor()
      if (ending) return
      const monitored = { clock, progress, transport, microphone, room: joined, audioSettings }
      monitor = monitorCall(monitored, onMonitorEvent)
      // A listener of the monitor's first event may have stopped the call.
      if (abort.signal.aborted) monitor.stop()
    } catch (error) {
      ports.debug('The call goes on without metrics:', error)
    }
  }

  function stopMonitor() {
    monitor?.stop()
    const measured = monitor?.metrics()
    if (measured && hasBegun) emit({ type: 'metrics', metrics: measured })
  }

  /** Emits `started` once: when everything is set up, or when the assistant listens before that. */
  function succeed(call: JoinableCall) {
    if (hasBegun) return
    hasBegun = true
    emit({ type: 'started', call, durationMs: clock.now() - progress.startedAt() })
  }

  function listening() {
    // A listener of `state` may have stopped the call.
    if (!apply({ type: 'listening' }) || ending || !room || !connection) return
    progress.listening()
    succeed(connection.call)
    if (abort.signal.aborted) return
    room.listening()
    const limit = connection.transport.messageLimit()
    for (const error of outbox.open(connection.transport, options.history?.(limit) ?? [])) warn(error)
    emit({ type: 'listening' })
  }

  async function takeCallLock() {
    const problem = ports.pageProblem()
    if (problem) throw createVoiceError({ code: problem, stage: 'initialization' })
    const taken = await ports.callLock.take(abort.signal)
    // The start may have been stopped while another call was ending.
    if (ending) taken.release()
    else callLock = taken
  }

  /** Enters the next phase of the start. Throws if the start was stopped, also by a listener of `state`. */
  function advance(signal: CallSignal) {
    apply(signal)
    abort.signal.throwIfAborted()
  }

  async function begin(): Promise<JoinableCall> {
    await start.runStage({ stage: 'initialization', run: takeCallLock })
    // If a listener of the report has stopped the call, do not ask the visitor for the microphone.
    abort.signal.throwIfAborted()
    const codeLoaded = Promise.all([options.tools.size > 0 && loadTools(), transcript.loadIfRead()])
    connecting = start.connect(codeLoaded)
    connection = await connecting
    const { call, transport } = connection
    advance({ type: 'media-ready' })
    const tracksChanged = () => monitor?.refresh()
    room = createRoom(
      { ...context, ...connection, microphone, transcript, readToolCalls, tracksChanged },
      onRoomSignal,
    )
    await start.join(connection)
    advance({ type: 'joined' })
    progress.joined()
    // The visitor may have muted or unmuted while we were joining.
    transport.setMicrophoneEnabled(!audioSettings.muted)
    room.joined()
    void startMonitor(room, connection)
    await start.setUp(connection, room)
    return call
  }

  async function end(signal: EndSignal): Promise<void> {
    if (!ending && state.phase !== 'idle') {
      let settle = (_released: Promise<void>) => {}
      // Before the state changes, so that a listener that calls `stop()` waits for the same release.
      ending = new Promise((resolve) => (settle = resolve))
      apply(signal)
      progress.ended()
      abort.abort(signal.type === 'fail' ? signal.error : new AbortedError(progress.stage()))
      outbox.close()
      settle(finish())
    }
    await ending
  }

  async function finish() {
    callLock?.ending()
    const endedByPlatform = isEndedByPlatform()
    try {
      await settledWithin(release(), { clock, limitMs: STOP_LIMIT_MS })
    } finally {
      callLock?.release()
      apply({ type: 'disposed' })
    }
    const outcome = state as CallOutcome
    emit({
      type: 'closed',
      ending: {
        outcome,
        began: hasBegun,
        stage: progress.stage(),
        durationMs: clock.now() - progress.startedAt(),
        endedByPlatform,
      },
    })
    isClosed = true
  }

  /** Closes the room first, so that sound, messages and timers stop before we release the transport. */
  async function release() {
    const leftCleanly = state.phase === 'ending' && state.outcome.phase === 'ended' && !state.outcome.error
    void reportThrown(stopMonitor)
    void reportThrown(() => room?.close())
    void reportThrown(microphone.release)
    // If connecting has not finished, `connect` itself releases what it has acquired.
    const made = connection ?? (await connecting?.catch(() => undefined))
    if (made) await reportThrown(() => ports.transports.release(made.transport, leftCleanly))
  }

  const stop = () => end(room?.platformEnd() ?? { type: 'end', reason: 'customer' })

  function send(message: unknown) {
    // Sent at once, because the platform also ends a call before the assistant listens.
    const isEndCall = fieldsOf(message).type === 'end-call'
    if (isEndCall && progress.isJoined() && isRunning()) room?.sendNow(JSON.stringify(message))
    else outbox.send(message)
  }

  return {
    get state(): CallState {
      return state
    },
    isActive: () => state.phase !== 'idle' && !isReleased(),
    isRunning,
    isClosed: () => isClosed,
    callId: () => callId,
    /** Resolves when the room is joined and set up. Rejects with a `VoiceError` after everything is released. */
    async start(): Promise<JoinableCall> {
      // First, because an app in JavaScript may pass anything as a signal, and this then rejects the start.
      options.signal?.addEventListener('abort', stop, abort)
      apply({ type: 'start' })
      progress.started()
      ports.onPageKept(stop, abort)
      if (options.signal?.aborted) void stop()
      try {
        const call = await begin()
        abort.signal.throwIfAborted()
        succeed(call)
        // After a reconnect, the assistant already listens.
        if (options.existing) listening()
        // A listener may have stopped the call.
        abort.signal.throwIfAborted()
        return call
      } catch (cause) {
        const error = toVoiceError(cause, { stage: progress.stage() })
        await end(error.code === 'aborted' ? { type: 'end', reason: 'customer' } : { type: 'fail', error })
        throw error
      }
    },
    stop,
    send,
    sendText(content: string) {
      // The line is shown at once, so a text that is too long must be refused now and not when it is sent.
      outbox.send(addMessage('user', content, true), messageLimit())
      transcript.addTyped(content)
    },

    addContext: (content: string) => send(addMessage('system', content)),

    setMuted(muted: boolean) {
      microphone.setMuted(muted)
      if (loadedTransport?.callState() === 'joined') loadedTransport.setMicrophoneEnabled(!muted)
    },

    hasMicrophone: microphone.hasMicrophone,
    setMicrophone: microphone.choose,
    /** Sends a track made from the microphone. If that fails, rejects and keeps sending the microphone. */
    processMicrophone: microphone.process,
    setVolume(volume: number) {
      audioSettings.volume = volume
      room?.audio.setVolume(volume)
    },

    async setSpeaker(deviceId: string): Promise<void> {
      await room?.audio.setSpeaker(deviceId)
      audioSettings.speakerId = deviceId
    },

    resumeAudio: async () => room?.audio.resume(),

    // Each is undefined before the room exists.
    isUserSpeaking: () => room?.isUserSpeaking(),
    player: () => room?.audio.player(),
    audioTracks: () => room?.audioTracks(),
    frequencies: (side: Side) => monitor?.frequencies(side),
    /** Delays and network quality; undefined until they are measured, final after the end. */
    metrics: () => monitor?.metrics(),
    transport: () => loadedTransport,
    durationMs: progress.durationMs,
  }
}

function errorOf(event: SessionEvent): VoiceError | undefined {
  if ('error' in event) return event.error
  return event.type === 'state' && event.state.phase === 'ending' ? event.state.outcome.error : undefined
}
