export { useVoiceCall } from './use-voice-call'
export { isActive, isConnected, isConnecting } from '../phases'
export type { CallPhase, CallState, EndReason } from '../state'
export type { TranscriptLine } from '../transcript'
export type { VoiceError } from '../errors'
export type {
  Levels,
  LevelSource,
  MicrophoneState,
  UseVoiceCallOptions,
  VoiceCall,
  VoiceCallActions,
  VoiceCallSnapshot,
} from '../voice-call'
