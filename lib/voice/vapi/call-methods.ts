import type { DailyCall, DailyVideoSendSettings } from '../daily/types'

/** The methods of the class that are the engine's own. */
export interface CallMethods {
  /** The `<audio>` element that plays the assistant, or null before it plays. */
  getAudioPlayer(): HTMLAudioElement | null
  /** Call from a click after `audio-blocked`. */
  resumeAudio(): Promise<void>
  /** Makes the microphone louder, or quieter, by a factor. */
  increaseMicLevel(gain: number): Promise<void>
  setInputDevicesAsync(devices: Parameters<DailyCall['setInputDevicesAsync']>[0]): Promise<void>
  setOutputDeviceAsync(device: Parameters<DailyCall['setOutputDeviceAsync']>[0]): void
  /** The media library's call object while a call holds one. It then serves no other call. */
  getDailyCallObject(): DailyCall | null
  /** 0 to 1; 0 with no call. */
  getLocalAudioLevel(): number
  /** @param intervalMs at least 100; default: the media library's own */
  startLocalAudioLevelObserver(intervalMs?: number): Promise<void>
  stopLocalAudioLevelObserver(): void
  isLocalAudioLevelObserverRunning(): boolean
  startScreenSharing(
    displayMediaOptions?: DisplayMediaStreamOptions,
    screenVideoSendSettings?: DailyVideoSendSettings,
  ): void
  stopScreenSharing(): void
  /** Confirmed by `recording-started`, or refused by `recording-error`, after which it may be called again. */
  startRecording(): void
  stopRecording(): void
  /** Milliseconds since the assistant first listened; 0 before the first call. */
  durationMs(): number
}

const nothing = () => null
const zero = () => 0
/** What the official SDK refuses without a call. */
const refuse = (): never => {
  throw new Error('Call object is not available.')
}
const refuseLater = async () => refuse()

/** Stands in for the engine until it is there. */
export const withoutCall: CallMethods = {
  getAudioPlayer: nothing,
  getDailyCallObject: nothing,
  getLocalAudioLevel: zero,
  durationMs: zero,
  isLocalAudioLevelObserverRunning: () => false,
  startLocalAudioLevelObserver: refuseLater,
  stopLocalAudioLevelObserver: nothing,
  increaseMicLevel: refuseLater,
  setInputDevicesAsync: refuseLater,
  setOutputDeviceAsync: nothing,
  resumeAudio: async () => {},
  startRecording: refuse,
  stopRecording: nothing,
  startScreenSharing: nothing,
  stopScreenSharing: nothing,
}
