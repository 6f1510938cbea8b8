/** For tests of an app that embeds a call: a voice platform without network, media library and microphone. */
export { createFakeEnvironment, type FakeEnvironment, type FakeReply, type Refusal } from './fake-environment'
export {
  createFakeTransport,
  createFakeTransportPool,
  type FakeAction,
  type FakeAnswers,
  type FakeTransport,
  type FakeTransportPool,
} from './fake-transport'
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
