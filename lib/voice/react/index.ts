export { useVoiceCall } from './use-voice-call'
export { useAudioDevices } from './use-audio-devices'
export type { AudioDevice, AudioDevices } from './use-audio-devices'
export { isActive, isConnected, isConnecting } from '../phases'
export type { CallPhase, CallState, EndReason } from '../state'
export type { TranscriptLine } from '../transcript'
export type { VoiceError } from '../errors'
export type {
  ChosenDevices,
  Levels,
  LevelSource,
  MicrophoneState,
  UseVoiceCallOptions,
  VoiceCall,
  VoiceCallActions,
  VoiceCallSnapshot,
} from '../voice-call'
