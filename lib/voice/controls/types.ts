import type { DailyCall } from '../daily/types'
import type { MediaCallState } from '../state'
import type { AccessLevel } from '../transport'

type Native = DailyCall
type First<M extends keyof Native> = Native[M] extends (...args: infer A) => unknown ? A[0] : never
type Result<M extends keyof Native> = Native[M] extends (...args: never[]) => infer R
  ? Promise<Awaited<R>>
  : never

/** Play state of a media file that is played into the room. */
export type RemotePlayerState = 'play' | 'pause'

/**
 * Everything the media library can do beyond a voice call, checked by us first: a value that is not allowed is
 * a `ValidationError`, a moment at which it cannot work a `MisuseError`, and the media library is not touched.
 * Every method returns a promise, because the checks are loaded with the first of them.
 */
export interface CallControls {
  // -- readable at any time
  callState(): Promise<MediaCallState>
  /** How much of the room is open to us. */
  accessLevel(): Promise<AccessLevel>
  networkQuality(): Result<'getNetworkStats'>
  /** Country of the visitor, as the media library looks it up; an empty text when it cannot. */
  geo(): Promise<string>
  devices(): Result<'enumerateDevices'>
  /** Media files now played into the room, by session id. */
  remoteMediaPlayers(): Promise<Record<string, RemotePlayerState>>

  // -- the visitor
  /** Any JSON of at most 4096 characters. Only after join. */
  setUserData(data: unknown): Result<'setUserData'>
  setUserName(name: string): Result<'setUserName'>
  /** Louder or quieter by a factor of 0 or more. Only after join. */
  setMicrophoneGain(gain: number): Promise<void>
  /** `audioSource: false` is taken as the default device, with a warning. */
  setInputDevices(devices: First<'setInputDevicesAsync'>): Promise<void>
  setOutputDevice(device: First<'setOutputDeviceAsync'>): Promise<void>
  setNoiseCancellation(enabled: boolean): Promise<void>
  /** Blur behind the visitor, greater than 0 and at most 1. */
  setBackgroundBlur(strength: number): Promise<void>
  /** A preselected picture (1 to 10), the address of a picture, or its data. */
  setBackgroundImage(source: number | string | ArrayBuffer): Promise<void>
  clearBackground(): Promise<void>

  // -- tracks and levels
  startCustomTrack(options: First<'startCustomTrack'>): Result<'startCustomTrack'>
  stopCustomTrack(trackName: string): Result<'stopCustomTrack'>
  /** Reports levels every so many milliseconds, at least 100. */
  startLocalLevels(intervalMs?: number): Promise<void>
  stopLocalLevels(): Promise<void>
  startRemoteLevels(intervalMs?: number): Promise<void>
  stopRemoteLevels(): Promise<void>
  /** A preset, or `maxQuality`, one to three `encodings`, or `allowAdaptiveLayers`, for each track. */
  updateSendSettings(settings: First<'updateSendSettings'>): Result<'updateSendSettings'>
  startScreenShare(options?: First<'startScreenShare'>): Promise<void>
  stopScreenShare(): Promise<void>

  // -- a media file played into the room: volume 0 to 2, state play or pause
  startRemoteMediaPlayer(options: First<'startRemoteMediaPlayer'>): Result<'startRemoteMediaPlayer'>
  updateRemoteMediaPlayer(options: First<'updateRemoteMediaPlayer'>): Result<'updateRemoteMediaPlayer'>
  stopRemoteMediaPlayer(sessionId: string): Promise<void>

  // -- telephones; only after join
  /** Exactly one of `sipUri` and `phoneNumber` (E.164). */
  startDialOut(options: First<'startDialOut'>): Result<'startDialOut'>
  stopDialOut(options: First<'stopDialOut'>): Promise<void>
  /** 1 to 20 of 0-9, A-D, * and #. */
  sendDTMF(options: First<'sendDTMF'>): Promise<void>
  /** To a target that begins with `sip:` or `+`. */
  transfer(options: First<'sipCallTransfer'>): Promise<void>

  // -- the room; only after join
  /** Type `cloud`, `raw-tracks` or `local`. */
  startRecording(options?: First<'startRecording'>): Promise<void>
  stopRecording(options?: First<'stopRecording'>): Promise<void>
  /** Any JSON within the room's limit, to everybody or to some. */
  sendAppMessage(data: unknown, to?: string | string[]): Promise<void>
  setCustomTrayButtons(buttons: First<'updateCustomTrayButtons'>): Promise<void>
  setCustomIntegrations(integrations: First<'setCustomIntegrations'>): Promise<void>
  startCustomIntegrations(id: string | string[]): Promise<void>
  stopCustomIntegrations(id: string | string[]): Promise<void>

  // -- tests; not after joining, and one at a time
  testNetworkConnectivity(videoTrack: MediaStreamTrack): Result<'testNetworkConnectivity'>
  testWebsocketConnectivity(): Result<'testWebsocketConnectivity'>
  testCallQuality(): Result<'testCallQuality'>
  /** Ends the test under way early. */
  stopTest(): Promise<void>
}
