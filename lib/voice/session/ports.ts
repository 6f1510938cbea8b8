import type { Clock } from '../../timing/clock'
import type * as CallToolsCode from './call-tools'
import type { ReadEndedReason } from './ended-reasons'
import type { CallMetrics } from './metrics'
import type { CallProgress } from './progress'
import type { Room } from './room'
import type { CallTransport, MicrophoneProblem, TransportPool } from './transport'
import type { AudioSettings } from './types'
import type { VisitorMicrophone } from './visitor-microphone'

/** Whether the browser has granted the microphone, or why not. */
export type MicrophoneOutcome = 'granted' | MicrophoneProblem

export interface MicrophoneRequest {
  /** How it went; never rejects. */
  readonly settled: Promise<MicrophoneOutcome>
  /**
   * The microphone that was opened, for the media library to send: some in-app browsers give a second request a silent
   * one. Undefined when nothing was opened.
   */
  track(): MediaStreamTrack | undefined
  /** Closes the microphone, also one that is still to be opened. Safe to call again. */
  release(): void
}

export interface MicrophoneAccess {
  /** `prompt` is called when the browser is going to ask the visitor. Without `deviceId`, the system's own is opened. */
  request(on: { prompt(): void; deviceId?: string | undefined }): MicrophoneRequest
}

/** Makes something else to send of a microphone, such as a louder one; `stop` releases it, and not the microphone. */
export type MicrophoneProcess = (microphone: MediaStreamTrack) => { track: MediaStreamTrack; stop(): void }

/** What plays a track: in a page an `<audio>` element, of which the library itself uses what can be set. */
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
  /** @param volume from 0 to 1 */
  setVolume(volume: number): void
  /** Ends the playing and releases the element. */
  stop(): void
}

export interface AudioOutput {
  /**
   * Prepares a track. `volume` is from 0 to 1, undefined leaves the element's own. The output calls `paused`
   * when anything but `stop` has paused the sound, and `playing` each time that it plays.
   */
  open(
    track: MediaStreamTrack,
    options: { participantId: string; volume: number | undefined; paused(): void; playing(): void },
  ): Playback
}

/** The page's one call, until it is released. */
export interface TakenCallLock {
  /** The call is ending: the next one may wait for it. */
  ending(): void
  release(): void
}

export interface ActiveCallLock {
  /**
   * Takes the lock; waits for a call that is ending, and refuses with `busy` while one goes on. The media
   * library allows one call object for each page, so a second call is refused before its web call is created.
   * When the signal has fired meanwhile, nothing is taken.
   */
  take(signal?: AbortSignal): Promise<TakenCallLock>
  isTaken(): boolean
}

/** The audio that is sent and received; null before it starts and after the end. */
export interface AudioTracks {
  /** What the visitor hears. */
  assistant: MediaStreamTrack | null
  /** What is sent of the visitor, after noise cancellation. */
  user: MediaStreamTrack | null
}

export type Side = keyof AudioTracks

/**
 * What the device does to a call: another call or an assistant such as Siri takes the sound (`system`), the page is
 * frozen in the background, or the device with the microphone or the chosen loudspeaker is gone.
 */
export type Interruption = 'system' | 'frozen' | 'microphone-gone' | 'speaker-gone'

export type MonitorEvent =
  | { type: 'metrics'; metrics: CallMetrics }
  | { type: 'interruption'; interruption: Interruption; active: boolean }
  /**
   * The microphone may open now, if none is open or the open one is silent: the visitor has allowed it, in the prompt or in
   * the settings of the browser, or sees the page again after another app has taken it.
   */
  | { type: 'microphone-may-open' }
  /**
   * The microphones that are there: once, and each time that some device is plugged in or out. `find` gives the id by which
   * the one that had an id is there now, and undefined if it is not. `systemId`: another one is the system's own now.
   */
  | { type: 'microphones'; find(id: string): string | undefined; systemId?: string | undefined }

interface MonitoredCall {
  clock: Clock
  progress: CallProgress
  transport: CallTransport
  microphone: VisitorMicrophone
  room: Room
  audioSettings: Readonly<AudioSettings>
}

/** Measures a call and notices what the device does to it, from its start to `stop`. */
export interface CallMonitor {
  /** Call after a track may have been replaced. */
  refresh(): void
  metrics(): CallMetrics
  /** Loudness of each band of frequencies now, 0 to 255; empty where there is no sound to read, and while muted. */
  frequencies(side: Side): Uint8Array<ArrayBuffer>
  /** Ends the watching, and the interruptions that last until then; nothing is emitted afterwards. */
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
  /** Whether the browser believes that it has a connection. It may be wrong: it only words a failure. */
  isOnline(): boolean
  isMobile(): boolean
  /** Tells the device that a call goes on, from its start to its end; returns the undo. */
  claimDevice(): () => void
  /** Calls back when the visitor leaves the page and the browser keeps it for Back, until the signal fires. */
  onPageKept(end: () => void, options: { signal: AbortSignal }): void
  /** Fetches what watches a joined call; the call goes on without it when it cannot be fetched. */
  loadMonitor(): Promise<MonitorCall>
  loadTools(): Promise<Pick<typeof CallToolsCode, 'createCallTools' | 'createToolRunner'>>
  /** Fetches the table of ended reasons, for a reason that is not usual; without it a call that the platform ends has the reason `platform`. */
  loadEndedReasons(): Promise<ReadEndedReason>
  debug(text: string, detail: unknown): void
  /** For an exception that has no caller to go to. */
  reportError(error: unknown): void
}
