import { parsed } from '../../api/exchange'
import { settledWithin } from '../../timing/deadline'
import { createVoiceError, deviceRefused } from '../error-messages'
import { createAssistantAudio, type AssistantAudioEvent } from './assistant-audio'
import type { ReadEndedReason } from './ended-reasons'
import { sendLimited } from './outbox'
import type { AudioTracks, Side } from './ports'
import { createParticipants } from './participants'
import { createSpeechDetector, FULL_VOLUME_LEVEL } from './speech'
import { PLATFORM_REASON, type CallSignal, type EndReason } from './state'
import type { CallTranscript } from './call-transcript'
import { STOP_LIMIT_MS } from './timeouts'
import { toJoinFailureCode } from './transport'
import type { CallTransport, DeviceProblem, Participant, TransportEvent, TransportFailure } from './transport'
import type { CallContext, EventHandlers } from './types'
import { fieldsOf } from '../values'
import { createAssistantWatchdog, createConnectionWatchdog } from './watchdogs'
import type { JoinableCall } from './joinable-call'
import type { VisitorMicrophone } from './visitor-microphone'

export type EndSignal = Extract<CallSignal, { type: 'end' | 'fail' }>

/** What changes the state of the call. A room emits its events for the page directly, not through the session. */
export type RoomSignal =
  Extract<CallSignal, { type: 'listening' | 'connection-interrupted' | 'connection-restored' }> | EndSignal

/** `at` is the time of arrival of a message that is read again. */
type Message = Extract<TransportEvent, { type: 'message' }> & { at?: number }

interface RoomContext extends CallContext {
  transcript: CallTranscript
  transport: CallTransport
  call: JoinableCall
  microphone: VisitorMicrophone
  /** A track that the monitor measures may have been replaced, for example because unmuting opens the microphone again. */
  tracksChanged(): void
  readToolCalls(message: unknown): (() => void) | undefined
}

/** The room of one call: participants, the assistant's sound, messages, and what ends or interrupts the call. */
export function createRoom(context: RoomContext, signal: (signal: RoomSignal) => void) {
  const { options, audioSettings, progress, transcript, ports, transport, call, abort, emit, warn } = context
  const { microphone, tracksChanged } = context
  const { clock } = ports
  const isClosed = () => abort.signal.aborted
  const shortWait = { clock, limitMs: STOP_LIMIT_MS, signal: abort.signal }
  let isEndedByPlatform = false
  let platformReason: string | undefined
  /** Reads an unusual reason. Undefined until the platform sends one, and while the code is loading. */
  let readEndedReason: ReadEndedReason | undefined
  let endedReasonsLoaded: Promise<unknown> | undefined
  /** The last reported problem of the microphone and of the camera, because the media library repeats its reports. */
  let reportedProblem: DeviceProblem | undefined
  let hasReportedCamera = false
  /** The newest messages of senders that we may trust later: their name may arrive late, or the assistant hands over to them. */
  let early: Required<Message>[] = []
  let picture: MediaStreamTrack | null = null
  /** When we asked for the recording; undefined without one, and once it has begun. A meeting token may start it while we join. */
  let recordingAskedAt = call.videoRecording ? clock.now() : undefined

  const participants = createParticipants()
  const audio = createAssistantAudio(ports, abort.signal, audioSettings, onAudio)
  /** Resets the level if the connection is lost, because no more levels arrive then. */
  const speechOf = (side: Side) =>
    createSpeechDetector(clock, (speaking) => {
      if (!speaking) emit({ type: `${side}-level`, level: 0 })
      emit({ type: `${side}-speech`, speaking })
    })
  const assistantSpeech = speechOf('assistant')
  const userSpeech = speechOf('user')
  const assistantWatchdog = createAssistantWatchdog(clock, options.timeouts, (event) => {
    if (event.type === 'room-left-open') end()
    else if (event.type === 'fail') signal(event)
    else emit(event)
  })
  const connectionWatchdog = createConnectionWatchdog(clock, options.timeouts.reconnectMs, (status) => {
    if (status === 'lost') fail({ code: 'connection-lost' })
    else {
      assistantWatchdog.note({ isInterrupted: status === 'interrupted' })
      if (status === 'restored') void audio.resume()
      signal({ type: `connection-${status}` })
    }
  })

  function end() {
    const signalEnd = () => signal(platformEnd() ?? { type: 'end', reason: 'customer' })
    if (readEndedReason || !endedReasonsLoaded) return signalEnd()
    void settledWithin(endedReasonsLoaded, shortWait).then(signalEnd)
  }

  const toError = ({ code, cause }: TransportFailure, fatal: boolean) =>
    createVoiceError({
      code: progress.isJoined() ? code : toJoinFailureCode(code),
      cause,
      stage: progress.stage(),
      fatal,
    })

  const fail = (failure: TransportFailure) => signal({ type: 'fail', error: toError(failure, true) })

  function onAudio(event: AssistantAudioEvent) {
    // After `close`, no watchdog may start again.
    if (event.type === 'audio-blocked' && !isClosed()) assistantWatchdog.note({ isBlocked: event.blocked })
    if (event.type === 'audio') tracksChanged()
    emit(event)
    if (event.type === 'audio') sendNow('playable')
  }

  /** Any participant can send messages. We emit all of them, but only apply those of the assistant. */
  function onMessage(event: Message) {
    const { data, fromId, at } = event
    const message = data === 'listening' || typeof data !== 'string' ? data : parsed(data)
    if (message === undefined) return ports.debug('A message is ignored, as it is not JSON:', data)
    const fromAssistant = participants.isInCharge(fromId)
    if (fromAssistant === undefined && early.push({ at: clock.now(), ...event }) > MAX_EARLY) early.shift()
    if (data === 'listening') {
      if (fromAssistant) signal({ type: 'listening' })
      return
    }
    // Before the page gets the message, because its listener may change it or stop the call.
    if (fromAssistant) applyMessage(fieldsOf(message))
    const runTools = fromAssistant ? context.readToolCalls(message) : undefined
    if (at === undefined) emit({ type: 'message', message })
    runTools?.()
  }

  /** Applies early messages whose sender we trust now. The page has already got them. */
  function applyEarly() {
    const arrived = early
    early = []
    for (const event of arrived)
      if (participants.isInCharge(event.fromId) === undefined) early.push(event)
      else if (clock.now() - event.at < EARLY_LIMIT_MS) onMessage(event)
  }

  function applyMessage(message: Record<string, unknown>) {
    const { type, status, endedReason } = message
    transcript.read(message)
    if (type === 'status-update' && status === 'ended') {
      isEndedByPlatform = true
      // The platform may send the end twice, and only one message may have the reason.
      if (typeof endedReason === 'string') platformReason ||= endedReason
      // Only the table says whether an unusual reason is a failure.
      if (platformReason && !usualReason(platformReason))
        endedReasonsLoaded ??= ports.loadEndedReasons().then(
          (read) => (readEndedReason = read),
          (error: unknown) => ports.debug('The call goes on without ended reasons:', error),
        )
      assistantWatchdog.note({ isEndedByPlatform: true })
    }
  }

  function platformEnd(): EndSignal | undefined {
    if (!isEndedByPlatform) return undefined
    // The platform sends no reason when the assistant ends the call.
    if (!platformReason) return { type: 'end', reason: 'assistant' }
    const named = { platformReason }
    const { reason, remedy } = readEndedReason?.(platformReason) ?? { reason: usualReason(platformReason) }
    if (remedy === undefined) return { type: 'end', reason: reason ?? 'platform', ...named }
    const message = `The platform ended the call (${platformReason}). ${remedy}`
    return {
      type: 'fail',
      error: createVoiceError({ code: 'assistant-failed', stage: progress.stage(), message }),
      ...named,
    }
  }

  function sendNow(text: string) {
    // The room may have closed while the sound was starting.
    if (transport.callState() === 'joined') sendLimited(transport, text)
  }

  const receive = (id: string, audio = true) =>
    transport.receive(id, { audio, video: audio && (call.videoRecording || call.avatar) })

  /** @param isAnnounced we subscribe again: the visitor may have joined the room again, which removes all subscriptions */
  function onParticipant(participant: Participant, isAnnounced = false) {
    // Before joining we cannot subscribe. `joined` then adds the participants.
    if (participant.local || !progress.isJoined()) return
    const { id } = participant
    const { isNew, isRecognised } = participants.addOrUpdate(participant)
    if (isNew || isAnnounced) receive(id)
    if (isRecognised) recognised(id)
    applyEarly()
  }

  function recognised(id: string) {
    // If it has come back under another id, the media library may not report that the old one has left.
    for (const known of participants.recognised())
      if (known !== id && transport.participants().every((present) => present.id !== known)) leave(known)
    if (!participants.isAssistant(id)) return
    assistantWatchdog.note({ isPresent: true })
    followTracks()
  }

  function leave(id: string) {
    connectionWatchdog.participantLeft(id)
    const wasLast = participants.remove(id)
    followTracks()
    if (wasLast) assistantWatchdog.note({ isPresent: false })
    applyEarly()
  }

  function followTracks() {
    const sound = participants.newestTrack('audio')
    audio.follow(sound)
    const shown = picture
    picture = participants.newestTrack('video')?.track ?? null
    if (picture !== shown) emit({ type: 'video', track: picture })
    assistantWatchdog.note({ hasAudio: sound !== undefined })
  }

  function closedByService(failure: TransportFailure) {
    if (isEndedByPlatform) end()
    // Without `status-update` in `clientMessages` the platform sends no message at the end, and only deletes the room.
    else if (progress.stage() === 'live' && failure.code === 'room-missing')
      signal({ type: 'end', reason: 'assistant' })
    else fail(failure)
  }

  /** If noise cancellation fails, the media library has also switched the microphone off, and may no longer answer. */
  async function noiseCancellationFailed() {
    const switchedOff = transport
      .setNoiseCancellation(false)
      .catch((cause: unknown) => warn(cause, 'audio-processing'))
    await settledWithin(switchedOff, shortWait)
    if (!audioSettings.muted && !isClosed()) transport.setMicrophoneEnabled(true)
  }

  function deviceProblem({ problem, native }: Extract<TransportEvent, { type: 'device-problem' }>) {
    const isCamera = problem === 'camera'
    // A script has chosen another microphone, which failed. The old one is sent until the media library drops it.
    if (!isCamera && transport.sentAudioTrack()?.readyState === 'live') {
      microphone.sendAgain()
      return emit({ type: 'camera-error', error: deviceRefused(native), native })
    }
    if (isCamera ? hasReportedCamera : reportedProblem === problem) return
    const code = isCamera ? 'camera-unavailable' : (`microphone-${problem}` as const)
    if (isCamera) hasReportedCamera = true
    else emit({ type: 'microphone', state: (reportedProblem = problem) })
    emit({ type: 'camera-error', error: toError({ code, cause: native }, false), native })
  }

  function microphoneEnabled(enabled: boolean) {
    // A live track of the page may replace a refused microphone.
    const isOfPage = options.requestMicrophone && transport.usesPageTrack()
    if (enabled && (reportedProblem || (isOfPage && transport.microphone()?.readyState !== 'ended'))) {
      reportedProblem = undefined
      emit({ type: 'microphone', state: 'granted' })
    }
    // A script has muted or unmuted the microphone on the media library's own call object.
    if (!progress.isJoined() || enabled !== audioSettings.muted) return
    microphone.setMuted(!enabled)
    options.onMuted(!enabled)
  }

  function recordingEvent(event: Extract<TransportEvent, { type: 'recording' }>) {
    emit(event)
    if (event.event !== 'recording-started' || recordingAskedAt === undefined) return
    const delaySeconds = (clock.now() - recordingAskedAt) / 1000
    recordingAskedAt = undefined
    emit({ type: 'recording-began', delaySeconds })
    sendNow(
      JSON.stringify({
        type: 'control',
        control: 'say-first-message',
        videoRecordingStartDelaySeconds: delaySeconds,
      }),
    )
  }

  const handlers: EventHandlers<TransportEvent, [], unknown> = {
    message: onMessage,
    'remote-levels'({ levels }) {
      const level = participants.assistants().reduce((sum, id) => sum + (levels[id] || 0), 0)
      emit({ type: 'assistant-level', level: Math.min(1, level / FULL_VOLUME_LEVEL) })
      assistantSpeech.addLevel(level)
    },
    'local-level'(event) {
      // 0 while muted, because the media library may measure the microphone before the mute.
      const level = (!audioSettings.muted && event.level) || 0
      emit({ type: 'user-level', level })
      userSpeech.addLevel(level)
    },
    left: end,
    fatal: ({ failure }) => closedByService(failure),
    'participant-joined': ({ participant }) => onParticipant(participant, true),
    'participant-updated'({ participant, native }) {
      onParticipant(participant)
      tracksChanged()
      emit({ type: 'participant-updated', native })
    },
    'participant-left': ({ participant }) => leave(participant.id),
    'track-started'({ participant, track }) {
      onParticipant(participant)
      participants.trackStarted(participant.id, track)
      followTracks()
    },
    'track-stopped'({ track }) {
      participants.trackStopped(track)
      followTracks()
    },
    'microphone-enabled': ({ enabled }) => microphoneEnabled(enabled),
    connection(event) {
      emit({ type: 'connection', native: event.native })
      connectionWatchdog.linkChanged(event, event.status)
    },
    'noise-cancellation-failed': noiseCancellationFailed,
    'device-problem': deviceProblem,
    'camera-works': () => (hasReportedCamera = false),
    recording: recordingEvent,
    quality: emit,
    'level-observer-failed': emit,
  }
  const unsubscribe = transport.subscribe((event) => handlers[event.type]?.(event as never))

  return {
    /** Call once the room is joined. Adds the participants, limits the wait for the assistant, and reports lost links. */
    joined() {
      assistantWatchdog.note({ isJoined: true })
      for (const participant of transport.participants()) onParticipant(participant)
      connectionWatchdog.joined()
    },
    listening: () => assistantWatchdog.note({ isListening: true }),
    /** Sends a text without waiting for the assistant. Drops it if the room has closed meanwhile. */
    sendNow,
    record() {
      recordingAskedAt = clock.now()
      transport.startRecording()
    },
    audio,
    hasEndedSound: participants.hasEndedSound,
    receiveAssistant: (audio: boolean) => participants.assistants().forEach((id) => receive(id, audio)),
    audioTracks: (): AudioTracks => ({
      assistant: audio.track(),
      user: isClosed() ? null : transport.sentAudioTrack(),
    }),
    isUserSpeaking: userSpeech.isSpeaking,
    platformEnd,
    close() {
      unsubscribe()
      assistantWatchdog.stop()
      connectionWatchdog.stop()
      try {
        transcript.close()
        if (call.videoRecording) transport.stopRecording()
      } finally {
        assistantSpeech.stop()
        userSpeech.stop()
        audio.stop()
      }
    },
  }
}

export type Room = ReturnType<typeof createRoom>

/** How many messages of unknown senders we keep. The platform may send one for each word of an answer. */
const MAX_EARLY = 1000
/** How long we keep them. The platform waits as long for the result of a tool. */
const EARLY_LIMIT_MS = 20_000

const usualReason = (platformReason: string) =>
  (Object.keys(PLATFORM_REASON) as EndReason[]).find((reason) => PLATFORM_REASON[reason] === platformReason)
