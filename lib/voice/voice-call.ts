import type { CallPlatform } from './engine/platform'
import type { VoiceError } from './errors'
import type { CallState } from './state'
import type { TranscriptLine } from './transcript'

/** What a component hands in, usually straight from its configuration. */
export interface UseVoiceCallOptions {
  /** Public key of the voice platform. */
  publicKey: string | undefined
  assistantId: string | undefined
  /** Base URL of the platform's API. Default: the platform's own. */
  apiUrl?: string | undefined
  /** Where the media library loads its call machine from. Default: its own host. */
  callBundleUrl?: string | undefined
  /** In place of network, media library and microphone, for tests; see `createFakePlatform`. */
  platform?: CallPlatform | undefined
}

/** What is known about the microphone, for the words before and after the browser's prompt. */
export type MicrophoneState = 'unknown' | 'prompt' | 'granted' | 'denied' | 'missing' | 'in-use'

/** Loudness, 0 to 1: of the assistant as heard, and of the visitor as sent. */
export interface Levels {
  assistant: number
  user: number
}

/** Levels change ten times a second, so they are read here and never through React state. */
export interface LevelSource {
  current(): Levels
  /** Calls back at each change; returns the undo. */
  subscribe(listener: (levels: Levels) => void): () => void
}

/** The values that re-render. */
export interface VoiceCallSnapshot {
  /** Where the call is; `isConnecting` and `isConnected` from this module read it for you. */
  state: CallState
  /** In the order in which the lines were spoken. Empty again at the next start. */
  transcript: readonly TranscriptLine[]
  /** The assistant is speaking. */
  isSpeaking: boolean
  /** Works before, during and after a call, and is remembered. */
  muted: boolean
  microphone: MicrophoneState
  /** The browser holds back the sound until a gesture: offer `resumeAudio`. */
  audioBlocked: boolean
  networkQuality: 'unknown' | 'good' | 'low' | 'very-low'
  /** The last failure, fatal or not; null again at the next start. `visitorMessage` is what to show. */
  error: VoiceError | null
}

/** Devices by id; the empty string is the system's own choice, what is left out stays. */
export interface ChosenDevices {
  microphoneId?: string
  speakerId?: string
}

export interface VoiceCallActions {
  /** Resolves when the room is joined or the start has failed (see `error`); never rejects. */
  start(): Promise<void>
  /** Resolves when everything has been given back, within 2 seconds. Safe at any moment. */
  stop(): Promise<void>
  setMuted(muted: boolean): void
  toggleMute(): void
  /** A typed question. Before the assistant listens it waits; with no call it is refused (false). */
  sendText(text: string): boolean
  /** Playback volume, 0 to 1; remembered. */
  setVolume(volume: number): void
  /** Now, or in the next call; remembered. False when a device was refused and the one before stays. */
  setDevices(chosen: ChosenDevices): Promise<boolean>
  /** Call from a click when `audioBlocked`. */
  resumeAudio(): Promise<void>
  /** Loads the code of a call (never the microphone). Call on hover, focus or touch. */
  prewarm(): void
  /** Milliseconds since the assistant first listened; 0 before. */
  durationMs(): number
  levels: LevelSource
}

export type VoiceCall = VoiceCallSnapshot & VoiceCallActions
