import type { VoiceErrorCode } from '../errors'
import type { AddMessageMessage } from '../messages'

/** States of the media call, named as in the official SDK. */
export type MediaCallState = 'new' | 'loading' | 'loaded' | 'joining' | 'joined' | 'left' | 'error'

export interface Participant {
  /** The media service's id of this participant in this room. */
  id: string
  /** The name by which we recognise the assistant; empty if the participant has none. */
  name: string
  /** Whether it is the visitor. */
  local: boolean
}

/**
 * Why a microphone cannot be used: the visitor or the browser refused it (`denied`), the page or the one around its frame
 * does not allow it (`forbidden`), there is none (`missing`), another program has it (`in-use`), or it did not open
 * (`unavailable`).
 */
export type MicrophoneProblem = 'denied' | 'forbidden' | 'missing' | 'in-use' | 'unavailable'

/** `camera`: the microphone works, and the picture for a recording is missing. */
export type DeviceProblem = MicrophoneProblem | 'camera'

export type RecordingEventName =
  | 'recording-started'
  | 'recording-stopped'
  | 'recording-stats'
  | 'recording-error'
  | 'recording-upload-completed'

/** How much of the room is open to the visitor; `unknown` outside of calls. */
export type AccessLevel = 'full' | 'lobby' | 'none' | 'unknown'

/** Before joining there is no connection to lose: the join has failed. */
export const toJoinFailureCode = (code: VoiceErrorCode): VoiceErrorCode =>
  code === 'connection-lost' ? 'join-failed' : code

/** What the media library allows, in characters of JSON, until a room says otherwise. */
export const DEFAULT_MESSAGE_LIMIT = 4096

/** What the limit of a room counts: the media library encodes the text once more. */
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

/** One connection of several that a call needs. */
export interface Link {
  /** Names it, such as `signaling`. */
  link: string
  /** Who is at the other end, where it leads to one participant alone. */
  participantId?: string | undefined
}

/** Everything that a transport emits. `native` is the media library's own event or participant, unchanged. */
export type TransportEvent =
  | { type: 'left' }
  /** The room is gone. No `left` need follow. */
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

/** Quality of the connection over the last two seconds; undefined where it was not measured. */
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
  /** Meeting token, when the platform sent one. */
  token?: string | undefined
  startMuted: boolean
  /**
   * An open microphone to send. The caller stops it; the transport does so earlier, once something of the page's own
   * sends the voice. Without it the media library opens one, once the microphone is on.
   */
  microphone?: MediaStreamTrack | undefined
  /** Open no microphone: the visitor has refused it, or there is none. One may be sent later, by `setMicrophone`. */
  withoutMicrophone?: boolean
  /** Send the camera too, for a recording that shows the visitor. */
  video: boolean
}

/**
 * What the media library must satisfy. Promises may stay pending (the session races them against abort and
 * time); `leave` and `dispose` may not: they are idempotent and limited in time by the transport itself.
 */
export interface CallTransport {
  /** Creates the call object and loads its call machine; safe to call again. */
  load(): Promise<void>
  /** Rejects with a `VoiceError`: `join-failed` where the media library does not say more. */
  join(options: JoinOptions): Promise<void>
  /** Leaves the room and stops the microphone. */
  leave(): Promise<void>
  /** Leaves and frees everything; the transport cannot be used afterwards. */
  dispose(): Promise<void>
  /** Calls back with every event; returns a function that removes the listener. */
  subscribe(listener: (event: TransportEvent) => void): () => void
  callState(): MediaCallState
  participants(): readonly Participant[]
  /** Subscribes to a participant's tracks; without it none is received. */
  receive(participantId: string, tracks: { audio: boolean; video: boolean }): void
  /** Longest message, in characters of its JSON text. */
  messageLimit(): number
  /** Sends to everybody in the room. Only after join. */
  send(data: string): void
  setMicrophoneEnabled(enabled: boolean): void
  sentAudioTrack(): MediaStreamTrack | null
  /**
   * What the voice comes from: a track that was given, or else the one that sends it. Noise cancellation sends a track
   * of its own, which neither ends nor is muted with the microphone.
   */
  microphone(): MediaStreamTrack | null
  /** Whether that is a track which the page has given, at the start or since, and not a microphone opened for the call. */
  usesPageTrack(): boolean
  /** Begins to emit `remote-levels`. */
  observeRemoteLevels(intervalMs: number): Promise<void>
  /** Begins to emit `local-level`. @param intervalMs default: 100 */
  observeLocalLevel(intervalMs?: number): Promise<void>
  /** How often the page has asked for `local-level`, in milliseconds; undefined where it has not. */
  localLevelIntervalMs?: number | undefined
  setNoiseCancellation(enabled: boolean): Promise<void>
  networkStats(): Promise<NetworkStats>
  /** Sends the voice from a microphone that is open. The id is that of the device; the empty one is the system's own. */
  setMicrophone(deviceId: string, track?: MediaStreamTrack): Promise<void>
  /** Sends sound or picture from other devices, or from tracks of the page, as the media library describes them. */
  setInputDevices(devices: object): Promise<void>
  /** Asks for a recording; a `recording` event confirms it. */
  startRecording(): void
  stopRecording(): void
  /** The media library's own call object, for what this port does not cover. */
  callObject(): unknown
  /** The same, for the page, whose listeners stay on it: it is not reused for another call. */
  lendCallObject(): unknown
}

/** Creates transports, and keeps a loaded one between calls, so that nothing is loaded twice. */
export interface TransportPool {
  /** A loaded transport. When the signal aborts, what has been taken is released. */
  acquire(signal: AbortSignal): Promise<CallTransport>
  /** Disposes of it, or keeps it for the next call where the caller and its own state allow that. Limited in time. */
  release(transport: CallTransport, mayReuse: boolean): Promise<void>
  dispose(): Promise<void>
}
