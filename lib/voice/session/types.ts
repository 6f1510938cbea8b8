import type { CallStage, ErrorTexts, VoiceError } from '../errors'
import type { AssistantAudioEvent } from './assistant-audio'
import type { MonitorEvent, SessionPorts } from './ports'
import type { CallProgress } from './progress'
import type { createCallSession } from './session'
import type { CallState } from './state'
import type { CallTimeouts } from './timeouts'
import type { TranscriptLine } from './transcript'
import type { ToolMap } from '../tools/client-tool'
import type { ToolActivity } from './call-tools'
import type { MicrophoneProblem, TransportEvent } from './transport'
import type { JoinableCall } from './joinable-call'

export interface StageReport {
  stage: CallStage
  status: 'started' | 'completed' | 'failed'
  durationMs?: number
  metadata?: Record<string, unknown> | undefined
  error?: VoiceError
}

/** Everything that a session emits, in order, to its one listener. */
export type SessionEvent =
  | { type: 'state'; state: CallState }
  | { type: 'stage'; report: StageReport }
  /** The web call exists: its id is known from now on. */
  | { type: 'web-call'; call: JoinableCall }
  /** The room is joined and set up: `start()` is about to resolve. */
  | { type: 'started'; call: JoinableCall; durationMs: number }
  /** The assistant listens: the conversation has begun. */
  | { type: 'listening' }
  | { type: 'assistant-speech'; speaking: boolean }
  /** The visitor began or stopped speaking. Needs local levels. */
  | { type: 'user-speech'; speaking: boolean }
  /** Loudness of the assistant, 0 to 1. */
  | { type: 'assistant-level'; level: number }
  /** Loudness of the visitor, 0 to 1. */
  | { type: 'user-level'; level: number }
  /** A message from anybody in the room, parsed, after the events that follow from it. */
  | { type: 'message'; message: unknown }
  | { type: 'tool'; run: ToolActivity }
  /** The transcript has changed. Lines that have not are the same objects as before. */
  | { type: 'transcript'; lines: readonly TranscriptLine[] }
  /** With `warning`, something has failed and the call goes on. What ends a call comes with `closed`. */
  | AssistantAudioEvent
  | Extract<TransportEvent, { type: 'quality' | 'level-observer-failed' | 'recording' }>
  /** The metrics come once a second while the conversation goes on, and once at its end. */
  | Extract<MonitorEvent, { type: 'metrics' | 'interruption' }>
  /** The picture of the assistant; null once it has ended. */
  | { type: 'video'; track: MediaStreamTrack | null }
  | { type: 'microphone'; state: 'prompt' | 'granted' | MicrophoneProblem }
  /** The media library's own report of a microphone that failed while joining. */
  | { type: 'camera-error'; error: VoiceError; native: unknown }
  | { type: 'connection'; native: unknown }
  | { type: 'participant-updated'; native: unknown }
  /** The recording runs; the delay counts from the request for it. */
  | { type: 'recording-began'; delaySeconds: number }
  /** The last event: everything is released. */
  | { type: 'closed'; ending: SessionEnding }

export type EmitSessionEvent = (event: SessionEvent) => void

export interface CallContext {
  options: SessionOptions
  ports: SessionPorts
  audioSettings: AudioSettings
  progress: CallProgress
  /** Aborted when the call ends, with the error, or the `AbortedError`, that ends it. */
  abort: AbortController
  emit: EmitSessionEvent
}

export interface SessionEnding {
  outcome: Extract<CallState, { phase: 'ended' | 'failed' }>
  /** Whether the call had begun: it had been set up, or the assistant had listened. */
  began: boolean
  stage: CallStage
  /** The failure that ended it; undefined when somebody hung up. */
  error: VoiceError | undefined
  /** From `start()` to the end of clean-up. */
  durationMs: number
  /** The platform has already said that the call is over. */
  endedByPlatform: boolean
}

/** Mute and playback volume, which may change during a call. */
export interface AudioSettings {
  muted: boolean
  /** Playback volume, 0 to 1; undefined leaves the browser's default. */
  volume: number | undefined
  /** The chosen loudspeaker; undefined leaves the browser's own. */
  speakerId: string | undefined
}

/** How a call begins: `muted` and `volume` are the first values of its audio settings. */
export interface SessionOptions extends Readonly<AudioSettings> {
  /** `idle`, or `requesting` where the page has seen that of this start already. */
  readonly state: CallState
  readonly timeouts: CallTimeouts
  readonly noiseCancellation: boolean
  /** Whether to report the visitor's own level too; asked once the room is set up. */
  localLevels: () => boolean
  /** What sends the visitor's voice, for the log: true, a device id or a track. */
  audioSource: unknown
  /** Open the microphone beside everything else; off when the page gives the sound itself. */
  requestMicrophone: boolean
  /** The chosen microphone; undefined or empty for the system's own. */
  microphoneId: string | undefined
  /** The messages with what was said before this call, each within the room's limit. They are sent first. */
  readonly history?: ((limit: number) => readonly unknown[]) | undefined
  /** Aborting it stops the start, or the call. */
  readonly signal?: AbortSignal | undefined
  /** The microphone was muted or unmuted on the media library's own call object. */
  onMuted(muted: boolean): void
  /** Functions of the page that the assistant may call; read at each message. */
  tools: ToolMap
  /** The app's own texts of errors; read at each error. */
  errorTexts?: (() => ErrorTexts | undefined) | undefined
  /** Room to join again, instead of creating a web call. */
  existing?: JoinableCall | undefined
}

export type CallSession = ReturnType<typeof createCallSession>
