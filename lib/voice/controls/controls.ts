import type { DailyCall } from '../daily/types'
import type { AccessLevel, MediaCallState } from '../session/transport'

/** First argument of a method of the media library's call object. */
export type CallArgument<M extends keyof DailyCall> = DailyCall[M] extends (...args: infer A) => unknown
  ? A[0]
  : never

/** What a method of the media library's call object resolves to. */
export type CallResult<M extends keyof DailyCall> = DailyCall[M] extends (...args: never[]) => infer R
  ? Awaited<R>
  : never

/** The methods of `CallControls`, which the code that is loaded with the first call implements. */
export type ControlMethods = Pick<CallControls, keyof CallControls>

/** Play state of a media file that is played into the room. */
export type RemotePlayerState = 'play' | 'pause'

/**
 * Everything the media library can do beyond a voice call. Each value is checked first (`ValidationError`), then
 * the moment (`MisuseError`); only then is the media library asked, whose own refusal is a `VoiceError` with the
 * code `refused`. Every method returns a promise, because the code is loaded with the first call of one.
 */
export class CallControls {
  readonly #load: () => Promise<ControlMethods>

  /** @param load fetches the code; called again with every call of a method */
  constructor(load: () => Promise<ControlMethods>) {
    this.#load = load
  }

  // -- to be read at any time

  /** The media call's state; `new` outside of calls. */
  async callState(): Promise<MediaCallState> {
    return (await this.#load()).callState()
  }

  /** How much of the room is open to the visitor; `unknown` outside of calls. */
  async accessLevel(): Promise<AccessLevel> {
    return (await this.#load()).accessLevel()
  }

  /** The media library's network statistics. Only after join. */
  async networkQuality(): Promise<CallResult<'getNetworkStats'>> {
    return (await this.#load()).networkQuality()
  }

  /** Country code of the visitor, as the media library looks it up; empty when it cannot. */
  async geo(): Promise<string> {
    return (await this.#load()).geo()
  }

  /** Cameras, microphones and loudspeakers. */
  async devices(): Promise<CallResult<'enumerateDevices'>> {
    return (await this.#load()).devices()
  }

  /** Media files being played into the room, by session id. */
  async remoteMediaPlayers(): Promise<Record<string, RemotePlayerState>> {
    return (await this.#load()).remoteMediaPlayers()
  }

  // -- the visitor; only after join

  /** Sets what the others in the room can read of the visitor. @param data any JSON value, at most 4096 characters as text */
  async setUserData(data: unknown): Promise<CallResult<'setUserData'>> {
    return (await this.#load()).setUserData(data)
  }

  /** Sets the visitor's name in the room. @param name not empty */
  async setUserName(name: string): Promise<CallResult<'setUserName'>> {
    return (await this.#load()).setUserName(name)
  }

  /** Makes the microphone louder or quieter. @param gain factor of 0 or more; 1 leaves it as it is */
  async setMicrophoneGain(gain: number): Promise<void> {
    return (await this.#load()).setMicrophoneGain(gain)
  }

  /**
   * Chooses microphone and camera; the microphone that it replaces is closed. A track of the page's own is not stopped
   * at the end of the call. `audioSource: false` is ignored, with a warning.
   */
  async setInputDevices(devices: CallArgument<'setInputDevicesAsync'>): Promise<void> {
    return (await this.#load()).setInputDevices(devices)
  }

  /** Chooses the loudspeaker, where the browser can. */
  async setOutputDevice(device: CallArgument<'setOutputDeviceAsync'>): Promise<void> {
    return (await this.#load()).setOutputDevice(device)
  }

  /** Switches noise cancellation, which is on by default. */
  async setNoiseCancellation(enabled: boolean): Promise<void> {
    return (await this.#load()).setNoiseCancellation(enabled)
  }

  /** Blurs the picture behind the visitor. @param strength above 0 and at most 1 */
  async setBackgroundBlur(strength: number): Promise<void> {
    return (await this.#load()).setBackgroundBlur(strength)
  }

  /** Puts a picture behind the visitor. @param source number of a preselected picture (1 to 10), address of a picture, or its data */
  async setBackgroundImage(source: number | string | ArrayBuffer): Promise<void> {
    return (await this.#load()).setBackgroundImage(source)
  }

  /** Removes blur or picture. */
  async clearBackground(): Promise<void> {
    return (await this.#load()).clearBackground()
  }

  // -- tracks and levels; only after join

  /** Sends a track of the page's own. Its name: at most 50 characters, not a reserved one. */
  async startCustomTrack(options: CallArgument<'startCustomTrack'>): Promise<CallResult<'startCustomTrack'>> {
    return (await this.#load()).startCustomTrack(options)
  }

  /** Ends a custom track. @param trackName as `startCustomTrack` resolved to */
  async stopCustomTrack(trackName: string): Promise<CallResult<'stopCustomTrack'>> {
    return (await this.#load()).stopCustomTrack(trackName)
  }

  /** Begins to report the visitor's level. @param intervalMs at least 100; default: the media library's */
  async startLocalLevels(intervalMs?: number): Promise<void> {
    return (await this.#load()).startLocalLevels(intervalMs)
  }

  /** Ends the reports of the visitor's level. */
  async stopLocalLevels(): Promise<void> {
    return (await this.#load()).stopLocalLevels()
  }

  /** Begins to report the others' levels. @param intervalMs at least 100; default: the media library's */
  async startRemoteLevels(intervalMs?: number): Promise<void> {
    return (await this.#load()).startRemoteLevels(intervalMs)
  }

  /** Ends the reports of the others' levels. `volume-level` and the speech events need them. */
  async stopRemoteLevels(): Promise<void> {
    return (await this.#load()).stopRemoteLevels()
  }

  /** A preset, or `maxQuality`, one to three `encodings`, or `allowAdaptiveLayers`, for each track. */
  async updateSendSettings(
    settings: CallArgument<'updateSendSettings'>,
  ): Promise<CallResult<'updateSendSettings'>> {
    return (await this.#load()).updateSendSettings(settings)
  }

  /** Asks the visitor for a screen to share. */
  async startScreenShare(options?: CallArgument<'startScreenShare'>): Promise<void> {
    return (await this.#load()).startScreenShare(options)
  }

  /** Ends the sharing of the screen. */
  async stopScreenShare(): Promise<void> {
    return (await this.#load()).stopScreenShare()
  }

  // -- a media file played into the room; only after join

  /** Settings: `volume` 0 to 2, `state` play or pause. */
  async startRemoteMediaPlayer(
    options: CallArgument<'startRemoteMediaPlayer'>,
  ): Promise<CallResult<'startRemoteMediaPlayer'>> {
    return (await this.#load()).startRemoteMediaPlayer(options)
  }

  /** Changes the settings of a file that is being played: `volume` 0 to 2, `state` play or pause. */
  async updateRemoteMediaPlayer(
    options: CallArgument<'updateRemoteMediaPlayer'>,
  ): Promise<CallResult<'updateRemoteMediaPlayer'>> {
    return (await this.#load()).updateRemoteMediaPlayer(options)
  }

  /** Ends the file that is being played. @param sessionId as `startRemoteMediaPlayer` resolved to */
  async stopRemoteMediaPlayer(sessionId: string): Promise<void> {
    return (await this.#load()).stopRemoteMediaPlayer(sessionId)
  }

  // -- telephones; only after join

  /** Calls exactly one of `sipUri` and `phoneNumber` (E.164, with its plus). */
  async startDialOut(options: CallArgument<'startDialOut'>): Promise<CallResult<'startDialOut'>> {
    return (await this.#load()).startDialOut(options)
  }

  /** Hangs up the telephone call with this `sessionId`. */
  async stopDialOut(options: CallArgument<'stopDialOut'>): Promise<void> {
    return (await this.#load()).stopDialOut(options)
  }

  /** Sends 1 to 20 tones of 0-9, A-D, * and #. */
  async sendDTMF(options: CallArgument<'sendDTMF'>): Promise<void> {
    return (await this.#load()).sendDTMF(options)
  }

  /** Transfers the caller to a target that begins with `sip:` or `+`. */
  async transfer(options: CallArgument<'sipCallTransfer'>): Promise<void> {
    return (await this.#load()).transfer(options)
  }

  // -- the room; only after join

  /** Starts a recording. @param options with a `type` of `cloud`, `raw-tracks` or `local` */
  async startRecording(options?: CallArgument<'startRecording'>): Promise<void> {
    return (await this.#load()).startRecording(options)
  }

  /** Ends a recording; without options, the only one. */
  async stopRecording(options?: CallArgument<'stopRecording'>): Promise<void> {
    return (await this.#load()).stopRecording(options)
  }

  /**
   * Sends to the participants with these ids; default: to everybody.
   * @param data any JSON value within the room's limit
   */
  async sendAppMessage(data: unknown, to?: string | string[]): Promise<void> {
    return (await this.#load()).sendAppMessage(data, to)
  }

  /** Sets the buttons of the media library's own interface, by id. */
  async setCustomTrayButtons(buttons: CallArgument<'updateCustomTrayButtons'>): Promise<void> {
    return (await this.#load()).setCustomTrayButtons(buttons)
  }

  /** Sets the integrations of the media library's own interface, by id; `location` is `main` or `sidebar`. */
  async setCustomIntegrations(integrations: CallArgument<'setCustomIntegrations'>): Promise<void> {
    return (await this.#load()).setCustomIntegrations(integrations)
  }

  /** Shows integrations. @param id of one or several, as `setCustomIntegrations` set them */
  async startCustomIntegrations(id: string | string[]): Promise<void> {
    return (await this.#load()).startCustomIntegrations(id)
  }

  /** Hides integrations. @param id of one or several, as `setCustomIntegrations` set them */
  async stopCustomIntegrations(id: string | string[]): Promise<void> {
    return (await this.#load()).stopCustomIntegrations(id)
  }

  // -- tests; not after joining, and one at a time

  /**
   * Whether media can be relayed through a TURN server.
   * @param videoTrack an open camera track to send; the caller stops it
   */
  async testNetworkConnectivity(
    videoTrack: MediaStreamTrack,
  ): Promise<CallResult<'testNetworkConnectivity'>> {
    return (await this.#load()).testNetworkConnectivity(videoTrack)
  }

  /** Whether web sockets to the regions of the media service can be opened. */
  async testWebsocketConnectivity(): Promise<CallResult<'testWebsocketConnectivity'>> {
    return (await this.#load()).testWebsocketConnectivity()
  }

  /** How well a call would work. Opens camera and microphone. */
  async testCallQuality(): Promise<CallResult<'testCallQuality'>> {
    return (await this.#load()).testCallQuality()
  }

  /** Ends the running test early. One that is still being prepared does not run, and rejects with code `aborted`. */
  async stopTest(): Promise<void> {
    return (await this.#load()).stopTest()
  }
}
