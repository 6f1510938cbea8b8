import type { CallStage, ErrorTexts, VoiceError, VoiceErrorCode } from '../errors'
import type { AssistantAudioEvent } from './assistant-audio'
import type { MonitorEvent, SessionPorts } from './ports'
import type { CallProgress } from './progress'
import type { createCallSession } from './session'
import type { CallState } from './state'
import type { CallTimeouts } from './timeouts'
import type { TranscriptLine } from './transcript'
import type { RegisteredTools } from '../tools/client-tool'
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

/** The events of a session. It has one listener, which gets them in order. */
export type SessionEvent =
  | { type: 'state'; state: CallState }
  | { type: 'stage'; report: StageReport }
  /** The web call exists, so its id is known. */
  | { type: 'web-call'; call: JoinableCall }
  /** The room is joined and set up: `start()` is about to resolve. */
  | { type: 'started'; call: JoinableCall; durationMs: number }
  /** The assistant listens: the conversation has begun. */
  | { type: 'listening' }
  | { type: 'assistant-speech'; speaking: boolean }
  /** Needs local levels. */
  | { type: 'user-speech'; speaking: boolean }
  /** Loudness, 0 to 1. */
  | { type: 'assistant-level'; level: number }
  | { type: 'user-level'; level: number }
  /** A message of any participant, parsed. The events that it causes come before it. */
  | { type: 'message'; message: unknown }
  | { type: 'tool'; run: ToolActivity }
  /** The transcript has changed. Unchanged lines are the same objects as before. */
  | { type: 'transcript'; lines: readonly TranscriptLine[] }
  /** A `warning` is a failure that does not end the call. A failure that ends it is in `closed`. */
  | AssistantAudioEvent
  | Extract<TransportEvent, { type: 'quality' | 'level-observer-failed' | 'recording' }>
  /** The session emits the metrics once a second while the call is live, and once at its end. */
  | Extract<MonitorEvent, { type: 'metrics' | 'interruption' }>
  /** The video track of the assistant; null once it has ended. */
  | { type: 'video'; track: MediaStreamTrack | null }
  | { type: 'microphone'; state: 'prompt' | 'granted' | MicrophoneProblem }
  /** The microphone or the camera has failed. `native` is the media library's own event. */
  | { type: 'camera-error'; error: VoiceError; native: unknown }
  | { type: 'connection'; native: unknown }
  | { type: 'participant-updated'; native: unknown }
  /** The recording has begun; the delay counts from the request for it. */
  | { type: 'recording-began'; delaySeconds: number }
  /** The last event: everything is released. */
  | { type: 'closed'; ending: SessionEnding }

/** A function for each type of event that concerns somebody. */
export type EventHandlers<Event extends { type: string }, Rest extends unknown[], Result> = {
  [Type in Event['type']]?: (event: Extract<Event, { type: Type }>, ...rest: Rest) => Result
}

export interface CallContext {
  options: SessionOptions
  ports: SessionPorts
  audioSettings: AudioSettings
  progress: CallProgress
  /** Aborted when the call ends, with the error, or the `AbortedError`, that ends it. */
  abort: AbortController
  emit(event: SessionEvent): void
  /** Emits a failure that does not end the call. What is not a `VoiceError` gets the code; default: `internal`. */
  warn(cause: unknown, code?: VoiceErrorCode): void
}

export interface SessionEnding {
  /** Has the failure that ended the call, if one did. */
  outcome: Extract<CallState, { phase: 'ended' | 'failed' }>
  /** Whether the call had begun: everything was set up, or the assistant listened. */
  began: boolean
  stage: CallStage
  /** From `start()` to the end of clean-up. */
  durationMs: number
  /** Whether the platform has already sent that the call is over. */
  endedByPlatform: boolean
}

/** Mute and playback volume, which may change during a call. */
export interface AudioSettings {
  muted: boolean
  /** Playback volume, 0 to 1; undefined keeps the browser's default. */
  volume: number | undefined
  /** The chosen loudspeaker; undefined keeps the browser's default. */
  speakerId: string | undefined
}

/** How a call begins: `muted` and `volume` are the first values of its audio settings. */
export interface SessionOptions extends Readonly<AudioSettings> {
  /** `idle`, or `requesting` if the page has already seen that phase of this start. */
  readonly state: CallState
  readonly timeouts: CallTimeouts
  readonly noiseCancellation: boolean
  /** Whether anybody reads these events, which cost more than others. Asked during the start, and again for each line. */
  isRead: (event: 'user-level' | 'transcript') => boolean
  /** The source of the visitor's voice, for the log: true, a device id or a track. */
  audioSource: unknown
  /** Whether the session opens the microphone. False if the page supplies a track. */
  requestMicrophone: boolean
  /** The chosen microphone; undefined or empty for the system's default. */
  microphoneId: string | undefined
  /** Returns messages with what was said before this call, each within the limit. They are sent first. */
  readonly history?: ((limit: number) => readonly unknown[]) | undefined
  /** Aborting it stops the start, or the call. */
  readonly signal?: AbortSignal | undefined
  /** A script has muted or unmuted the microphone on the media library's own call object. */
  onMuted(muted: boolean): void
  /** Functions of the page that the assistant may call; read at each message. */
  tools: RegisteredTools
  /** The app's texts of errors; read at each error. */
  errorTexts?: (() => ErrorTexts | undefined) | undefined
  /** The call to join again, instead of creating a web call. */
  existing?: JoinableCall | undefined
}

export type CallSession = ReturnType<typeof createCallSession>
