import type { DailyCall, DailyParticipant } from '../daily/types'
import type { RemotePlayerState, DailyArgument, CallControls } from './controls'
import { NETWORK_TEST, QUESTION, withoutCall, type StandalonePorts } from '../daily/standalone-call-object'
import { thrownText } from '../text'
import { MisuseError, ValidationError, VoiceError } from '../errors'
import type { CallSession } from '../session/types'
import { createMicrophoneGain } from './microphone-gain'

export interface ControlsPorts extends StandalonePorts {
  /** The session of the current call; undefined outside of calls. */
  session(): Pick<CallSession, 'transport' | 'processMicrophone'> | undefined
  /** Chooses a microphone for this call and later ones. */
  setMicrophone(deviceId: string): Promise<void>
  /** Chooses the loudspeaker that plays the assistant. */
  setSpeaker(deviceId: string): Promise<void>
}

/** Thrown by a method at a moment when it cannot work. Its message follows the name of the method. */
class NotNow extends Error {}

const refusal = (method: string, cause: unknown) =>
  new VoiceError({
    code: 'refused',
    stage: 'live',
    fatal: false,
    message: `${method}() was refused: ${thrownText(cause)}`,
    visitorText: { title: 'That did not work', advice: 'The call goes on without it.' },
    cause,
  })

/** Our names for methods of the media library that we forward in a joined call. The library checks the values itself. */
const PASSED_ON = {
  networkQuality: 'getNetworkStats',
  setUserData: 'setUserData',
  setUserName: 'setUserName',
  startCustomTrack: 'startCustomTrack',
  stopCustomTrack: 'stopCustomTrack',
  startLocalLevels: 'startLocalAudioLevelObserver',
  stopLocalLevels: 'stopLocalAudioLevelObserver',
  startRemoteLevels: 'startRemoteParticipantsAudioLevelObserver',
  stopRemoteLevels: 'stopRemoteParticipantsAudioLevelObserver',
  updateSendSettings: 'updateSendSettings',
  stopScreenShare: 'stopScreenShare',
  updateRemoteMediaPlayer: 'updateRemoteMediaPlayer',
  stopRemoteMediaPlayer: 'stopRemoteMediaPlayer',
  startDialOut: 'startDialOut',
  stopDialOut: 'stopDialOut',
  sendDTMF: 'sendDTMF',
  transfer: 'sipCallTransfer',
  startRecording: 'startRecording',
  stopRecording: 'stopRecording',
  sendAppMessage: 'sendAppMessage',
} as const satisfies Partial<Record<keyof CallControls, keyof DailyCall>>

/** The media library's own interval of levels, in milliseconds. */
const LIBRARY_LEVEL_INTERVAL_MS = 200

/** Needed because the media library modifies the options that it gets. */
const copied = (value: unknown) =>
  Object.getPrototypeOf(Object(value)) === Object.prototype ? { ...(value as object) } : value

type VideoProcessor = NonNullable<NonNullable<DailyArgument<'updateInputSettings'>['video']>['processor']>

/** How the media library stops each of its tests. */
const STOP_TEST = {
  testNetworkConnectivity: 'abortTestNetworkConnectivity',
  testWebsocketConnectivity: 'abortTestWebsocketConnectivity',
  testCallQuality: 'stopTestCallQuality',
} as const satisfies Partial<Record<keyof CallControls, keyof DailyCall>>

interface RunningTest {
  isStopped: boolean
  /** Undefined until the media library runs the test. */
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

  const joined = (): DailyCall => {
    const call = currentCall()
    if (!call || callState() !== 'joined') throw new NotNow('only supported after join.')
    return call
  }

  /** For a method that also works while the call connects. */
  const throwOutsideOfCall = () => {
    if (!currentCall()) throw new NotNow('only supported in a call.')
  }

  /** Runs a task on the call object of the current call, in any state. Outside of calls, creates a call object for it. */
  const withAnyCall = async <T>(task: (call: DailyCall) => Promise<T>): Promise<T> => {
    const call = currentCall()
    return call ? task(call) : withoutCall(QUESTION, ports, task)
  }

  const setBackground = async (processor: VideoProcessor) =>
    void (await joined().updateInputSettings({ video: { processor } }))

  const passOn = ([name, method]: [name: string, method: keyof DailyCall]) => [
    name,
    async (...args: unknown[]) => {
      const call = joined()
      const result: unknown = await Reflect.apply(call[method] as () => unknown, call, args.map(copied))
      return result === call ? undefined : result
    },
  ]
  const passedOn = Object.fromEntries(Object.entries(PASSED_ON).map(passOn)) as Pick<
    CallControls,
    keyof typeof PASSED_ON
  >

  async function runTest<T>(
    method: keyof typeof STOP_TEST,
    task: (call: DailyCall) => Promise<T>,
    prepare?: (call: DailyCall) => Promise<unknown>,
  ) {
    if (currentCall()) throw new NotNow('not supported after joining a meeting.')
    if (test)
      throw new MisuseError(
        `A pre-call quality test is in progress. Please try ${method}() again once testing has completed.`,
      )
    const running: RunningTest = (test = { isStopped: false })
    // The media library cannot stop a test that has not begun.
    const throwIfStopped = () => {
      if (!running.isStopped) return
      const message = `${method}() was stopped before the test began.`
      const visitorText = { title: 'The test was stopped', advice: 'You can begin it again.' }
      throw new VoiceError({ code: 'aborted', stage: 'initialization', fatal: false, message, visitorText })
    }
    try {
      return await withoutCall(NETWORK_TEST, ports, async (call) => {
        throwIfStopped()
        await prepare?.(call)
        throwIfStopped()
        running.stop = () => void call[STOP_TEST[method]]()
        return task(call)
      })
    } finally {
      test = undefined
    }
  }

  const methods: CallControls = {
    ...passedOn,
    async startLocalLevels(intervalMs = LIBRARY_LEVEL_INTERVAL_MS) {
      await passedOn.startLocalLevels(intervalMs)
      // If the media library stops measuring, the monitor starts it again with the same interval.
      const used = transport()
      if (used) used.localLevelIntervalMs = intervalMs
    },
    callState: async () => callState(),
    accessLevel: async () => {
      const state = currentCall()?.accessState().access
      return typeof state === 'object' ? state.level : 'unknown'
    },
    geo: () => withAnyCall(async (call) => (await call.geo()).current),
    devices: () => withAnyCall((call) => call.enumerateDevices()),
    async remoteMediaPlayers() {
      const call = currentCall()
      if (call) players.watch(call)
      return players.states()
    },

    async setMicrophoneGain(gain) {
      if (!(Number.isFinite(gain) && gain >= 0))
        throw new ValidationError({ field: 'gain', limit: 'a number, 0 or more', received: typeof gain })
      throwOutsideOfCall()
      await microphoneGain.set(gain)
    },
    async setInputDevices(wanted) {
      const devices = withoutFalseAudio(wanted)
      const { audioDeviceId, audioSource = audioDeviceId, ...others } = devices
      const hasOthers = Object.keys(others).length > 0
      // The session opens a microphone, also while the call connects. The others need a joined call.
      if (hasOthers || typeof audioSource !== 'string') joined()
      if (typeof audioSource !== 'string') return transport()?.setInputDevices(devices)
      throwOutsideOfCall()
      await ports.setMicrophone(audioSource)
      if (hasOthers) await joined().setInputDevicesAsync(others)
    },
    async setOutputDevice(device) {
      if (callState() === 'joined') await currentCall()?.setOutputDeviceAsync(device)
      await ports.setSpeaker(device.outputDeviceId)
    },
    async setNoiseCancellation(enabled) {
      joined()
      await transport()?.setNoiseCancellation(enabled)
    },
    setBackgroundBlur: (strength) => setBackground({ type: 'background-blur', config: { strength } }),
    setBackgroundImage: (source) => setBackground({ type: 'background-image', config: { source } }),
    clearBackground: () => setBackground({ type: 'none' }),

    startScreenShare: async (options) => shareScreen(joined(), options),
    async startRemoteMediaPlayer(options) {
      const call = joined()
      players.watch(call)
      return call.startRemoteMediaPlayer(options)
    },

    testNetworkConnectivity: (track) =>
      runTest('testNetworkConnectivity', (call) => call.testNetworkConnectivity(track)),
    testWebsocketConnectivity: () =>
      runTest('testWebsocketConnectivity', (call) => call.testWebsocketConnectivity()),
    testCallQuality: () =>
      runTest(
        'testCallQuality',
        (call) => call.testCallQuality(),
        (call) => call.startCamera(),
      ),
    async stopTest() {
      if (!test) return
      test.isStopped = true
      test.stop?.()
    },
  }

  /** Puts the name of a method into the error that it throws. What the media library throws becomes a `VoiceError`. */
  const withName = ([name, method]: [name: string, method: (...args: never[]) => Promise<unknown>]) => [
    name,
    async (...args: never[]) => {
      try {
        return await method(...args)
      } catch (cause) {
        if (cause instanceof NotNow) throw new MisuseError(`${name}() ${cause.message}`)
        throw cause instanceof VoiceError ? cause : refusal(name, cause)
      }
    },
  ]
  return Object.fromEntries(Object.entries(methods).map(withName)) as never
}

/** `false` would keep newer browsers from opening the microphone; without it the default device is used. */
function withoutFalseAudio<T extends { audioSource?: unknown }>(devices: T): T {
  if (devices.audioSource !== false) return devices
  console.warn('[voice] audioSource: false is ignored; the default device is used.')
  return { ...devices, audioSource: undefined }
}

/** The media library emits an event when a share has begun. It emits none if a share is already running. */
async function shareScreen(call: DailyCall, options?: DailyArgument<'startScreenShare'>): Promise<void> {
  const local = call.participants().local as DailyParticipant | undefined
  const begin = async () => call.startScreenShare(copied(options) as typeof options)
  const state = local?.tracks.screenVideo.state ?? 'off'
  if (state !== 'off' && state !== 'blocked') return begin()
  const undo: (() => void)[] = []
  const on: DailyCall['on'] = (event, listener) => {
    undo.push(() => call.off(event, listener))
    return call.on(event, listener)
  }
  try {
    await new Promise<void>((resolve, reject) => {
      on('local-screen-share-started', () => resolve())
      for (const event of ['left-meeting', 'error'] as const)
        on(event, () => reject(new Error('The call ended before the screen was shared.')))
      on('local-screen-share-canceled', () => reject(new Error('No screen was chosen.')))
      on('nonfatal-error', (event) => event.type === 'screen-share-error' && reject(event))
      begin().catch(reject)
    })
  } finally {
    for (const off of undo) off()
  }
}

/** Keeps the play states of the media files in the room. */
function watchRemotePlayers() {
  const states = new Map<string, RemotePlayerState>()
  const watched = new WeakSet<DailyCall>()

  const isPaused = (state: string) => state === 'paused' || state === 'pause'

  /** Adds listeners to each call object once. They stay until it is destroyed. */
  function watch(call: DailyCall): void {
    if (watched.has(call)) return
    watched.add(call)
    for (const event of ['remote-media-player-started', 'remote-media-player-updated'] as const)
      call.on(event, ({ session_id, remoteMediaPlayerState }) =>
        states.set(session_id, isPaused(remoteMediaPlayerState.state) ? 'pause' : 'play'),
      )
    call.on('remote-media-player-stopped', ({ session_id }) => states.delete(session_id))
    call.on('left-meeting', () => states.clear())
    call.on('error', () => states.clear())
    // Other participants may have started these before we listened. The media library does not say whether they play.
    for (const { participantType, session_id } of Object.values(call.participants()))
      if (participantType === 'remote-media-player') states.set(session_id, 'play')
  }

  return { watch, states: (): Record<string, RemotePlayerState> => Object.fromEntries(states) }
}
