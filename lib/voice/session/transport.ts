import type { VoiceErrorCode } from '../errors'
import type { AddMessageMessage } from '../messages'

/** States of the media call, named as in the official SDK. */
export type MediaCallState = 'new' | 'loading' | 'loaded' | 'joining' | 'joined' | 'left' | 'error'

export interface Participant {
  /** The media service's id of this participant in this room. */
  id: string
  /** The name by which we recognise the assistant; empty if the participant has none. */
  name: string
  local: boolean
}

/**
 * Why a microphone cannot be used: the visitor or the browser refused it (`denied`), the page or the page around its frame
 * does not allow it (`forbidden`), there is none (`missing`), another program uses it (`in-use`), or it did not open
 * (`unavailable`).
 */
export type MicrophoneProblem = 'denied' | 'forbidden' | 'missing' | 'in-use' | 'unavailable'

/** `camera`: the microphone works, but the camera for a recording does not. */
export type DeviceProblem = MicrophoneProblem | 'camera'

export const RECORDING_EVENTS = [
  'recording-started',
  'recording-stopped',
  'recording-stats',
  'recording-error',
  'recording-upload-completed',
] as const

export type RecordingEventName = (typeof RECORDING_EVENTS)[number]

/** The visitor's access to the room; `unknown` outside of calls. */
export type AccessLevel = 'full' | 'lobby' | 'none' | 'unknown'

/** Before joining no connection can be lost, so `connection-lost` means that the join failed. */
export const toJoinFailureCode = (code: VoiceErrorCode): VoiceErrorCode =>
  code === 'connection-lost' ? 'join-failed' : code

/** Longest message, in characters of its JSON text, unless the room has another limit. */
export const DEFAULT_MESSAGE_LIMIT = 4096

/** The length that the room limits. The media library encodes the text once more. */
export const encodedLength = (text: string): number => JSON.stringify(text).length

/** The message that adds a turn. The assistant answers it only if `triggersResponse` is true. */
export const addMessage = (
  role: 'system' | 'user' | 'assistant',
  content: string,
  triggersResponse = false,
): AddMessageMessage => ({
  type: 'add-message',
  message: { role, content },
  triggerResponseEnabled: triggersResponse,
})

/** A failure as the transport knows it; the session adds the stage. */
export interface TransportFailure {
  code: VoiceErrorCode
  /** The media library's own event or error. */
  cause?: unknown
}

export interface Link {
  /** Its name, such as `signaling`. */
  link: string
  /** The participant to which it leads, if it leads to only one. */
  participantId?: string | undefined
}

/** The events of a transport. `native` is the media library's own event or participant, unchanged. */
export type TransportEvent =
  | { type: 'left' }
  /** The room is closed. A `left` event may not follow. */
  | { type: 'fatal'; failure: TransportFailure }
  | { type: 'participant-joined'; participant: Participant; native?: unknown }
  | { type: 'participant-updated'; participant: Participant; native: unknown }
  | { type: 'participant-left'; participant: Participant; native?: unknown }
  | { type: 'track-started'; participant: Participant; track: MediaStreamTrack }
  | { type: 'track-stopped'; participant: Participant; track: MediaStreamTrack }
  | { type: 'message'; data: unknown; fromId: string }
  /** Levels of the remote participants, 0 to 1, by participant id. */
  | { type: 'remote-levels'; levels: Readonly<Record<string, number>> }
  | { type: 'local-level'; level: number }
  /** The microphone was switched on or off, also through the media library's own call object. */
  | { type: 'microphone-enabled'; enabled: boolean }
  | ({ type: 'connection'; status: 'interrupted' | 'connected'; native: unknown } & Link)
  | { type: 'quality'; quality: 'good' | 'low' | 'very-low'; native: unknown }
  | { type: 'device-problem'; problem: DeviceProblem; native: unknown }
  | { type: 'camera-works' }
  | { type: 'noise-cancellation-failed'; native: unknown }
  | { type: 'level-observer-failed'; native: unknown }
  | { type: 'recording'; event: RecordingEventName; native: unknown }

/** Quality of the connection over the last two seconds. Values that were not measured are undefined. */
export interface NetworkStats {
  /** Received audio packets that were lost, 0 to 1. */
  packetLoss: number | undefined
  /** The network's round trip, in milliseconds. */
  roundTripMs: number | undefined
  /** Variation of the time between received packets, in milliseconds. */
  jitterMs: number | undefined
}

export interface JoinOptions {
  url: string
  token?: string | undefined
  startMuted: boolean
  /** An open microphone, which the caller stops. Without it the media library opens one when the visitor is unmuted. */
  microphone?: MediaStreamTrack | undefined
  /** True opens none; `setMicrophone` may send one later. Undefined sends the track of the page from the settings. */
  withoutMicrophone?: boolean | undefined
  /** Whether to send the camera, too, for a recording that shows the visitor. */
  video: boolean
}

/**
 * The media connection of a call. Promises may stay pending, because the session limits their time. Only `leave` and `dispose` must
 * settle, and can be called again.
 */
export interface CallTransport {
  /** Creates the call object and loads its call machine. Can be called again. */
  load(): Promise<void>
  /** Rejects with a `VoiceError`, which is `join-failed` if the media library reports no other failure. */
  join(options: JoinOptions): Promise<void>
  /** Leaves the room and stops the microphone. */
  leave(): Promise<void>
  /** Leaves and frees everything; the transport cannot be used afterwards. */
  dispose(): Promise<void>
  /** Calls back with every event; returns a function that removes the listener. */
  subscribe(listener: (event: TransportEvent) => void): () => void
  callState(): MediaCallState
  participants(): readonly Participant[]
  /** Subscribes to a participant's tracks. Tracks without a subscription are not received. */
  receive(participantId: string, tracks: { audio: boolean; video: boolean }): void
  /** Longest message, in characters of its JSON text. */
  messageLimit(): number
  /** Sends to all participants. Only after join. */
  send(data: string): void
  setMicrophoneEnabled(enabled: boolean): void
  sentAudioTrack(): MediaStreamTrack | null
  /** The source of the voice, of which noise cancellation makes the sent track. That one does not end or mute with it. */
  microphone(): MediaStreamTrack | null
  /** Whether the source is a track that the page has supplied, not a microphone that was opened for the call. */
  usesPageTrack(): boolean
  /** Begins to emit `remote-levels`. */
  observeRemoteLevels(): Promise<void>
  /** Begins to emit `local-level`. */
  observeLocalLevel(): Promise<void>
  setNoiseCancellation(enabled: boolean): Promise<void>
  networkStats(): Promise<NetworkStats>
  /** Sends an open microphone. `deviceId` is its id; the empty id is the system's default. */
  setMicrophone(deviceId: string, track?: MediaStreamTrack): Promise<void>
  /** Sends other devices, or tracks of the page. The argument has the format of the media library. */
  setInputDevices(devices: object): Promise<void>
  /** Asks for a recording; a `recording` event confirms it. */
  startRecording(): void
  stopRecording(): void
  /** The media library's call object, for features that this interface lacks. */
  callObject(): unknown
  /** The same, for the page. The page's listeners stay on the object, so no other call reuses it. */
  lendCallObject(): unknown
}

/** Creates transports, and keeps a loaded one between calls, so that the next call loads nothing. */
export interface TransportPool {
  /** Returns a loaded transport. If the signal fires, releases what it has acquired. */
  acquire(signal: AbortSignal): Promise<CallTransport>
  /** Keeps the transport for the next call if `mayReuse` and its state allow that, or disposes of it. Limited in time. */
  release(transport: CallTransport, mayReuse: boolean): Promise<void>
  dispose(): Promise<void>
}
