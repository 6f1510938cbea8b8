import type { WebChatMessage, CreateWebCallBody } from '../../api'
import type { ErrorTexts, CallStage, VoiceError } from '../errors'
import type { SessionPorts, AudioTracks, Interruption, MicrophoneOutcome } from '../session/ports'
import type { CallControls } from '../controls/controls'
import type { ToolActivity } from '../session/call-tools'
import type { CallMetrics } from '../session/metrics'
import type { CallState } from '../session/state'
import type { TranscriptLine } from '../session/transcript'
import type { TranscriptTurn } from '../session/transcript-document'
import type { OutgoingMessage, SayMessage, VapiMessage } from '../messages'
import type { Call, ReconnectableCall, StartOptions } from './start-options'
import type { ClientTool } from '../tools/client-tool'

/** Whom to call, and how. `assistantOverrides` holds variables, metadata and the first message. */
export interface CallRequest extends StartOptions {
  /**
   * What was said before this call, such as in a chat, and what the page told the assistant (role `system`). The assistant
   * knows it and does not answer it. The end of a turn that is longer than a message of the room is left out.
   */
  history?: readonly (TranscriptTurn | { role: 'system'; content: string })[] | undefined
}

/** Callbacks for the events of an app's calls. The library calls them in the order of the events. */
export interface VoiceCallCallbacks {
  /** The assistant listens: the conversation has begun. */
  onConnect?: (() => void) | undefined
  onMessage?: ((message: VapiMessage) => void) | undefined
  /** Each failure once, whether it ends the call or not: what `error` shows from now on. */
  onError?: ((error: VoiceError) => void) | undefined
  onTool?: ((run: ToolActivity) => void) | undefined
}

/** Account and assistant of the calls of one component, usually straight from its configuration. */
export interface UseVoiceCallOptions extends VoiceCallCallbacks, CallOptions {
  publicKey?: string | undefined
  /** Fetches a token for each call, for accounts without a public key. Used when `publicKey` is not set. */
  getToken?: (() => Promise<string>) | undefined
  /** The assistant to call, unless `start` names another one. */
  assistantId?: string | undefined
  /** Base URL of the platform's API. Default: the platform's own. */
  apiUrl?: string | undefined
  /** Where the media library loads its call machine from. Default: its own host. */
  callBundleUrl?: string | undefined
}

/** What is known about the microphone, for the texts before and after the browser's prompt. */
export type MicrophoneState = 'unknown' | 'prompt' | MicrophoneOutcome

/** Loudness, 0 to 1. */
export interface Levels {
  /** Loudness of the assistant, as the visitor hears it. */
  assistant: number
  /** Loudness of the visitor, as the page sends it. */
  user: number
}

/** Levels change ten times a second, so they are read here and never through React state. */
export interface LevelSource {
  /** The levels at this moment. */
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
  isSpeaking: boolean
  isUserSpeaking: boolean
  /** Whether the visitor is muted, or would begin the next call muted. It outlives a call: show it before it too. */
  muted: boolean
  /** `unknown` until the browser was asked. */
  microphone: MicrophoneState
  /** The browser blocks the sound until a gesture: offer `resumeAudio`. */
  audioBlocked: boolean
  /** The picture of an assistant who has one (an avatar): the `srcObject` of a `<video>` is a stream of it. Else null. */
  video: MediaStreamTrack | null
  /** What the media library says of the visitor's connection; `unknown` outside of calls. */
  networkQuality: 'unknown' | 'good' | 'low' | 'very-low'
  /** What the device is doing to the call: another call takes the sound, the page is frozen, the microphone or the loudspeaker is gone. */
  interruption: Interruption | null
  /** All of them, the newest last: on a phone often several at once. */
  interruptions: readonly Interruption[]
  /** The platform's id of this call, or of the last one; null before the platform has created it. */
  callId: string | null
  /** The step of a start that is being done, for showing progress; null outside of a start. */
  stage: CallStage | null
  /** The last failure, fatal or not; null again at the next start. `visitorMessage` is what to show. */
  error: VoiceError | null
}

/** Values that change together and the commands that change them, outside of React. */
export interface Store<Snapshot, Actions> {
  /** The same object until something in it changes. */
  snapshot(): Snapshot
  /** Calls back after each change of the snapshot; returns the undo. */
  subscribe(listener: () => void): () => void
  /** The commands; the same functions for its whole life. */
  actions: Actions
  /** Ends what goes on and releases what is kept for later calls; it can be used again. */
  dispose(): Promise<void>
}

/** Devices by id. The empty string is the system's own choice. A device that is left out, or undefined, does not change. */
export interface ChosenDevices {
  /** `id` of one of `AudioDevices.microphones`. */
  microphoneId?: string | undefined
  /** `id` of one of `AudioDevices.speakers`; refused by browsers that cannot choose a loudspeaker. */
  speakerId?: string | undefined
}

/** How the assistant says a sentence; see `VoiceCallActions.say`. */
export type SayOptions = Omit<SayMessage, 'type' | 'message'>

/**
 * Commands to a call. `sendText`, `send`, `say` and `end` wait until the assistant listens; they return false when
 * there is no call, or when the message was refused (see `error`).
 */
export interface VoiceCallActions {
  /**
   * Starts a call; nothing happens while one goes on, and while one is ending this one waits for its turn. Without
   * a request it calls the assistant of the options. Resolves with the platform's call when the room is joined, or with
   * null when the start has failed (see `error`), was stopped or ignored; never rejects.
   */
  start(request?: CallRequest): Promise<Call | null>
  /**
   * Joins the room of a call that is running on the platform, started with `roomDeleteOnUserLeaveEnabled: false`, such as
   * after a reload. True when the room is joined; never rejects (see `error`).
   *
   * @param call as `start` resolved to it; it is data and can be stored as JSON
   */
  reconnect(call: ReconnectableCall | Call): Promise<boolean>
  /** Ends the call at any moment. Resolves when everything has been released, within 2 seconds; never rejects. */
  stop(): Promise<void>
  /** Mutes or unmutes the visitor, now or in the next call. */
  setMuted(muted: boolean): void
  toggleMute(): void
  /** Sends a typed question of the visitor; it becomes a line of the transcript. */
  sendText(text: string): boolean
  /** Tells the assistant something about the page, such as what the visitor looks at. It knows it and does not answer it. */
  addContext(text: string): boolean
  /** Sends a message in the platform's own format. */
  send(message: OutgoingMessage): boolean
  say(message: string, options?: SayOptions): boolean
  /** Ends the call for everybody, on the platform too, and stops. */
  end(): boolean
  /** Calls back with each message of the platform; returns the undo. */
  onMessage(listener: (message: VapiMessage) => void): () => void
  /** Calls back when a tool of the page begins and when it is done; returns the undo. */
  onTool(listener: (run: ToolActivity) => void): () => void
  /** Lets the assistant call a function of the page, in this call and later ones; returns the undo. */
  registerTool<Args = unknown>(name: string, tool: ClientTool<Args>): () => void
  /**
   * Sets the playback volume of this and later calls.
   *
   * @param volume clamped to 0–1; a value that is not a finite number is ignored
   */
  setVolume(volume: number): void
  /** The playback volume; 1 until it is set. */
  volume(): number
  /**
   * Chooses devices, for this call and later ones. Resolves to false when one was refused: the one before stays in
   * use.
   */
  setDevices(chosen: ChosenDevices): Promise<boolean>
  /** Plays the assistant after `audioBlocked`; call it from a click. */
  resumeAudio(): Promise<void>
  /**
   * Asks the browser for the microphone, from a click, and releases it at once; `microphone` says how it went.
   * True when a new call would get it. Does not ask when the call already has a microphone.
   */
  checkMicrophone(): Promise<boolean>
  /** Loads the code of a call (never the microphone). Call on hover, focus or touch. */
  prewarm(): void
  /** The audio of both sides, for recording or drawing; null with no call, and for a side without a track. */
  audioTracks(): AudioTracks
  /**
   * Loudness of each band of frequencies now, from the lowest to the highest, 0 to 255: as an analyser of the Web Audio
   * API reads it, for drawing in `requestAnimationFrame`. Empty with no call, for a side that is not heard, and for a
   * visitor who is muted. The array is written again at the next call.
   */
  frequencies(side: 'assistant' | 'user'): Uint8Array<ArrayBuffer>
  /** Delays and network of this call, once it is joined and measured, or of the last one; else null. Changes once a second. */
  metrics(): CallMetrics | null
  /** Milliseconds since the assistant first listened; 0 before. */
  durationMs(): number
  /** Loudness of both sides, for drawing. */
  levels: LevelSource
  /** What the media library can do beyond a voice call: dial-out, tones, screen sharing, effects, tests. As `vapi.controls`. */
  controls: CallControls
}

/** One call: its values and its commands, as `useVoiceCall` returns them. */
export type VoiceCall = VoiceCallSnapshot & VoiceCallActions

/** What a call needs of the browser, the network and the media library. Replaced in tests by `createFakeEnvironment`. */
export interface CallEnvironment extends Pick<
  SessionPorts,
  'transports' | 'microphone' | 'audio' | 'isOnline'
> {
  /** Creates the web call that the body asks for; resolves with the platform's answer. */
  createWebCall(signal: AbortSignal, body: CreateWebCallBody): Promise<unknown>
  /** Answers the turns of a chat. Without it a chat goes to the platform. */
  openChat?: OpenChat
}

/** Options of the class, the client and the hooks alike. */
export interface CallOptions {
  /** Texts of your own for the visitor, in `visitorText` and `visitorMessage` of every error. Default: English ones. */
  errorTexts?: ErrorTexts | undefined
  /** Replaces network, media library and microphone in tests; see `createFakeEnvironment` in `voice/testing`. */
  environment?: CallEnvironment | undefined
}

/** The key, or what fetches one. An app in JavaScript may pass anything as a key, which is refused with the start. */
export const tokenSourceOf = ({ publicKey: key, getToken }: UseVoiceCallOptions) =>
  (typeof key === 'string' ? key.trim() : key) || getToken

export interface ChatRequest {
  /** What the platform's chat does not know yet, the newest last. */
  input: readonly WebChatMessage[]
  /** The chat that goes on; undefined for a new one. */
  sessionId: string | undefined
}

/**
 * What arrives of the answer of a chat. `output` is the place of the message among those of the answer: text behind a
 * tool call means that the platform went on without the page's result.
 */
export type ChatPiece =
  | { type: 'session'; sessionId: string }
  | { type: 'text'; delta: string; output?: number }
  /** A piece of a tool call. Pieces with the same key belong together; the arguments are JSON text in pieces. */
  | { type: 'tool-call'; key: string; id?: string; name?: string; arguments?: string; output?: number }

/** Sends a turn and streams the answer. Iterating rejects with a `VoiceError`, and ends when the signal fires. */
export type OpenChat = (request: ChatRequest, signal: AbortSignal) => AsyncIterable<ChatPiece>
