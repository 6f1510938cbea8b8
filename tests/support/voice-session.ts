import type { CallMetrics } from '@/lib/voice'
import { defaultTimeouts } from '@/lib/voice/session/timeouts'
import { createCallSession } from '@/lib/voice/session/session'
import { createActiveCallLock } from '@/lib/voice/browser/active-call-lock'
import { createCallTools, createToolRunner } from '@/lib/voice/session/call-tools'
import { createTranscript } from '@/lib/voice/session/transcript'
import { readEndedReason } from '@/lib/voice/session/ended-reasons'
import type { SessionEvent, SessionOptions } from '@/lib/voice/session/types'
import type {
  AudioPlayer,
  Interruption,
  MicrophoneOutcome,
  MonitorCall,
  MonitorEvent,
  SessionPorts,
} from '@/lib/voice/session/ports'
import { createFakeTransportPool, type FakeTransport } from '@/lib/voice/testing/fake-transport'
import type { Participant, TransportEvent } from '@/lib/voice/session/transport'
import type { createVoiceError } from '@/lib/voice/error-messages'
import { createDeferred } from './deferred'
import { createManualClock, settle } from './manual-clock'

export const WEB_CALL = { id: 'call-1', webCallUrl: 'https://room.example/abc' }

export interface SetupOptions {
  options?: Partial<SessionOptions>
  ports?: Partial<SessionPorts>
  prepare?: (transport: FakeTransport) => void
  /** The page's listener, called after the event is noted. */
  onEvent?: (event: SessionEvent) => void
  /** How the microphone's prompt is answered; undefined leaves it open. */
  microphone?: Promise<MicrophoneOutcome>
  /** What a microphone that is granted sends. */
  microphoneTrack?: MediaStreamTrack
  /** Replaces parts of every player. */
  player?: object
}

/** What was opened to play a track. */
interface FakePlayer extends Omit<AudioPlayer, 'sinkId'> {
  sinkId: string
  trackId: string
  volume: number | undefined
  stopped: boolean
  /** How often it was told to play. */
  plays: number
  /** As a media key does, or a page that replaces its body. */
  pause(): void
  /** As a script of the page that plays every element at a click. */
  playedByPage(): void
}

/** A session on fakes, with everything it says and everything it takes. */
export function setUpSession({
  options,
  ports,
  prepare,
  onEvent,
  microphone,
  microphoneTrack,
  player: playerParts,
}: SetupOptions = {}) {
  const clock = createManualClock()
  const source = createFakeTransportPool(prepare)
  const events: SessionEvent[] = []
  const players: FakePlayer[] = []
  const microphoneReleased: number[] = []
  const debugged: unknown[] = []
  const reported: unknown[] = []
  let playAnswer = (): Promise<void> => Promise.resolve()

  const session = createCallSession(
    {
      timeouts: defaultTimeouts,
      state: { phase: 'idle' },
      muted: false,
      volume: undefined,
      speakerId: undefined,
      microphoneId: undefined,
      noiseCancellation: true,
      isRead: (event) => event === 'transcript',
      audioSource: true,
      requestMicrophone: true,
      tools: new Set(),
      onMuted: () => {},
      ...options,
    },
    {
      clock,
      createWebCall: async () => WEB_CALL,
      transports: source,
      callLock: createActiveCallLock(),
      microphone: {
        request: () => ({
          settled: microphone ?? Promise.resolve('granted'),
          track: () => microphoneTrack,
          release: () => void microphoneReleased.push(clock.now()),
        }),
      },
      audio: {
        open(track, { volume, paused, playing }) {
          const player: FakePlayer = {
            trackId: track.id,
            volume,
            muted: false,
            stopped: false,
            plays: 0,
            sinkId: '',
            async setSinkId(id) {
              if (id === 'gone') throw new DOMException('Requested device not found', 'NotFoundError')
              player.sinkId = id
            },
            pause: paused,
            playedByPage: playing,
            ...playerParts,
          }
          players.push(player)
          return {
            player,
            play() {
              player.plays += 1
              return playAnswer()
            },
            stop: () => void (player.stopped = true),
          }
        },
      },
      isOnline: () => true,
      pageProblem: () => undefined,
      isMobile: () => false,
      onPageKept: () => {},
      debug: (text, detail) => void debugged.push([text, detail]),
      reportError: (error) => void reported.push(error),
      loadMonitor: () => new Promise(() => {}),
      loadEndedReasons: async () => readEndedReason,
      transcriptCode: () => createTranscript,
      loadTools: async () => ({ createCallTools, createToolRunner }),
      ...ports,
    },
    (event) => {
      events.push(event)
      onEvent?.(event)
    },
  )

  const ofType = <T extends SessionEvent['type']>(type: T) =>
    events.filter((event): event is Extract<SessionEvent, { type: T }> => event.type === type)

  const transport = () => {
    const taken = source.taken.at(-1)
    if (!taken) throw new Error('No transport has been taken yet.')
    return taken
  }
  return {
    clock,
    source,
    session,
    events,
    players,
    debugged,
    reported,
    microphoneReleased,
    ofType,
    phase: () => session.state.phase,
    phases: () => ofType('state').map((event) => event.state.phase),
    warnings: () => ofType('warning').map(({ error }) => error.code),
    /** The lines of the transcript as the page has them. */
    texts: () =>
      ofType('transcript')
        .at(-1)
        ?.lines.map(({ text }) => text),
    microphoneStates: () => ofType('microphone').map((event) => event.state),
    transport,
    /** What the transport was told to do in this respect, in order. */
    actionsOf: (name: FakeTransport['actions'][number]['action']) =>
      transport().actions.filter(({ action }) => action === name),
    emit: (event: TransportEvent) => transport().emit(event),
    /** A participant begins to send this track. */
    async play(participant: Participant, track = audioTrack()) {
      transport().emit({ type: 'track-started', participant, track })
      await settle()
    },
    answerPlay: (answer: () => Promise<void>) => void (playAnswer = answer),
    /** What the session has taken and not released, which must be nothing after the end. */
    unreleased: () => ({
      transports: source.outstanding(),
      listeners: source.taken.reduce((count, transport) => count + transport.listenerCount(), 0),
      timers: clock.pending(),
      players: players.filter((player) => !player.stopped).length,
    }),
  }
}

export type SessionSetup = ReturnType<typeof setUpSession>

export const nothingUnreleased = { transports: 0, listeners: 0, timers: 0, players: 0 }

/** A message of somebody in the room, as it arrives. */
export const messageOf = (message: unknown, fromId = 'assistant') => ({
  type: 'message' as const,
  data: typeof message === 'string' ? message : JSON.stringify(message),
  fromId,
})

export const transcriptOf = (role: 'user' | 'assistant', transcript: string, transcriptType = 'final') =>
  messageOf({ type: 'transcript', role, transcript, transcriptType })

/** The assistant asks the page to run a tool. */
export const toolCallOf = (name: string, args: object = {}, fromId?: string) => {
  const call = { id: 'a', type: 'function', function: { name, arguments: JSON.stringify(args) } }
  return messageOf({ type: 'tool-calls', toolCallList: [call] }, fromId)
}

/** The platform announces the end of the call. */
export const endMessage = (endedReason?: string, fromId?: string) =>
  messageOf({ type: 'status-update', status: 'ended', endedReason }, fromId)

/** A report of a link to the room. */
export const connection = (status: 'interrupted' | 'connected', link = 'sfu') => ({
  type: 'connection' as const,
  link,
  status,
  native: null,
})

/** The media library ends the call by itself. */
export const fatal = (code: Parameters<typeof createVoiceError>[0]['code']) => ({
  type: 'fatal' as const,
  failure: { code, cause: null },
})

export const audioTrack = (id = 'track-1') => ({ id, kind: 'audio', enabled: true }) as MediaStreamTrack

export const never = () => new Promise<never>(() => {})

/** A session in which the media library never answers one step. */
export const stalling = (step: keyof FakeTransport['answers']): SetupOptions => ({
  prepare: (transport) => void (transport.answers[step] = never),
})

/** A session whose room is joined once `enterRoom` is called. */
export function holdingJoin() {
  const room = createDeferred()
  const prepare = (transport: FakeTransport) => void (transport.answers.join = () => room.promise)
  return { prepare, enterRoom: room.resolve }
}

/** A session to whose request for a web call the platform adds this in its answer. */
export const answeredWith = (answer: object): SetupOptions => ({
  ports: { createWebCall: async () => ({ ...WEB_CALL, ...answer }) },
})

/** The platform wants the call recorded. */
export const RECORDED = { artifactPlan: { videoRecordingEnabled: true } }

/** A session whose start has gone as far as it comes by itself. */
export async function startSession(options?: SetupOptions) {
  const setup = setUpSession(options)
  const started = setup.session.start()
  started.catch(() => {})
  await settle()
  return { ...setup, started }
}

/** Joins and sets up, with the assistant in the room; it does not listen yet. */
export async function join(setup: SessionSetup) {
  const started = setup.session.start()
  started.catch(() => {})
  await settle()
  const assistant = setup.transport().enter()
  return { started, assistant }
}

/** As `join`, up to the conversation. */
export async function goLive(setup: SessionSetup) {
  const { assistant, started } = await join(setup)
  await setup.play(assistant)
  setup.emit({ type: 'message', data: 'listening', fromId: assistant.id })
  await settle()
  return { assistant, started }
}

/** A call's monitor that measures nothing. */
export const quietMonitor = (stop = () => {}): ReturnType<MonitorCall> => ({
  refresh: () => {},
  metrics: () => ({}) as CallMetrics,
  frequencies: () => new Uint8Array(),
  stop,
})

/** A monitor that reports what the test says. */
export function createManualMonitor(stop?: () => void) {
  let emit = (_event: MonitorEvent) => {}
  let watched: Parameters<MonitorCall>[0] | undefined
  return {
    async loadMonitor(): Promise<MonitorCall> {
      return (call, listener) => {
        watched = call
        emit = listener
        return quietMonitor(stop)
      }
    },
    watched: () => watched,
    interrupt: (active = true, interruption: Interruption = 'microphone-gone') =>
      emit({ type: 'interruption', interruption, active }),
  }
}

/** A session in its room with the assistant, which does not listen yet. */
export async function joinedSession(options?: SetupOptions) {
  const setup = setUpSession(options)
  return { ...setup, ...(await join(setup)) }
}

/** A session in its conversation. */
export async function liveSession(options?: SetupOptions) {
  const setup = setUpSession(options)
  return { ...setup, ...(await goLive(setup)) }
}
