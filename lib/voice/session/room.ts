import { VoiceError } from '../errors'
import type { CallSignal, EndReason } from '../state'
import type { CallTransport, Participant, TransportEvent, TransportFailure } from '../transport'
import { ASSISTANT_NAME } from './assistant-name'
import { createAssistantAudio } from './assistant-audio'
import { createAssistantWatch } from './assistant-watch'
import { createConnectionWatch } from './connection-watch'
import { reasonOf } from './end-reason'
import { createInbox } from './inbox'
import { createOutbox, sendLimited } from './outbox'
import { createRecording } from './recording'
import { createSpeechDetector } from './speech'
import type { SessionEvent, SessionOptions, SessionPorts } from './types'
import type { CreatedCall } from './web-call'

export interface RoomContext {
  options: SessionOptions
  ports: SessionPorts
  transport: CallTransport
  emit(event: SessionEvent): void
  /** Tells of a failure, once it has been put into words. */
  tell(error: VoiceError, event: SessionEvent): void
  apply(signal: CallSignal): boolean
  end(signal: Extract<CallSignal, { type: 'end' | 'fail' }>): void
  /** The library's error for a failure of the transport, with the stage in which it struck. */
  toError(failure: TransportFailure, fatal: boolean): VoiceError
  listening(): void
  /** Milliseconds since the conversation began. */
  elapsedMs(): number
}

export interface Room {
  joining(call: CreatedCall): void
  /** From now on the assistant's time runs, and whoever is there already is taken in. */
  joined(): void
  listening(): void
  send(message: unknown): void
  sendText(text: string): void
  /** Asks for the recording that the platform wants, which an event confirms. */
  record(): void
  setVolume(volume: number): void
  resumeAudio(): Promise<void>
  player(): HTMLAudioElement | null
  /** How the platform announced the end, if it did. */
  farewell(): Farewell | undefined
  close(): void
}

const isEndCall = (message: unknown) => (message as { type?: unknown } | undefined)?.type === 'end-call'

interface Farewell {
  reason: EndReason
  platformReason?: string
}

/** What happens in a room: who is there, what they say, and what it means for the call. */
export function createRoom(context: RoomContext): Room {
  const { options, ports, transport, emit, tell, apply, end } = context
  const { clock } = ports
  let call: CreatedCall | undefined
  let isJoined = false
  let farewell: Farewell | undefined
  let isMicrophoneReported = false
  const known = new Map<string, boolean>()

  const fail = (error: VoiceError) => end({ type: 'fail', error })
  const problem = (error: VoiceError) => tell(error, { type: 'problem', error })
  const over = () => end({ type: 'end', ...(farewell ?? { reason: 'customer' }) })

  const outbox = createOutbox({ limit: () => transport.messageLimit(), send: (text) => transport.send(text) })
  const watch = createAssistantWatch({ clock, timeouts: options.timeouts, fail, problem, over })
  const speech = createSpeechDetector(clock, {
    volume: (volume) => emit({ type: 'volume', volume }),
    start: () => emit({ type: 'speech', speaking: true }),
    end: () => emit({ type: 'speech', speaking: false }),
  })
  const connection = createConnectionWatch({
    clock,
    reconnectMs: options.timeouts.reconnectMs,
    interrupted: () => apply({ type: 'connection-interrupted' }),
    restored: () => apply({ type: 'connection-restored' }),
    lost: fail,
  })
  const audio = createAssistantAudio({
    output: ports.audio,
    volume: options.volume,
    playing(player) {
      emit({ type: 'audio', player })
      signalText('playable')
    },
    gone: () => emit({ type: 'audio-gone' }),
    blocked(blocked, error) {
      watch.audioBlocked(blocked)
      emit({ type: 'audio-blocked', blocked })
      if (error) problem(error)
    },
  })
  const recording = createRecording({
    clock,
    transport,
    began(delaySeconds) {
      emit({ type: 'recording-began', delaySeconds })
      signalText(
        JSON.stringify({
          type: 'control',
          control: 'say-first-message',
          videoRecordingStartDelaySeconds: delaySeconds,
        }),
      )
    },
  })
  const inbox = createInbox({
    clock,
    senders: known,
    atMs: context.elapsedMs,
    listening: context.listening,
    onMessage: options.onMessage,
    emit,
    ended(platformReason) {
      farewell = { reason: reasonOf(platformReason), ...(platformReason && { platformReason }) }
      watch.farewell()
    },
    debug: ports.debug,
  })

  function signalText(text: string) {
    // The room may have closed while the sound was starting.
    if (transport.callState() === 'joined')
      sendLimited({ limit: transport.messageLimit, send: transport.send }, text)
  }

  function take({ id, name, local }: Participant) {
    if (local || !call || !isJoined || known.has(id)) return
    const isAssistant = name === ASSISTANT_NAME
    known.set(id, isAssistant)
    transport.receive(id, { audio: true, video: call.videoRecording || call.avatar })
    if (!isAssistant) return
    watch.arrived()
    inbox.recognise(id)
  }

  function leave({ id }: Participant) {
    const wasAssistant = known.get(id)
    known.delete(id)
    if (wasAssistant && ![...known.values()].includes(true)) watch.left()
  }

  function trackStarted(participant: Participant, track: MediaStreamTrack) {
    take(participant)
    if (known.get(participant.id) !== true) return
    if (track.kind === 'video') return emit({ type: 'video', track })
    watch.sounded()
    audio.trackStarted(track, participant.id)
  }

  async function noiseCancellationFailed() {
    try {
      await transport.setNoiseCancellation(false)
      if (!options.muted) transport.setMicrophoneEnabled(true)
    } catch (cause) {
      problem(new VoiceError({ code: 'audio-processing', stage: 'live', fatal: false, cause }))
    }
  }

  function handle(event: TransportEvent): void {
    switch (event.type) {
      // First what comes most often.
      case 'message':
        return inbox.receive(event.data, event.fromId)
      case 'left':
        return over()
      case 'fatal':
        // A room that closes after a goodbye is the end that was announced.
        return farewell && event.failure.code === 'ejected'
          ? over()
          : fail(context.toError(event.failure, true))
      case 'participant-joined':
        return take(event.participant)
      case 'participant-updated':
        take(event.participant)
        return emit({ type: 'participant-updated', native: event.native })
      case 'participant-left':
        return leave(event.participant)
      case 'track-started':
        return trackStarted(event.participant, event.track)
      case 'track-stopped':
        return audio.trackStopped(event.track)
      case 'remote-levels':
        return speech.hear(event.levels)
      case 'local-level':
        return emit({ type: 'local-volume', volume: event.level })
      case 'connection':
        emit({ type: 'connection', native: event.native })
        return connection.report(event.link, event.status)
      case 'noise-cancellation-failed':
        return void noiseCancellationFailed()
      case 'microphone-problem': {
        if (isMicrophoneReported) return
        isMicrophoneReported = true
        const { problem: kind, message, native: cause } = event
        const error = context.toError({ code: `microphone-${kind}`, message, cause }, false)
        emit({ type: 'microphone', state: kind })
        return tell(error, { type: 'camera-error', error, native: cause })
      }
      case 'recording':
        emit(event)
        if (event.event === 'recording-started') recording.started()
        return
      case 'quality':
      case 'level-observer-failed':
        return emit(event)
    }
  }

  const unsubscribe = transport.subscribe(handle)

  return {
    joining(created) {
      call = created
      recording.expect(created)
    },
    joined() {
      isJoined = true
      watch.joined()
      for (const participant of transport.participants()) take(participant)
    },
    listening() {
      watch.listening()
      for (const failure of outbox.open()) problem(failure)
    },
    send(message) {
      // The platform ends a call also before the assistant listens.
      if (isJoined && isEndCall(message)) signalText(JSON.stringify(message))
      else outbox.send(message)
    },
    sendText(content) {
      outbox.send({ type: 'add-message', message: { role: 'user', content }, triggerResponseEnabled: true })
      inbox.typed(content)
    },
    record: recording.request,
    setVolume: audio.setVolume,
    resumeAudio: audio.resume,
    player: audio.player,
    farewell: () => farewell,
    close() {
      unsubscribe()
      inbox.settle()
      recording.stop()
      outbox.close()
      watch.stop()
      connection.stop()
      speech.stop()
      audio.stop()
    },
  }
}
