import type { DailyCall } from '../daily/types'
import type { AccessLevel, MediaCallState } from '../session/transport'

export type DailyArgument<M extends keyof DailyCall> = DailyCall[M] extends (...args: infer A) => unknown
  ? A[0]
  : never

type DailyResult<M extends keyof DailyCall> = DailyCall[M] extends (...args: never[]) => infer R
  ? Awaited<R>
  : never

type DailyMethod<M extends keyof DailyCall> = (options: DailyArgument<M>) => Promise<DailyResult<M>>

/**
 * What the media library can do beyond a voice call. A method that cannot work now rejects with a `MisuseError`, and with a
 * `VoiceError` of the code `refused` if the media library refuses a value.
 */
export interface CallControls {
  // -- at any time
  /** The media call's state; `new` outside of calls. */
  callState(): Promise<MediaCallState>
  /** The visitor's access to the room; `unknown` outside of calls. */
  accessLevel(): Promise<AccessLevel>
  /** The media library's network statistics. Only after join. */
  networkQuality(): Promise<DailyResult<'getNetworkStats'>>

  // -- in a call, also while it connects
  /** Country code of the visitor, which the media library looks up; empty if it cannot. */
  geo(): Promise<string>
  /** Cameras, microphones and loudspeakers. */
  devices(): Promise<DailyResult<'enumerateDevices'>>

  // -- the visitor; only after join, unless a method says otherwise
  /** Sets data of the visitor that all participants can read. @param data any JSON value, at most 4096 characters as text */
  setUserData(data: unknown): Promise<DailyResult<'setUserData'>>
  setUserName(name: string): Promise<DailyResult<'setUserName'>>
  /**
   * Makes the microphone louder or quieter, also while the call connects. The assistant hears the first change a moment
   * after the promise resolves. @param gain factor of 0 or more
   */
  setMicrophoneGain(gain: number): Promise<void>
  /**
   * Chooses microphone and camera, and closes the previous microphone. You can choose a microphone alone while the call
   * connects, too, and later calls use it. The end of the call does not stop a track that the page supplied.
   * `audioSource: false` and `audioDeviceId: false` are ignored, with a warning.
   */
  setInputDevices(devices: DailyArgument<'setInputDevicesAsync'>): Promise<void>
  /** Chooses the loudspeaker, also without a call. Later calls use it, too. Some browsers cannot choose one. */
  setOutputDevice(device: DailyArgument<'setOutputDeviceAsync'>): Promise<void>
  /** Switches noise cancellation, which is on by default. */
  setNoiseCancellation(enabled: boolean): Promise<void>
  /** Blurs the picture behind the visitor. @param strength above 0 and at most 1 */
  setBackgroundBlur(strength: number): Promise<void>
  /** Puts a picture behind the visitor. @param source number of a built-in picture (1 to 10), address of a picture, or its data */
  setBackgroundImage(source: number | string | ArrayBuffer): Promise<void>
  clearBackground(): Promise<void>

  // -- tracks and levels; only after join
  /** Sends a track of the page's own. Its name: at most 50 characters, not a reserved one. */
  startCustomTrack: DailyMethod<'startCustomTrack'>
  /** Ends a custom track. @param trackName as `startCustomTrack` resolved to */
  stopCustomTrack(trackName: string): Promise<DailyResult<'stopCustomTrack'>>
  /** Starts reporting the visitor's level. @param intervalMs at least 100; default: 200 */
  startLocalLevels(intervalMs?: number): Promise<void>
  stopLocalLevels(): Promise<void>
  /** Starts reporting the levels of the other participants. @param intervalMs at least 100; default: 200 */
  startRemoteLevels(intervalMs?: number): Promise<void>
  /** Stops reporting the levels of the other participants. `volume-level` and the speech events need these reports. */
  stopRemoteLevels(): Promise<void>
  /** A preset, or `maxQuality`, one to three `encodings`, or `allowAdaptiveLayers`, for each track. */
  updateSendSettings: DailyMethod<'updateSendSettings'>
  /** Asks the visitor for a screen to share. Events of the media library's call object say whether the share has begun. */
  startScreenShare(options?: DailyArgument<'startScreenShare'>): Promise<void>
  stopScreenShare(): Promise<void>

  // -- a media file played into the room; only after join
  /** Settings: `volume` 0 to 2, `state` play or pause. */
  startRemoteMediaPlayer: DailyMethod<'startRemoteMediaPlayer'>
  /** Changes the settings of a file that is being played: `volume` 0 to 2, `state` play or pause. */
  updateRemoteMediaPlayer: DailyMethod<'updateRemoteMediaPlayer'>
  /** Ends the file that is being played. @param sessionId as `startRemoteMediaPlayer` resolved to */
  stopRemoteMediaPlayer(sessionId: string): Promise<void>

  // -- telephones; only after join
  /** Calls exactly one of `sipUri` and `phoneNumber` (E.164, with its plus). */
  startDialOut: DailyMethod<'startDialOut'>
  /** Hangs up the telephone call with this `sessionId`. */
  stopDialOut(options: DailyArgument<'stopDialOut'>): Promise<void>
  /** Sends 1 to 20 tones of 0-9, A-D, * and #. */
  sendDTMF(options: DailyArgument<'sendDTMF'>): Promise<void>
  /** Transfers the caller to a target that begins with `sip:` or `+`. */
  transfer(options: DailyArgument<'sipCallTransfer'>): Promise<void>

  // -- the room; only after join
  /** Starts a recording. @param options with a `type` of `cloud`, `raw-tracks` or `local` */
  startRecording(options?: DailyArgument<'startRecording'>): Promise<void>
  /** Ends a recording; without options, the only one. */
  stopRecording(options?: DailyArgument<'stopRecording'>): Promise<void>
  /** Sends any JSON value within the room's limit to the participants with these ids; default: to all. */
  sendAppMessage(data: unknown, to?: string | string[]): Promise<void>
}
