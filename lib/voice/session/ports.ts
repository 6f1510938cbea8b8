import type { Clock } from '../../timing/clock'
import type * as CallToolsCode from './call-tools'
import type { ReadEndedReason } from './ended-reasons'
import type { CallMetrics } from './metrics'
import type { CallProgress } from './progress'
import type { Room } from './room'
import type { TranscriptCode } from './transcript'
import type { CallTransport, MicrophoneProblem, TransportPool } from './transport'
import type { AudioSettings } from './types'
import type { VisitorMicrophone } from './visitor-microphone'

/** Whether the browser has granted the microphone, or why not. */
export type MicrophoneOutcome = 'granted' | MicrophoneProblem

export interface MicrophoneRequest {
  /** The outcome; never rejects. */
  readonly settled: Promise<MicrophoneOutcome>
  /** The open microphone, for the media library to send: in some in-app browsers a second request returns a silent one. */
  track(): MediaStreamTrack | undefined
  /** Closes the microphone, also if it opens later. Can be called again. */
  release(): void
}

export interface MicrophoneAccess {
  /** Calls `prompt` if the browser will ask the visitor. Without `deviceId`, opens the system's default. */
  request(on: { prompt(): void; deviceId?: string | undefined }): MicrophoneRequest
}

/** Creates another track from a microphone, such as a louder one. `stop` releases that track, but not the microphone. */
export type MicrophoneProcess = (microphone: MediaStreamTrack) => { track: MediaStreamTrack; stop(): void }

/** The player of a track, in a page an `<audio>` element. The type has only the properties that the library uses. */
export type AudioPlayer = Pick<HTMLAudioElement, 'sinkId' | 'setSinkId'> & {
  /** From 0 to 1. */
  volume?: number | undefined
  muted?: boolean
}

/** One remote track being played. */
export interface Playback {
  readonly player: AudioPlayer
  /** Resolves once sound plays; rejects when the browser blocks autoplay. */
  play(): Promise<void>
  /** Ends the playing and releases the element. */
  stop(): void
}

export interface AudioOutput {
  /** Prepares a track. Calls `paused` when anything but `stop` has paused it, and `playing` each time that it plays. */
  open(
    track: MediaStreamTrack,
    options: { participantId: string; volume: number | undefined; paused(): void; playing(): void },
  ): Playback
}

/** The right to the page's only call, until it is released. */
export interface TakenCallLock {
  /** The call is ending: the next one may wait for it. */
  ending(): void
  release(): void
}

export interface ActiveCallLock {
  /** Waits for a call that is ending, and rejects with `busy` during another one. Takes nothing once the signal has fired. */
  take(signal?: AbortSignal): Promise<TakenCallLock>
  isTaken(): boolean
}

/** The audio track of each side; null before it starts and after the end. */
export interface AudioTracks {
  assistant: MediaStreamTrack | null
  /** As it is sent, after noise cancellation. */
  user: MediaStreamTrack | null
}

export type Side = keyof AudioTracks

/** What the device does to a call. `system`: another call, or an assistant such as Siri, uses the sound. */
export type Interruption = 'system' | 'frozen' | 'microphone-gone' | 'speaker-gone'

export type MonitorEvent =
  | { type: 'metrics'; metrics: CallMetrics }
  | { type: 'interruption'; interruption: Interruption; active: boolean }

/** The connected microphones. `systemId` is set if another microphone is the system's default now. */
export interface ConnectedMicrophones {
  /** The current id of a device; undefined if it is not connected. */
  find(id: string): string | undefined
  systemId?: string | undefined
}

interface MonitoredCall {
  clock: Clock
  progress: CallProgress
  transport: CallTransport
  microphone: VisitorMicrophone
  room: Room
  audioSettings: Readonly<AudioSettings>
}

/** Measures a call and reports interruptions by the device, until `stop`. */
export interface CallMonitor {
  /** Call after a track may have been replaced. */
  refresh(): void
  metrics(): CallMetrics
  /** Current loudness of each frequency band, 0 to 255; empty without sound, and while muted. */
  frequencies(side: Side): Uint8Array<ArrayBuffer>
  /** Stops watching and ends the current interruptions. Nothing is emitted afterwards. */
  stop(): void
}

export type MonitorCall = (call: MonitoredCall, emit: (event: MonitorEvent) => void) => CallMonitor

export interface SessionPorts {
  clock: Clock
  /** Creates the web call; resolves with the platform's answer, rejects with a `VoiceError`. */
  createWebCall(signal: AbortSignal): Promise<unknown>
  transports: TransportPool
  callLock: ActiveCallLock
  microphone: MicrophoneAccess
  audio: AudioOutput
  /** Why this page cannot make calls at all; undefined when it can. */
  pageProblem(): 'insecure-page' | 'unsupported-browser' | undefined
  /** Whether the browser believes that it has a connection. It may be wrong, so this only chooses the text of an error. */
  isOnline(): boolean
  isMobile(): boolean
  /** Calls back when the visitor leaves the page and the browser keeps it for Back, until the signal fires. */
  onPageKept(end: () => void, options: { signal: AbortSignal }): void
  /** Loads the monitor of a joined call. If that fails, the call continues without it. */
  loadMonitor(): Promise<MonitorCall>
  /** The code of the transcript, or a promise of it while it is not loaded yet. */
  transcriptCode(): TranscriptCode | Promise<TranscriptCode>
  loadTools(): Promise<Pick<typeof CallToolsCode, 'createCallTools' | 'createToolRunner'>>
  /** Loads the table of ended reasons, for unusual reasons. If that fails, the call ends with the reason `platform`. */
  loadEndedReasons(): Promise<ReadEndedReason>
  debug(text: string, detail: unknown): void
  /** Reports an exception that no caller can catch. */
  reportError(error: unknown): void
}
