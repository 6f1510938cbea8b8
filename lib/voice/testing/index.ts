/** For tests of an app that embeds a call: a voice platform without network, media library and microphone. */
export * from './fake-environment'
export * from './fake-transport'
export type { CallEnvironment, ChatPiece, ChatRequest, OpenChat } from '../client/types'
export type {
  AudioOutput,
  AudioPlayer,
  MicrophoneAccess,
  MicrophoneOutcome,
  MicrophoneRequest,
  Playback,
} from '../session/ports'
export type {
  CallTransport,
  JoinOptions,
  Link,
  MediaCallState,
  MicrophoneProblem,
  NetworkStats,
  Participant,
  RecordingEventName,
  TransportEvent,
  TransportFailure,
  TransportPool,
} from '../session/transport'
