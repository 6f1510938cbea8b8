import type { DailyCall } from '../daily/types'
import type { DailyArgument, CallControls } from './controls'
import { thrownText } from '../values'
import { MisuseError, ValidationError, VoiceError, withTexts, type ErrorTexts } from '../errors'
import type { CallSession } from '../session/types'
import { createMicrophoneGain } from './microphone-gain'

export { runNetworkTests } from './network-tests'

export interface ControlsPorts {
  session(): Pick<CallSession, 'transport' | 'processMicrophone'> | undefined
  setMicrophone(deviceId: string): Promise<void>
  setSpeaker(deviceId: string): Promise<void>
  errorTexts(): ErrorTexts | undefined
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
  startScreenShare: 'startScreenShare',
  stopScreenShare: 'stopScreenShare',
  startRemoteMediaPlayer: 'startRemoteMediaPlayer',
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

/** Needed because the media library modifies the options that it gets. */
const copied = (value: unknown) =>
  Object.getPrototypeOf(Object(value)) === Object.prototype ? { ...(value as object) } : value

type VideoProcessor = NonNullable<NonNullable<DailyArgument<'updateInputSettings'>['video']>['processor']>

export function createMediaControls(ports: ControlsPorts): CallControls {
  const microphoneGain = createMicrophoneGain(ports.session)

  const transport = () => ports.session()?.transport()
  const callState = () => transport()?.callState() ?? 'new'
  const currentCall = () => (transport()?.callObject() ?? null) as DailyCall | null

  const joined = (): DailyCall => {
    const call = currentCall()
    if (!call || callState() !== 'joined') throw new NotNow('only supported after join.')
    return call
  }

  /** For a method that also works while the call connects. */
  const inCall = (): DailyCall => {
    const call = currentCall()
    if (!call) throw new NotNow('only supported in a call.')
    return call
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

  const methods: CallControls = {
    ...passedOn,
    callState: async () => callState(),
    accessLevel: async () => {
      const state = currentCall()?.accessState().access
      return typeof state === 'object' ? state.level : 'unknown'
    },
    geo: async () => (await inCall().geo()).current,
    devices: async () => inCall().enumerateDevices(),

    async setMicrophoneGain(gain) {
      if (!(Number.isFinite(gain) && gain >= 0))
        throw new ValidationError({ field: 'gain', limit: 'a number, 0 or more', received: typeof gain })
      inCall()
      await microphoneGain.set(gain)
    },
    async setInputDevices(wanted) {
      const devices = withoutFalseAudio(wanted)
      const { audioDeviceId, audioSource = audioDeviceId, ...others } = devices
      const hasOthers = Object.keys(others).length > 0
      // The session opens a microphone, also while the call connects. The others need a joined call.
      if (hasOthers || typeof audioSource !== 'string') joined()
      if (typeof audioSource !== 'string') return transport()?.setInputDevices(devices)
      inCall()
      await ports.setMicrophone(withoutDefault(audioSource))
      if (hasOthers) await joined().setInputDevicesAsync(others)
    },
    async setOutputDevice(device) {
      if (callState() === 'joined') await currentCall()?.setOutputDeviceAsync(device)
      await ports.setSpeaker(withoutDefault(device.outputDeviceId))
    },
    async setNoiseCancellation(enabled) {
      joined()
      await transport()?.setNoiseCancellation(enabled)
    },
    setBackgroundBlur: (strength) => setBackground({ type: 'background-blur', config: { strength } }),
    setBackgroundImage: (source) => setBackground({ type: 'background-image', config: { source } }),
    clearBackground: () => setBackground({ type: 'none' }),
  }

  /** Puts the name of a method into the error that it throws. What the media library throws becomes a `VoiceError`. */
  const withName = ([name, method]: [name: string, method: (...args: never[]) => Promise<unknown>]) => [
    name,
    async (...args: never[]) => {
      try {
        return await method(...args)
      } catch (cause) {
        const error = cause instanceof NotNow ? new MisuseError(`${name}() ${cause.message}`) : cause
        throw withTexts(error instanceof VoiceError ? error : refusal(name, error), ports.errorTexts())
      }
    },
  ]
  return Object.fromEntries(Object.entries(methods).map(withName)) as never
}

/** The id of the system's device is empty here. `default`, which apps write for it, is a device in Chromium alone. */
const withoutDefault = (deviceId: string) => (deviceId === 'default' ? '' : deviceId)

/** `false` would keep newer browsers from opening the microphone. `audioDeviceId` is an older name of `audioSource`. */
function withoutFalseAudio<T extends { audioSource?: unknown; audioDeviceId?: unknown }>(devices: T): T {
  const name = (['audioSource', 'audioDeviceId'] as const).find((each) => devices[each] === false)
  if (!name) return devices
  console.warn(`[voice] ${name}: false is ignored; the default device is used.`)
  return withoutFalseAudio({ ...devices, [name]: undefined })
}
