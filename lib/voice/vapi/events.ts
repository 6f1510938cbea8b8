import type {
  DailyEventObjectNetworkConnectionEvent,
  DailyEventObjectNetworkQualityEvent,
  DailyEventObjectNoPayload,
  DailyEventObjectRecordingError,
  DailyEventObjectRecordingStarted,
  DailyEventObjectRecordingStopped,
  DailyParticipant,
} from '../daily/types'
import type { CallStage, VoiceError, VoiceErrorCode } from '../errors'
import type { CallState } from '../state'
import type { TranscriptLine } from '../transcript'
import type { VapiMessage } from './platform-messages'

/** Stages of `call-start-progress`: the specification's, and those of a reconnect. */
export type ProgressStage =
  CallStage | 'validation' | 'video-recording-started' | 'reconnect-initialization' | 'reconnect'

export interface CallStartProgressEvent {
  stage: ProgressStage
  status: 'started' | 'completed' | 'failed'
  /** Milliseconds. */
  duration?: number
  /** ISO 8601. */
  timestamp: string
  metadata?: Record<string, unknown>
}

export interface CallStartSuccessEvent {
  /** Milliseconds. */
  totalDuration: number
  callId?: string
  timestamp: string
}

export interface CallStartFailedEvent {
  stage: ProgressStage
  totalDuration: number
  error: string
  errorStack?: string
  timestamp: string
  context: Record<string, unknown>
}

/** An error as plain data, which survives JSON. */
export interface SerializedError {
  message: string
  name?: string
  stack?: string
  code?: VoiceErrorCode | string | number
  /** HTTP status of the platform's answer. */
  status?: number
  retryable?: boolean
  /** One sentence for the visitor: what happened and what to do. */
  visitorMessage?: string
  /** What the platform, the browser or the media library said. */
  cause?: string
  [field: string]: unknown
}

interface ErrorEventBase {
  error: SerializedError
  timestamp: string
  /** The error itself, with its `cause`. */
  exception: VoiceError
}

/** Payloads of `error`; `type` tells them apart (specification, section 8). */
export type VapiErrorEvent =
  | (ErrorEventBase & { type: 'validation-error'; stage: 'input-validation' })
  | (ErrorEventBase & {
      type: 'daily-call-object-creation-error'
      stage: 'daily-call-object-creation'
    })
  | (ErrorEventBase & { type: 'daily-call-join-error'; stage: 'daily-call-join'; duration: number })
  | (ErrorEventBase & { type: 'video-recording-setup-error'; stage: 'video-recording-setup' })
  | (ErrorEventBase & { type: 'audio-observer-setup-error'; stage: 'audio-observer-setup' })
  | (ErrorEventBase & { type: 'audio-processing-setup-error'; stage: 'audio-processing-setup' })
  | (ErrorEventBase & { type: 'audio-processor-recovery-error'; stage: 'audio-processor-recovery' })
  | (ErrorEventBase & {
      type: 'start-method-error'
      stage: CallStage
      totalDuration: number
      context: Record<string, unknown>
    })
  | (ErrorEventBase & {
      type: 'reconnect-error'
      totalDuration: number
      context: Record<string, unknown>
    })
  /** The media library ended the call. */
  | (ErrorEventBase & { type: 'daily-error' })
  /** The browser holds back the sound: call `resumeAudio()` from a click. */
  | (ErrorEventBase & { type: 'audio-start-failed' })
  /** Anything else that went wrong in a call; `exception.fatal` says whether it ended it. */
  | (ErrorEventBase & { type: 'call-error'; stage: CallStage })

export interface CameraErrorEvent {
  type: 'camera-error'
  error: SerializedError
  timestamp: string
  exception: VoiceError
}

/** Event names and the arguments of their listeners. */
export type VapiEvents = {
  'call-start': []
  'call-end': []
  /** 0 to 1. */
  'volume-level': [volume: number]
  'local-volume-level': [volume: number]
  'local-audio-level-observer-error': [error: SerializedError]
  'speech-start': []
  'speech-end': []
  /** Whatever JSON came in; the platform's messages are `VapiMessage`, anybody else's may be anything. */
  message: [message: VapiMessage]
  video: [track: MediaStreamTrack]
  audio: [player: HTMLAudioElement]
  error: [error: VapiErrorEvent]
  'camera-error': [error: CameraErrorEvent]
  'network-quality-change': [event: DailyEventObjectNetworkQualityEvent]
  'network-connection': [event: DailyEventObjectNetworkConnectionEvent]
  'daily-participant-updated': [participant: DailyParticipant]
  'call-start-progress': [event: CallStartProgressEvent]
  'call-start-success': [event: CallStartSuccessEvent]
  'call-start-failed': [event: CallStartFailedEvent]
  'recording-started': [event: DailyEventObjectRecordingStarted]
  'recording-stopped': [event: DailyEventObjectRecordingStopped]
  'recording-stats': [event: DailyEventObjectNoPayload]
  'recording-error': [event: DailyEventObjectRecordingError]
  'recording-upload-completed': [event: DailyEventObjectNoPayload]
  // beyond the official SDK
  'state-change': [state: CallState]
  transcript: [lines: readonly TranscriptLine[]]
  'audio-blocked': [isBlocked: boolean]
}
