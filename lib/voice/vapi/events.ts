import type { DailyEventObject, DailyParticipant } from '../daily/types'
import type { MicrophoneState } from '../client/types'
import type { CallStage, VoiceError, VoiceErrorCode } from '../errors'
import type { ToolActivity } from '../session/call-tools'
import type { CallMetrics } from '../session/metrics'
import type { Interruption } from '../session/ports'
import type { CallState } from '../session/state'
import type { TranscriptLine } from '../session/transcript'
import type { Emitter } from './emitter'
import type { VapiMessage } from '../messages'

/** Stages of a start, of a reconnect, and of a recording that began. */
export type ProgressStage =
  CallStage | 'validation' | 'video-recording-started' | 'reconnect-initialization' | 'reconnect'

type AnyStage = ProgressStage | (string & {})

/** An event with the time at which it was emitted. */
interface Timed {
  /** ISO 8601. */
  timestamp: string
}

/** The end of a start. */
interface StartEnd extends Timed {
  /** Milliseconds from `start()`. */
  totalDuration: number
}

export interface CallStartProgressEvent extends Timed {
  stage: AnyStage
  /** A step that is not needed is only `completed`. */
  status: 'started' | 'completed' | 'failed'
  /** Milliseconds that the step took, once it is done or has failed. */
  duration?: number
  metadata?: ProgressMetadata
}

/** What is known about a step; which fields are there depends on the stage. */
export interface ProgressMetadata {
  /** Why nothing was started: `already-started`. */
  reason?: string
  /** How an optional step was done, such as `skipped-not-enabled`. */
  action?: string
  /** The platform's id of the call; `unknown` where it gave none. */
  callId?: string
  /** The platform's name for the provider of the assistant's voice, such as `11labs`; `unknown` where it gave none. */
  voiceProvider?: string
  videoRecordingEnabled?: boolean
  isMobile?: boolean
  /** Whether the start named an assistant, by id or by definition. */
  hasAssistant?: boolean
  hasSquad?: boolean
  hasWorkflow?: boolean
  /** Seconds from asking for the recording to its beginning. */
  delaySeconds?: number
  /** Message and code of the error of a step that failed. */
  error?: string
  code?: VoiceErrorCode
  [field: string]: unknown
}

/** The room is joined and set up. */
export type CallStartSuccessEvent = StartEnd & Pick<ProgressMetadata, 'callId'>

export interface CallStartFailedEvent extends StartEnd {
  /** In which it failed or was stopped; `reconnect` for one of a reconnect. */
  stage: AnyStage
  error: string
  errorStack?: string
  context: StartContext
}

/** What a start was for: the targets that it names; for `reconnect`, the call that is joined again. */
export interface StartContext extends Pick<
  ProgressMetadata,
  'hasAssistant' | 'hasSquad' | 'hasWorkflow' | 'callId' | 'voiceProvider' | 'isMobile'
> {
  /** True for `reconnect`; undefined for a start. */
  isReconnect?: boolean
  /** For `reconnect`: whether the call asks for a video recording. */
  hasVideoRecording?: boolean
  [field: string]: unknown
}

/** An error as plain data, which survives JSON. The fields of 2.7.1 are there beside ours. */
export interface SerializedError {
  /** For developers: what happened. */
  message: string
  /** Class of the error, such as `VoiceError`. */
  name?: string
  stack?: string
  /** The code of a `VoiceError`; of an error of the media library or the browser, its own. */
  code?: VoiceErrorCode | string | number
  status?: number | undefined
  /** Whether the same start may succeed when it is tried again. */
  retryable?: boolean
  /** One sentence for the visitor: what happened and what to do. */
  visitorMessage?: string
  /** What the platform, the browser or the media library said. */
  cause?: string
  errorMsg?: string
  /** The media library's details, or the body of the platform's answer. */
  error?: ErrorDetails
  callClientId?: string
  [field: string]: unknown
}

/** `type` and `msg` are the media library's; `statusCode`, `message` and `error` are the platform's. */
export interface ErrorDetails {
  /** Kind of the media library's failure, such as `ejected`. */
  type?: string
  msg?: string
  statusCode?: number
  /** What the platform did not accept: one sentence, or one for each field. */
  message?: string | string[]
  /** Name of the HTTP status, such as `Unauthorized`. */
  error?: string
  [field: string]: unknown
}

interface ErrorEventBase extends Timed {
  message: string
  name: string
  error: SerializedError
  /** The error itself, with its `cause`. */
  exception: VoiceError
}

/** Of one step, or of each of several. */
type StepError<Step extends string> = Step extends Step
  ? ErrorEventBase & { type: `${Step}-error`; stage: Step }
  : never

/** Payloads of `error`; `type` discriminates. `duration` and `totalDuration` are milliseconds from `start()`. */
export type VapiErrorEvent =
  | (ErrorEventBase & { type: 'validation-error'; stage: 'input-validation' })
  | StepError<'daily-call-object-creation' | 'audio-processor-recovery'>
  | StepError<'video-recording-setup' | 'audio-observer-setup' | 'audio-processing-setup'>
  | (StepError<'daily-call-join'> & { duration: number })
  | (ErrorEventBase & {
      type: 'start-method-error'
      stage: CallStage
      totalDuration: number
      context: StartContext
    })
  | (ErrorEventBase & { type: 'reconnect-error'; totalDuration: number; context: StartContext })
  /** The media library ended the call. */
  | (ErrorEventBase & { type: 'daily-error' })
  /** The browser blocks autoplay: call `resumeAudio()` from a click. */
  | (ErrorEventBase & { type: 'audio-start-failed' })
  /** Anything else that went wrong in a call; `exception.fatal` says whether it ended it. */
  | (ErrorEventBase & { type: 'call-error'; stage: CallStage })

/** The microphone, or the camera of a recording, could not be used. The call goes on without it. */
export interface CameraErrorEvent extends ErrorEventBase {
  type: 'camera-error'
}

export type VapiEvents = {
  /** The assistant listens: the conversation begins. */
  'call-start': []
  /** A call that had begun is over, and everything is released. */
  'call-end': []
  /** Loudness of the assistant, 0 to 1, ten times a second. */
  'volume-level': [volume: number]
  /** Loudness of the visitor, 0 to 1; only for a listener that was there before `start()`. */
  'local-volume-level': [volume: number]
  /** `local-volume-level` has failed; the call goes on without it. */
  'local-audio-level-observer-error': [error: SerializedError]
  'speech-start': []
  /** The assistant has been silent for a second. */
  'speech-end': []
  /** A message from the room, parsed. Anybody in the room may send one, so check what you use. */
  message: [message: VapiMessage]
  video: [track: MediaStreamTrack]
  /** The assistant's sound plays, in this element. */
  audio: [player: HTMLAudioElement]
  /** Something failed; `type` and `exception.code` say what, `exception.fatal` whether it ended the call. */
  error: [error: VapiErrorEvent]
  /** The microphone, or the camera of a recording, could not be used; the call goes on without it. */
  'camera-error': [error: CameraErrorEvent]
  /** The media library's own event. */
  'network-quality-change': [event: DailyEventObject<'network-quality-change'>]
  /** The media library's own event. */
  'network-connection': [event: DailyEventObject<'network-connection'>]
  /** The media library's own participant. */
  'daily-participant-updated': [participant: DailyParticipant]
  /** A step of a start began, is done, or failed. */
  'call-start-progress': [event: CallStartProgressEvent]
  /** The room is joined and set up. */
  'call-start-success': [event: CallStartSuccessEvent]
  /** A start failed or was stopped; everything is released. */
  'call-start-failed': [event: CallStartFailedEvent]
  /** The recording runs. The media library's own event, as the four that follow. */
  'recording-started': [event: DailyEventObject<'recording-started'>]
  'recording-stopped': [event: DailyEventObject<'recording-stopped'>]
  /** Statistics of a local recording. */
  'recording-stats': [event: DailyEventObject<'recording-stats'>]
  /** The recording failed; the call goes on without it. */
  'recording-error': [event: DailyEventObject<'recording-error'>]
  'recording-upload-completed': [event: DailyEventObject<'recording-upload-completed'>]
  // beyond the official SDK
  'state-change': [state: CallState]
  /** All lines so far, after each change. */
  transcript: [lines: readonly TranscriptLine[]]
  /** The browser blocks the assistant's sound until a gesture (true), or plays it again (false). */
  'audio-blocked': [isBlocked: boolean]
  /** The visitor begins to speak; only for a listener that was there before `start()`. */
  'user-speech-start': []
  /** The visitor has been silent for a second; only for a listener that was there before `start()`. */
  'user-speech-end': []
  /** Delays and network of the call: once a second while it is live, and once at its end. */
  metrics: [metrics: CallMetrics]
  /** The system, the browser or a device interrupts the call (true), or no longer does (false). */
  interruption: [interruption: Interruption, isActive: boolean]
  /** A tool of the page begins, or is done. */
  tool: [run: ToolActivity]
  /** The browser asks for the microphone (`prompt`), has opened it (`granted`), or has not. */
  microphone: [state: Exclude<MicrophoneState, 'unknown'>]
  'mute-change': [isMuted: boolean]
}

export type VapiEmitter = Emitter<VapiEvents, UntypedEvent>

/** Events whose payload the official SDK leaves untyped: a listener may declare a type of its own. */
export type UntypedEvent =
  | 'message'
  | 'error'
  | 'camera-error'
  | 'network-quality-change'
  | 'network-connection'
  | 'local-audio-level-observer-error'
