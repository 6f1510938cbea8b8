import type { DailyCall } from '../daily/types'
import type { RemotePlayerState, CallArgument, CallControls } from './controls'
import { askWithoutCall, testWithoutCall } from '../daily/standalone-call-object'
import type { StandalonePorts } from '../daily/standalone-call-object'
import { thrownText } from '../thrown-text'
import { MisuseError, VoiceError } from '../errors'
import type { CallSession } from '../session/types'
import {
  checkDialOut,
  checkDtmf,
  checkTransfer,
  checkAppMessage,
  checkBackgroundImage,
  checkBlurStrength,
  checkCustomTrack,
  checkGain,
  checkLevelInterval,
  checkRecordingType,
  checkRemotePlayer,
  checkSendSettings,
  checkUserData,
  checkVideoSendSettings,
  checkText,
} from './rules'
import { createMicrophoneGain } from './microphone-gain'

export interface ControlsPorts extends StandalonePorts {
  /** The session of the current call; undefined outside of calls. */
  session(): Pick<CallSession, 'transport' | 'processMicrophone' | 'setMicrophone'> | undefined
  /** The assistant is played with an output device of its own. */
  setSpeaker(deviceId: string): Promise<void>
}

/** The error of a method that the media library refused. */
const refusal = (method: string, cause: unknown) =>
  new VoiceError({
    code: 'refused',
    stage: 'live',
    fatal: false,
    message: `${method}() was refused: ${thrownText(cause)}`,
    visitorText: { title: 'That did not work', advice: 'The call goes on without it.' },
    cause,
  })

type VideoProcessor = NonNullable<NonNullable<CallArgument<'updateInputSettings'>['video']>['processor']>

/** A test of the network, from its request on. */
interface RunningTest {
  isStopped: boolean
  /** Undefined until the media library runs it. */
  stop?: () => void
}

/** The code behind `CallControls`, for the calls of one instance. */
export function createMediaControls(ports: ControlsPorts): CallControls {
  const players = watchRemotePlayers()
  const microphoneGain = createMicrophoneGain(ports.session)
  let test: RunningTest | undefined

  const transport = () => ports.session()?.transport()
  const callState = () => transport()?.callState() ?? 'new'
  /** The call object of the current call, in any state; null outside of calls. */
  const currentCall = () => (transport()?.callObject() ?? null) as DailyCall | null

  /** The call object of a joined call. */
  const joined = (method: string): DailyCall => {
    const call = currentCall()
    if (!call || callState() !== 'joined') throw new MisuseError(`${method}() only supported after join.`)
    return call
  }

  /** Rejects with an error of ours for whatever the media library throws. */
  const withRefusal = async <T>(method: string, work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (cause) {
      throw cause instanceof VoiceError ? cause : refusal(method, cause)
    }
  }

  /** Asks the call object of a joined call. */
  const withJoinedCall = async <T>(method: string, task: (call: DailyCall) => T | Promise<T>): Promise<T> => {
    const call = joined(method)
    return withRefusal(method, () => task(call))
  }

  /** Asks the call object of the current call, in any state, or one of its own outside of calls. */
  const withAnyCall = <T>(method: string, task: (call: DailyCall) => Promise<T>): Promise<T> =>
    withRefusal(method, () => {
      const call = currentCall()
      return call ? task(call) : askWithoutCall(ports, task)
    })

  const runInCall = async (method: string, task: (call: DailyCall) => unknown): Promise<void> => {
    await withJoinedCall(method, async (call) => void (await task(call)))
  }

  const background = (method: string, processor: VideoProcessor) =>
    runInCall(method, (call) => call.updateInputSettings({ video: { processor } }))

  async function observeLevels(
    method: string,
    intervalMs: number | undefined,
    start: (call: DailyCall) => unknown,
  ) {
    if (intervalMs !== undefined) checkLevelInterval(intervalMs)
    await runInCall(method, start)
  }

  async function runTest<T>(
    method: string,
    task: (call: DailyCall) => Promise<T>,
    stop: (call: DailyCall) => void,
    prepare?: (call: DailyCall) => Promise<unknown>,
  ) {
    if (currentCall()) throw new MisuseError(`${method}() not supported after joining a meeting.`)
    if (test)
      throw new MisuseError(
        `A pre-call quality test is in progress. Please try ${method}() again once testing has completed.`,
      )
    const running: RunningTest = (test = { isStopped: false })
    // The media library cannot stop a test that it does not run yet.
    const throwIfStopped = () => {
      if (!running.isStopped) return
      const message = `${method}() was stopped before the test began.`
      const visitorText = { title: 'The test was stopped', advice: 'You can begin it again.' }
      throw new VoiceError({ code: 'aborted', stage: 'initialization', fatal: false, message, visitorText })
    }
    try {
      return await withRefusal(method, () =>
        testWithoutCall(ports, async (call) => {
          throwIfStopped()
          await prepare?.(call)
          throwIfStopped()
          running.stop = () => stop(call)
          return task(call)
        }),
      )
    } finally {
      test = undefined
    }
  }

  return {
    callState: async () => callState(),
    accessLevel: async () => {
      const state = currentCall()?.accessState().access
      return typeof state === 'object' ? state.level : 'unknown'
    },
    networkQuality: () => withJoinedCall('networkQuality', (call) => call.getNetworkStats()),
    geo: () => withAnyCall('geo', async (call) => (await call.geo()).current),
    devices: () => withAnyCall('devices', (call) => call.enumerateDevices()),
    remoteMediaPlayers: async () => players.states(),

    async setUserData(data) {
      checkUserData(data)
      return withJoinedCall('setUserData', (call) => call.setUserData(data))
    },
    async setUserName(name) {
      checkText('name', name)
      return withJoinedCall('setUserName', (call) => call.setUserName(name))
    },
    async setMicrophoneGain(gain) {
      checkGain(gain)
      await runInCall('setMicrophoneGain', () => microphoneGain.set(gain))
    },
    async setInputDevices(wanted) {
      const devices = withoutFalseAudio(wanted)
      const { audioDeviceId, audioSource = audioDeviceId, ...others } = devices
      if (typeof audioSource !== 'string')
        return runInCall('setInputDevices', () => transport()?.setInputDevices(devices))
      await runInCall('setInputDevices', async (call) => {
        await ports.session()?.setMicrophone(audioSource)
        if (Object.keys(others).length > 0) await call.setInputDevicesAsync(others)
      })
    },
    async setOutputDevice(device) {
      checkText('outputDeviceId', device.outputDeviceId)
      await runInCall('setOutputDevice', async (call) => {
        await ports.setSpeaker(device.outputDeviceId)
        await call.setOutputDeviceAsync(device)
      })
    },
    setNoiseCancellation: (enabled) =>
      runInCall('setNoiseCancellation', () => transport()?.setNoiseCancellation(enabled)),
    async setBackgroundBlur(strength) {
      checkBlurStrength(strength)
      await background('setBackgroundBlur', { type: 'background-blur', config: { strength } })
    },
    async setBackgroundImage(source) {
      checkBackgroundImage(source)
      await background('setBackgroundImage', { type: 'background-image', config: { source } })
    },
    clearBackground: () => background('clearBackground', { type: 'none' }),

    async startCustomTrack(options) {
      checkCustomTrack(options)
      return withJoinedCall('startCustomTrack', (call) => call.startCustomTrack(options))
    },
    async stopCustomTrack(trackName) {
      checkText('trackName', trackName)
      return withJoinedCall('stopCustomTrack', (call) => call.stopCustomTrack(trackName))
    },
    startLocalLevels: (intervalMs) =>
      observeLevels('startLocalLevels', intervalMs, (call) => call.startLocalAudioLevelObserver(intervalMs)),
    stopLocalLevels: () => runInCall('stopLocalLevels', (call) => call.stopLocalAudioLevelObserver()),
    startRemoteLevels: (intervalMs) =>
      observeLevels('startRemoteLevels', intervalMs, (call) =>
        call.startRemoteParticipantsAudioLevelObserver(intervalMs),
      ),
    stopRemoteLevels: () =>
      runInCall('stopRemoteLevels', (call) => call.stopRemoteParticipantsAudioLevelObserver()),
    async updateSendSettings(settings) {
      checkSendSettings(settings)
      return withJoinedCall('updateSendSettings', (call) => call.updateSendSettings(settings))
    },
    async startScreenShare(options) {
      if (options && 'screenVideoSendSettings' in options && options.screenVideoSendSettings !== undefined)
        checkVideoSendSettings('screenVideo', options.screenVideoSendSettings)
      await runInCall('startScreenShare', (call) => call.startScreenShare(options))
    },
    stopScreenShare: () => runInCall('stopScreenShare', (call) => call.stopScreenShare()),

    async startRemoteMediaPlayer(options) {
      checkText('url', options.url)
      if (options.settings !== undefined) checkRemotePlayer(options.settings)
      return withJoinedCall('startRemoteMediaPlayer', (call) => {
        players.watch(call)
        return call.startRemoteMediaPlayer(options)
      })
    },
    async updateRemoteMediaPlayer(options) {
      checkText('session_id', options.session_id)
      checkRemotePlayer(options.settings)
      return withJoinedCall('updateRemoteMediaPlayer', (call) => call.updateRemoteMediaPlayer(options))
    },
    async stopRemoteMediaPlayer(sessionId) {
      checkText('sessionId', sessionId)
      await runInCall('stopRemoteMediaPlayer', (call) => call.stopRemoteMediaPlayer(sessionId))
    },

    async startDialOut(options) {
      checkDialOut(options)
      return withJoinedCall('startDialOut', (call) => call.startDialOut({ ...options }))
    },
    async stopDialOut(options) {
      checkText('sessionId', options.sessionId)
      await runInCall('stopDialOut', (call) => call.stopDialOut(options))
    },
    async sendDTMF(options) {
      checkDtmf(options)
      await runInCall('sendDTMF', (call) => call.sendDTMF({ ...options }))
    },
    async transfer(options) {
      checkTransfer(options)
      await runInCall('transfer', (call) => call.sipCallTransfer(options))
    },

    async startRecording(options) {
      checkRecordingType(options?.type)
      await runInCall('startRecording', (call) => call.startRecording(options))
    },
    stopRecording: (options) => runInCall('stopRecording', (call) => call.stopRecording(options)),
    async sendAppMessage(data, to) {
      checkAppMessage(data, transport()?.messageLimit())
      await runInCall('sendAppMessage', (call) => call.sendAppMessage(data, to))
    },

    testNetworkConnectivity: (track) =>
      runTest(
        'testNetworkConnectivity',
        (call) => call.testNetworkConnectivity(track),
        (call) => call.abortTestNetworkConnectivity(),
      ),
    testWebsocketConnectivity: () =>
      runTest(
        'testWebsocketConnectivity',
        (call) => call.testWebsocketConnectivity(),
        (call) => call.abortTestWebsocketConnectivity(),
      ),
    testCallQuality: () =>
      runTest(
        'testCallQuality',
        (call) => call.testCallQuality(),
        (call) => call.stopTestCallQuality(),
        (call) => call.startCamera(),
      ),
    async stopTest() {
      if (!test) return
      test.isStopped = true
      test.stop?.()
    },
  }
}

/** `false` would keep newer browsers from opening the microphone; without it the default device is used. */
function withoutFalseAudio<T extends { audioSource?: unknown }>(devices: T): T {
  if (devices.audioSource !== false) return devices
  console.warn('[voice] audioSource: false is ignored; the default device is used.')
  return { ...devices, audioSource: undefined }
}

/** Keeps the play states of the media files in the room. */
export function watchRemotePlayers() {
  const states = new Map<string, RemotePlayerState>()
  const watched = new WeakSet<DailyCall>()

  const isPaused = (state: string) => state === 'paused' || state === 'pause'

  return {
    states: (): Record<string, RemotePlayerState> => Object.fromEntries(states),
    /** Each call object is listened to once, for as long as it lives. */
    watch(call: DailyCall): void {
      if (watched.has(call)) return
      watched.add(call)
      for (const event of ['remote-media-player-started', 'remote-media-player-updated'] as const)
        call.on(event, ({ session_id, remoteMediaPlayerState }) =>
          states.set(session_id, isPaused(remoteMediaPlayerState.state) ? 'pause' : 'play'),
        )
      call.on('remote-media-player-stopped', ({ session_id }) => states.delete(session_id))
      call.on('left-meeting', () => states.clear())
      call.on('error', () => states.clear())
    },
  }
}
