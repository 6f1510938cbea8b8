import { AbortedError, MisuseError, VoiceError } from '../errors'
import type { CallStage } from '../errors'
import { explain } from '../explain'
import { transition } from '../state'
import type { CallSignal, CallState } from '../state'
import type { CallTransport } from '../transport'
import { race } from './clock'
import { connect } from './connect'
import { createDisposers } from './disposers'
import type { SlotHold } from './page-slot'
import { NO_CALL } from './outbox'
import { createRoom } from './room'
import type { Room } from './room'
import { createStageRunner } from './stage-runner'
import { DEFAULT_MESSAGE_LIMIT, STOP_LIMIT_MS } from './timeouts'
import type { CallSession, SessionEvent, SessionOptions, SessionPorts } from './types'

/**
 * One call, from one start to its end. It owns everything that the start takes and gives all of it back on
 * every way out; nothing of it outlives the `over` event.
 */
export function createCallSession(
  options: SessionOptions,
  ports: SessionPorts,
  listener: (event: SessionEvent) => void,
): CallSession {
  const { clock } = ports
  const disposers = createDisposers()
  const abort = new AbortController()
  const settings = { ...options }
  const waiting: ((room: Room) => void)[] = []
  let state: CallState = { phase: 'idle' }
  let stage: CallStage = 'initialization'
  let hold: SlotHold | undefined
  let room: Room | undefined
  let transport: CallTransport | undefined
  let startedAt = 0
  let liveSince: number | undefined
  let liveUntil: number | undefined
  let began = false
  let ending: Promise<void> | undefined
  let told: Promise<unknown> = Promise.resolve()

  let isOver = false
  const isActive = () => state.phase !== 'idle' && !isOver

  const emit = (event: SessionEvent) => {
    if (!isOver) listener(event)
  }

  /** Puts a failure into words, and then tells of it; the end waits for that. */
  function tell(error: VoiceError, event?: SessionEvent) {
    const explained = explain(error, clock, ports.fetchWords)
    told = Promise.all([told, explained]).then(() => event && emit(event))
  }

  function apply(signal: CallSignal): boolean {
    const next = transition(state, signal)
    if (next === state) return false
    state = next
    isOver = state.phase === 'ended' || state.phase === 'failed'
    listener({ type: 'state', state })
    return true
  }

  function end(signal: Extract<CallSignal, { type: 'end' | 'fail' }>): Promise<void> {
    if (apply(signal)) {
      if (signal.error) tell(signal.error)
      liveUntil = clock.now()
      abort.abort(signal.type === 'fail' ? signal.error : new AbortedError(stage))
      ending = finish()
    }
    return ending ?? Promise.resolve()
  }

  async function finish() {
    hold?.ending()
    const done = Promise.all([disposers.dispose(), told])
    await race(done, { clock, limitMs: STOP_LIMIT_MS }, () => undefined)
    hold?.release()
    apply({ type: 'disposed' })
    if (state.phase !== 'ended' && state.phase !== 'failed') return
    listener({
      type: 'over',
      ending: {
        outcome: state,
        began,
        stage,
        error: state.error,
        durationMs: clock.now() - startedAt,
        announced: room?.farewell() !== undefined,
      },
    })
  }

  const problem = (error: VoiceError) => tell(error, { type: 'problem', error })

  function opened(loaded: CallTransport) {
    transport = loaded
    room = createRoom({
      options: settings,
      ports,
      transport: loaded,
      emit,
      tell,
      apply,
      end: (signal) => void end(signal),
      toError: ({ code, message, cause }, fatal) => new VoiceError({ code, message, cause, stage, fatal }),
      listening,
      elapsedMs: () => clock.now() - startedAt,
    })
    for (const send of waiting.splice(0)) send(room)
  }

  function listening() {
    if (!apply({ type: 'listening' })) return
    liveSince ??= clock.now()
    began = true
    stage = 'live'
    room?.listening()
    emit({ type: 'listening' })
  }

  function held(taken: SlotHold) {
    hold = taken
    // Taken too late: the start was stopped while another call was ending.
    if (ending) void ending.then(taken.release)
  }

  function joined() {
    apply({ type: 'joined' })
    stage = 'listening'
    // The visitor may have muted, or unmuted, while we were joining.
    transport?.setMicrophoneEnabled(!settings.muted)
    room?.joined()
  }

  const runStage = createStageRunner({
    clock,
    fetchWords: ports.fetchWords,
    signal: abort.signal,
    report(report) {
      if (report.status === 'started' && state.phase !== 'live') stage = report.stage
      emit({ type: 'stage', report })
    },
  })

  /** Runs first on the way out: what is heard, sent and timed stops before anything is taken down. */
  function release() {
    room?.close()
    if (!transport) return undefined
    const inGoodOrder = state.phase === 'ending' && state.outcome.phase === 'ended' && !state.outcome.error
    return ports.transports.release(transport, inGoodOrder)
  }

  function withRoom(send: (room: Room) => void) {
    if (room) send(room)
    else if (isActive() && state.phase !== 'ending') waiting.push(send)
    else throw new MisuseError(NO_CALL)
  }

  return {
    get state() {
      return state
    },

    isActive,

    async start() {
      if (!apply({ type: 'start' })) throw new MisuseError('A session starts only once.', 'initialization')
      startedAt = clock.now()
      disposers.add(release)
      try {
        const call = await connect({
          options: settings,
          ports,
          abort,
          disposers,
          runStage,
          emit,
          apply,
          isMuted: () => settings.muted,
          held,
          opened,
          joining: (created) => room?.joining(created),
          joined,
          record: () => room?.record(),
          problem,
        })
        began = true
        // Back in a room where the assistant has listened all along.
        if (options.existing) listening()
        emit({ type: 'started', call, durationMs: clock.now() - startedAt })
        return call
      } catch (cause) {
        const error = toVoiceError(cause, stage)
        await end(error.code === 'aborted' ? { type: 'end', reason: 'customer' } : { type: 'fail', error })
        throw error
      }
    },

    stop() {
      return end({ type: 'end', ...(room?.farewell() ?? { reason: 'customer' }) })
    },

    send: (message) => withRoom((open) => open.send(message)),
    sendText: (text) => withRoom((open) => open.sendText(text)),

    setMuted(muted) {
      settings.muted = muted
      if (transport?.callState() === 'joined') transport.setMicrophoneEnabled(!muted)
    },

    setVolume(volume) {
      settings.volume = volume
      room?.setVolume(volume)
    },

    async resumeAudio() {
      await room?.resumeAudio()
    },

    startRecording: () => transport?.startRecording(),
    stopRecording: () => transport?.stopRecording(),
    player: () => room?.player() ?? null,
    native: () => transport?.native() ?? null,
    share: () => transport?.share() ?? null,

    mediaState: () => transport?.callState() ?? 'new',
    messageLimit: () => transport?.messageLimit() ?? DEFAULT_MESSAGE_LIMIT,

    durationMs() {
      return liveSince === undefined ? 0 : (liveUntil ?? clock.now()) - liveSince
    },
  }
}

function toVoiceError(cause: unknown, stage: CallStage): VoiceError {
  if (cause instanceof VoiceError) return cause
  return new VoiceError({ code: 'internal', stage, cause })
}
