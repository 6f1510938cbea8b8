'use client'

export { useConversation } from './use-conversation'
export { useVoiceCall } from './use-voice-call'
export {
  useVoiceCallActions,
  useVoiceCallLevels,
  useVoiceCallValue,
  VoiceCallProvider,
  type VoiceCallProviderProps,
} from './voice-call-provider'
export { useAudioDevices, type AudioDevice, type AudioDevices } from './use-audio-devices'
export * from '../headless'
