'use client'

export { useVoiceCall } from './use-voice-call'
export { createCallStore, type CallStore } from './call-store'
export { useAudioDevices } from './use-audio-devices'
export type { AudioDevice, AudioDevices } from './use-audio-devices'
export { isActive, isConnected, isConnecting } from '../session/phases'
export type { CallPhase, CallState, EndReason } from '../session/state'
export type { TranscriptLine } from '../session/transcript'
export { visitorText } from '../error-messages'
export type { VisitorText, VoiceError, VoiceErrorCode } from '../errors'
export type { ClientMessage, VapiMessage } from '../vapi/messages'
export type { ClientTool, ToolCall } from '../vapi/tools'
export type {
  CallRequest,
  ChosenDevices,
  Levels,
  LevelSource,
  MicrophoneState,
  SayOptions,
  UseVoiceCallOptions,
  VoiceCall,
  VoiceCallActions,
  VoiceCallSnapshot,
} from './types'
