import type { CallStage, VoiceError } from '../errors'
import type { Words } from '../explain'
import type { CallState, MediaCallState } from '../state'
import type { Transcript } from '../transcript'
import type { MicrophoneProblem, RecordingEventName, TransportSource } from '../transport'
import type { AudioOutput } from './audio-output'
import type { Clock } from './clock'
import type { MicrophoneAccess } from './microphone'
import type { PageSlot } from './page-slot'
import type { StageReport } from './stage-runner'
import type { CallTimeouts } from './timeouts'
import type { CreatedCall } from './web-call'

/** Everything that a session tells, in order, to its one listener; messages have `onMessage`, in the same order. */
export type SessionEvent =
  | { type: 'state'; state: CallState }
  | { type: 'stage'; report: StageReport }
  /** The room is joined and set up: `start()` is about to resolve. */
  | { type: 'started'; call: CreatedCall; durationMs: number }
  /** The assistant listens: the conversation has begun. */
  | { type: 'listening' }
  | { type: 'speech'; speaking: boolean }
  | { type: 'volume'; volume: number }
  | { type: 'local-volume'; volume: number }
  | { type: 'transcript'; transcript: Transcript }
  | { type: 'audio'; player: HTMLAudioElement }
  | { type: 'audio-gone' }
  | { type: 'video'; track: MediaStreamTrack }
  | { type: 'audio-blocked'; blocked: boolean }
  | { type: 'microphone'; state: 'prompt' | 'granted' | MicrophoneProblem }
  /** The media library's own report of a microphone that failed while joining. */
  | { type: 'camera-error'; error: VoiceError; native: unknown }
  /** Something failed and the call goes on. What ends a call comes with `over`. */
  | { type: 'problem'; error: VoiceError }
  | { type: 'level-observer-failed'; native: unknown }
  | { type: 'connection'; native: unknown }
  | { type: 'quality'; quality: 'good' | 'low' | 'very-low'; native: unknown }
  | { type: 'participant-updated'; native: unknown }
  | { type: 'recording'; event: RecordingEventName; native: unknown }
  /** The recording that was asked for runs, so many seconds later. */
  | { type: 'recording-began'; delaySeconds: number }
  /** The last event: everything has been given back. */
  | { type: 'over'; ending: SessionEnding }

export interface SessionEnding {
  outcome: Extract<CallState, { phase: 'ended' | 'failed' }>
  /** Whether the call had begun: it had been set up, or the assistant had listened. */
  began: boolean
  /** The stage in which it ended. */
  stage: CallStage
  /** The failure that ended it; undefined when somebody hung up. */
  error: VoiceError | undefined
  /** From `start()` to the end of clean-up. */
  durationMs: number
  /** The platform has already said that the call is over. */
  announced: boolean
}

export interface SessionPorts {
  clock: Clock
  /** The words of failures, fetched with the first of them. */
  fetchWords(): Promise<Words>
  /** Creates the web call; resolves with the platform's answer, rejects with a `VoiceError`. */
  createWebCall(signal: AbortSignal): Promise<unknown>
  transports: TransportSource
  slot: PageSlot
  microphone: MicrophoneAccess
  audio: AudioOutput
  /** Whether the browser believes that it has a connection. */
  isOnline(): boolean
  isMobile(): boolean
  /** For what a developer may want to see and nobody else. */
  debug(text: string, detail: unknown): void
}

export interface SessionOptions {
  timeouts: CallTimeouts
  muted: boolean
  /** Playback volume, 0 to 1; undefined leaves the browser's default. */
  volume: number | undefined
  noiseCancellation: boolean
  /**
   * A message from the room, as it came; `fromAssistant` is false for anybody else's. Messages come by the thousand:
   * this is their short way.
   */
  onMessage?: ((message: unknown, fromAssistant: boolean) => void) | undefined
  /** Whether to report the visitor's own level too; asked once the room is set up. */
  localLevels: () => boolean
  /** What sends the visitor's voice, for the log: true, a device id or a track. */
  audioSource: unknown
  /** Open the microphone beside everything else; off when another source is given. */
  requestMicrophone: boolean
  /** Send the camera even when nothing is recorded. */
  video: boolean
  /** Room to join again, instead of creating a web call. */
  existing?: CreatedCall
}

export interface CallSession {
  readonly state: CallState
  /** It has been started, and is not over. */
  isActive(): boolean
  /** Resolves when the room is joined and set up. Rejects with a `VoiceError`, after clean-up. */
  start(): Promise<CreatedCall>
  /** Ends it at any moment; resolves when everything has been given back, within 2 s. */
  stop(): Promise<void>
  /** To the assistant: waits until it listens; throws a typed error when the call is over. */
  send(message: unknown): void
  /** A typed turn of the visitor: sent as a message, and shown in the transcript. */
  sendText(text: string): void
  startRecording(): void
  stopRecording(): void
  setMuted(muted: boolean): void
  setVolume(volume: number): void
  /** Call from a gesture when the browser holds back the sound. */
  resumeAudio(): Promise<void>
  /** The `<audio>` element of the assistant, once it plays. */
  player(): HTMLAudioElement | null
  /** The media library's call object while there is one. */
  native(): unknown
  /** The same, for the page: the call object then serves no other call. */
  share(): unknown
  /** The media call's own state, in the specification's names. */
  mediaState(): MediaCallState
  /** Longest message, in characters of its JSON text. */
  messageLimit(): number
  /** Milliseconds since "listening"; 0 before, final after the end. */
  durationMs(): number
}
