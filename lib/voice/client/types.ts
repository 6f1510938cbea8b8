import type { WebChatMessage, CreateWebCallBody } from '../../api'
import type { ErrorTexts, CallStage, VoiceError } from '../errors'
import type { SessionPorts, AudioTracks, Interruption, MicrophoneOutcome } from '../session/ports'
import type { CallControls } from '../controls/controls'
import type { ToolActivity } from '../session/call-tools'
import type { CallMetrics } from '../session/metrics'
import type { CallState } from '../session/state'
import type { TranscriptLine } from '../session/transcript'
import type { TranscriptTurn } from './history'
import type { OutgoingMessage, SayMessage, VapiMessage } from '../messages'
import type { Call, ReconnectableCall, StartOptions } from './start-options'
import type { ClientTool } from '../tools/client-tool'

/** The assistant to call, and the options. `assistantOverrides` has variables, metadata and the first message. */
export interface CallRequest extends StartOptions {
  /** What was said before this call, and what the page told the assistant (role `system`). The assistant does not answer it. */
  history?: readonly (TranscriptTurn | { role: 'system'; content: string })[] | undefined
}

/** Callbacks for the events of an app's calls. The library calls them in the order of the events. */
export interface VoiceCallCallbacks {
  /** The assistant listens: the conversation has begun. */
  onConnect?: (() => void) | undefined
  onMessage?: ((message: VapiMessage) => void) | undefined
  /** Called once for each failure, whether it ends the call or not. `error` of the snapshot is this failure from now on. */
  onError?: ((error: VoiceError) => void) | undefined
  onTool?: ((run: ToolActivity) => void) | undefined
}

/** Account and assistant of the calls of one component. */
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

/** The state of the microphone, for texts before and after the browser's prompt. */
export type MicrophoneState = 'unknown' | 'prompt' | MicrophoneOutcome

/** Loudness, 0 to 1. */
export interface Levels {
  /** Loudness of the assistant, as the visitor hears it. */
  assistant: number
  /** Loudness of the visitor, as the page sends it. */
  user: number
}

/** The levels outside of React state, because they change ten times a second. */
export interface LevelSource {
  current(): Levels
  /** Calls back at each change; returns the undo. */
  subscribe(listener: (levels: Levels) => void): () => void
}

/** The values that re-render. */
export interface VoiceCallSnapshot {
  /** The state of the call; see `isConnecting` and `isConnected` of this module. */
  state: CallState
  /** In the order in which the lines were spoken. Empty again at the next start. */
  transcript: readonly TranscriptLine[]
  isSpeaking: boolean
  isUserSpeaking: boolean
  /** Whether the visitor is muted now or will be in the next call. Show it before a call, too. */
  muted: boolean
  /** `unknown` until the browser was asked. */
  microphone: MicrophoneState
  /** The browser blocks the sound until a gesture: show a button that calls `resumeAudio`. */
  audioBlocked: boolean
  /** The video track of an assistant with an avatar, or null. Show it with `video.srcObject = new MediaStream([track])`. */
  video: MediaStreamTrack | null
  /** What the media library says of the visitor's connection; `unknown` outside of calls. */
  networkQuality: 'unknown' | 'good' | 'low' | 'very-low'
  /** How the device interrupts the call: another call uses the sound, the page is frozen, or a microphone or loudspeaker was unplugged. */
  interruption: Interruption | null
  /** All current interruptions, the newest last. On a phone there are often several. */
  interruptions: readonly Interruption[]
  /** The platform's id of this call, or of the last one; null before the platform has created it. */
  callId: string | null
  /** The current step of a start, for showing progress; null outside of a start. */
  stage: CallStage | null
  /** The last failure, fatal or not; the next start sets it to null. Show its `visitorMessage`. */
  error: VoiceError | null
}

/** Values that change together and the commands that change them, outside of React. */
export interface Store<Snapshot, Actions> {
  /** The current values. The same object until one of them changes. */
  snapshot(): Snapshot
  /** Calls back after each change of the snapshot; returns the undo. */
  subscribe(listener: () => void): () => void
  /** The commands. These functions never change. */
  actions: Actions
  /** Ends the call or chat and releases everything that is kept for later calls. The store can be used again. */
  dispose(): Promise<void>
}

/** Devices by id. The empty string is the system's default. A device that is left out, or undefined, does not change. */
export interface ChosenDevices {
  /** `id` of one of `AudioDevices.microphones`. */
  microphoneId?: string | undefined
  /** `id` of one of `AudioDevices.speakers`; refused by browsers that cannot choose a loudspeaker. */
  speakerId?: string | undefined
}

/** How the assistant says a sentence; see `VoiceCallActions.say`. */
export type SayOptions = Omit<SayMessage, 'type' | 'message'>

/** Commands to a call. Messages wait until the assistant listens. False: there is no call, or `error` says why not. */
export interface VoiceCallActions {
  /**
   * Starts a call. Does nothing during a call; while a call is ending, waits for its end. Without a request it calls the
   * assistant of the options. Resolves with the platform's call when the room is joined, or with null if the start failed
   * (see `error`), was stopped or did nothing. Never rejects.
   */
  start(request?: CallRequest): Promise<Call | null>
  /** Joins the room of a call, as `start` resolved to it, such as after a reload. True when joined; never rejects. */
  reconnect(call: ReconnectableCall | Call): Promise<boolean>
  /** Ends the call at any moment. Resolves when everything has been released, within 2 seconds; never rejects. */
  stop(): Promise<void>
  /** Mutes or unmutes the visitor, now or in the next call. */
  setMuted(muted: boolean): void
  toggleMute(): void
  /** Sends a typed question of the visitor and adds it to the transcript. */
  sendText(text: string): boolean
  /** Tells the assistant something about the page, such as what the visitor looks at, which it should know but not answer. */
  addContext(text: string): boolean
  /** Sends a message in the platform's own format. */
  send(message: OutgoingMessage): boolean
  say(message: string, options?: SayOptions): boolean
  /** Ends the call on the platform, and so for every participant, and stops. */
  end(): boolean
  /** Calls back with each message of the platform; returns the undo. */
  onMessage(listener: (message: VapiMessage) => void): () => void
  /** Calls back when a tool of the page begins and when it is done; returns the undo. */
  onTool(listener: (run: ToolActivity) => void): () => void
  /** Lets the assistant call a function of the page, in this call and later ones; returns the undo. */
  registerTool<Args = unknown>(name: string, tool: ClientTool<Args>): () => void
  /** Sets the playback volume of this and later calls: 0 to 1. A value that is not a finite number is ignored. */
  setVolume(volume: number): void
  /** The playback volume; 1 until it is set. */
  volume(): number
  /** Chooses devices for this call and later ones. Resolves to false if one was refused; the call then keeps its device. */
  setDevices(chosen: ChosenDevices): Promise<boolean>
  /** Plays the assistant after `audioBlocked`; call it from a click. */
  resumeAudio(): Promise<void>
  /** Asks the browser for the microphone, from a click, and releases it at once. `microphone` has the result; true if it works. */
  checkMicrophone(): Promise<boolean>
  /** Loads the code of a call (never the microphone). Call on hover, focus or touch. */
  prewarm(): void
  /** The audio of both sides, for recording or drawing; null with no call, and for a side without a track. */
  audioTracks(): AudioTracks
  /**
   * Loudness of each band of frequencies now, the lowest first, 0 to 255. Empty without a call, for a side without sound, and for
   * a muted visitor. The next call of this method overwrites the array.
   */
  frequencies(side: 'assistant' | 'user'): Uint8Array<ArrayBuffer>
  /** Delays and network of this call, or after it, of the last one. Null before the first call, and from a start until it is measured. */
  metrics(): CallMetrics | null
  /** Milliseconds since the assistant first listened; 0 before. */
  durationMs(): number
  levels: LevelSource
  /** Loads what the media library can do beyond a voice call: dial-out, tones, screen sharing, effects. Rejects with `media-load`. */
  controls(): Promise<CallControls>
}

/** One call: its values and its commands, as `useVoiceCall` returns them. */
export type VoiceCall = VoiceCallSnapshot & VoiceCallActions

/** The browser, the network and the media library, as a call uses them. Tests pass `createFakeEnvironment`. */
export interface CallEnvironment extends Pick<
  SessionPorts,
  'transports' | 'microphone' | 'audio' | 'isOnline'
> {
  /** Creates a web call. Resolves with the platform's answer. */
  createWebCall(signal: AbortSignal, body: CreateWebCallBody): Promise<unknown>
  /** Answers the turns of a chat. Without it a chat goes to the platform. */
  openChat?: OpenChat
}

/** Options of the class, the client and the hooks alike. */
export interface CallOptions {
  /** Your texts for the visitor, for `visitorText` and `visitorMessage` of every error. Default: the English texts. */
  errorTexts?: ErrorTexts | undefined
  /** Replaces network, media library and microphone in tests; see `createFakeEnvironment` in `voice/testing`. */
  environment?: CallEnvironment | undefined
}

/** The key, or the function that fetches a token. An app in JavaScript may pass anything as a key; the start refuses it. */
export const tokenSourceOf = ({ publicKey: key, getToken }: UseVoiceCallOptions) =>
  (typeof key === 'string' ? key.trim() : key) || getToken

/** Which targets the options name, as the events of a start report it. */
export const targetsOf = (options: StartOptions) => ({
  hasAssistant: Boolean(options.assistant || options.assistantId),
  hasSquad: Boolean(options.squad || options.squadId),
  hasWorkflow: Boolean(options.workflow || options.workflowId),
})

export const hasTarget = (options: StartOptions): boolean => Object.values(targetsOf(options)).includes(true)

export interface ChatRequest {
  /** The messages that the platform's chat does not have yet, the newest last. */
  input: readonly WebChatMessage[]
  /** The chat to continue; undefined for a new one. */
  sessionId: string | undefined
}

/** A piece of a chat's answer. `output` is the index of its message. Text after a tool call did not wait for the page. */
export type ChatPiece =
  | { type: 'session'; sessionId: string }
  | { type: 'text'; delta: string; output?: number }
  /** A piece of a tool call. Pieces with the same key belong together; the arguments are JSON text in pieces. */
  | { type: 'tool-call'; key: string; id?: string; name?: string; arguments?: string; output?: number }

/** Sends a turn and streams the answer. Iterating rejects with a `VoiceError`, and ends when the signal fires. */
export type OpenChat = (request: ChatRequest, signal: AbortSignal) => AsyncIterable<ChatPiece>
