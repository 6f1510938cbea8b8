import { systemClock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import { fieldsOf } from '../values'
import { createVoiceError } from '../error-messages'
import { AbortedError, ValidationError, VoiceError } from '../errors'
import { ASSISTANT_NAME } from '../session/participants'
import { DEFAULT_MESSAGE_LIMIT } from '../session/transport'
import type {
  CallTransport,
  JoinOptions,
  MediaCallState,
  Participant,
  TransportEvent,
  TransportPool,
} from '../session/transport'

/** What happened to a fake transport, in order. */
export type FakeAction =
  | { action: 'load' | 'leave' | 'dispose' | 'start-recording' | 'stop-recording' }
  | { action: 'remote-levels' | 'local-level' }
  | { action: 'set-microphone'; deviceId: string }
  | { action: 'join'; options: JoinOptions }
  | { action: 'receive'; participantId: string; tracks: { audio: boolean; video: boolean } }
  | { action: 'send'; data: string }
  | { action: 'microphone' | 'noise-cancellation'; enabled: boolean }

/** The answers of the steps. Replace one to make it slow, pending or failing. `join` makes `join-failed` of what is no `VoiceError`. */
export type FakeAnswers = Pick<
  CallTransport,
  'load' | 'join' | 'leave' | 'observeRemoteLevels' | 'setNoiseCancellation' | 'startRecording'
>

/** A transport whose room a test fills, and whose steps a test answers. */
export interface FakeTransport extends CallTransport {
  /** The calls of the library to the transport, in order. */
  readonly actions: readonly FakeAction[]
  readonly sent: readonly string[]
  answers: FakeAnswers
  emit(event: TransportEvent): void
  listenerCount(): number
  /** A participant joins. The transport announces it if the visitor has joined. */
  enter(participant?: Partial<Participant>): Participant
  depart(participant: Participant): void
}

/** A transport without media or network, for tests of the call core and of apps that embed a call. */
export function createFakeTransport(): FakeTransport {
  const listeners = new Set<(event: TransportEvent) => void>()
  const actions: FakeAction[] = []
  const present = new Map<string, Participant>()
  let state: MediaCallState = 'new'

  const fake: FakeTransport = {
    actions,
    get sent() {
      return actions.flatMap((done) => (done.action === 'send' ? [done.data] : []))
    },
    answers: {
      load: async () => {},
      join: async () => {},
      leave: async () => {},
      observeRemoteLevels: async () => {},
      setNoiseCancellation: async () => {},
      startRecording: () => {},
    },
    emit(event) {
      if (event.type === 'left') state = 'left'
      if (event.type === 'fatal') state = 'error'
      for (const listener of [...listeners]) listener(event)
    },
    listenerCount: () => listeners.size,
    enter(given) {
      const participant = { id: 'assistant', name: ASSISTANT_NAME, local: false, ...given }
      present.set(participant.id, participant)
      if (state === 'joined') fake.emit({ type: 'participant-joined', participant })
      return participant
    },
    depart(participant) {
      // A test in JavaScript may pass what no participant is.
      if (typeof fieldsOf(participant).id !== 'string')
        throw new ValidationError({
          field: 'participant',
          limit: 'a participant of the room',
          received: typeof participant,
        })
      present.delete(participant.id)
      fake.emit({ type: 'participant-left', participant })
    },

    async load() {
      actions.push({ action: 'load' })
      state = 'loading'
      await fake.answers.load()
      state = 'loaded'
    },
    async join(options) {
      actions.push({ action: 'join', options })
      state = 'joining'
      await fake.answers.join(options).catch((cause: unknown) => {
        if (cause instanceof VoiceError) throw cause
        throw createVoiceError({ code: 'join-failed', stage: 'daily-call-join', cause })
      })
      if (state === 'joining') state = 'joined'
    },
    async leave() {
      actions.push({ action: 'leave' })
      await fake.answers.leave()
      present.clear()
      if (state !== 'error') state = 'left'
    },
    async dispose() {
      actions.push({ action: 'dispose' })
      state = 'left'
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    callState: () => state,
    participants: () => [...present.values()],
    receive: (participantId, tracks) => void actions.push({ action: 'receive', participantId, tracks }),
    messageLimit: () => DEFAULT_MESSAGE_LIMIT,
    send(data) {
      // Like the media library.
      if (state !== 'joined') throw new Error('sendAppMessage() only supported after join.')
      actions.push({ action: 'send', data })
    },
    setMicrophoneEnabled: (enabled) => void actions.push({ action: 'microphone', enabled }),
    sentAudioTrack: () => null,
    microphone: () => null,
    usesPageTrack: () => false,
    async observeRemoteLevels() {
      actions.push({ action: 'remote-levels' })
      await fake.answers.observeRemoteLevels()
    },
    observeLocalLevel: async () => void actions.push({ action: 'local-level' }),
    async setNoiseCancellation(enabled) {
      actions.push({ action: 'noise-cancellation', enabled })
      await fake.answers.setNoiseCancellation(enabled)
    },
    networkStats: async () => ({ packetLoss: undefined, roundTripMs: undefined, jitterMs: undefined }),
    setMicrophone: async (deviceId) => void actions.push({ action: 'set-microphone', deviceId }),
    setInputDevices: async () => {},
    startRecording() {
      actions.push({ action: 'start-recording' })
      fake.answers.startRecording()
    },
    stopRecording: () => void actions.push({ action: 'stop-recording' }),
    callObject: () => null,
    lendCallObject: () => null,
  }
  return fake
}

/** Creates a fake transport for each call and records which are released. */
export interface FakeTransportPool extends TransportPool {
  /** Every transport so far, in the order in which they were taken. */
  readonly taken: readonly FakeTransport[]
  /** How many are taken and not yet released. */
  outstanding(): number
}

/** A pool of fake transports, one for each call. `prepare` gets each transport before it is loaded. */
export function createFakeTransportPool(prepare?: (transport: FakeTransport) => void): FakeTransportPool {
  const taken: FakeTransport[] = []
  const unreleased = new Set<CallTransport>()

  return {
    taken,
    outstanding: () => unreleased.size,
    async acquire(signal) {
      const transport = createFakeTransport()
      prepare?.(transport)
      taken.push(transport)
      // Like the real pool, which stops waiting for a load when the start is stopped, and disposes of the transport.
      await withDeadline(transport.load(), { clock: systemClock, signal }, () => undefined)
      if (signal.aborted) {
        await transport.dispose()
        throw new AbortedError('daily-call-object-creation', signal.reason)
      }
      unreleased.add(transport)
      return transport
    },
    async release(transport) {
      unreleased.delete(transport)
      await transport.leave()
      await transport.dispose()
    },
    dispose: async () => {},
  }
}
