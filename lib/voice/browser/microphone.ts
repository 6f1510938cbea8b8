import { systemClock } from '../../timing/clock'
import type { MicrophoneAccess, MicrophoneOutcome } from '../session/ports'
import type { MicrophoneProblem } from '../session/transport'
import { isAllowedHere } from './requirements'

/** Why the browser did not open a microphone, by the name of its error. */
const PROBLEM_OF_NAME: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
}

/** If the browser has neither said by then whether it will ask, nor opened the microphone, it is asking. In milliseconds. */
const PERMISSION_LIMIT_MS = 500

async function permission(): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' as PermissionName })).state
  } catch {
    // Some browsers do not know this permission and reject. Others have no `navigator.permissions`.
    return undefined
  }
}

async function open(audio: MediaTrackConstraints | true): Promise<MediaStream | MicrophoneProblem> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio })
  } catch (error) {
    if (!isAllowedHere('microphone')) return 'forbidden'
    // A browser or an extension may reject with an object that is no `Error`.
    return PROBLEM_OF_NAME[Object(error).name] ?? 'unavailable'
  }
}

export const browserMicrophone: MicrophoneAccess = {
  request({ prompt, deviceId }) {
    let released = false
    let opened: MediaStream | undefined

    const settle = async (): Promise<MicrophoneOutcome> => {
      if (!globalThis.navigator?.mediaDevices?.getUserMedia) return 'unavailable'
      let isDecided = false
      const decide = (known?: PermissionState) => {
        if (!isDecided && !released && known !== 'granted' && known !== 'denied') prompt()
        isDecided = true
      }
      // The permission says whether the browser will ask. Opening does not wait for it: some browsers never say.
      void permission().then(decide)
      const cancel = systemClock.after(PERMISSION_LIMIT_MS, decide)
      const stream = await open(deviceId ? { deviceId: { exact: deviceId } } : true)
      cancel()
      isDecided = true
      if (typeof stream === 'string') return stream
      opened = stream
      if (released) release()
      return 'granted'
    }

    const release = () => {
      released = true
      for (const track of opened?.getTracks() ?? []) track.stop()
      opened = undefined
    }

    return { settled: settle(), track: () => opened?.getAudioTracks()[0], release }
  },
}
