import type { CallSession } from '../session/types'
import type { ChosenDevices } from './types'

/** The part of the media library's call object that changes the microphone. */
interface MicrophoneSwitch {
  setInputDevicesAsync(devices: { audioDeviceId: string }): Promise<unknown>
}

const SYSTEM_MICROPHONE = 'default'
/** The empty id is the browser's name for the system's own output. */
const SYSTEM_SPEAKER = ''

/** Switches a call to the chosen devices. False when the browser or the library refused one; the old one stays. */
export async function applyDevices(session: CallSession, chosen: ChosenDevices): Promise<boolean> {
  const { microphoneId, speakerId } = chosen
  const call = session.native() as MicrophoneSwitch | null
  const player = session.player()
  try {
    await Promise.all([
      microphoneId === undefined
        ? undefined
        : call?.setInputDevicesAsync({ audioDeviceId: microphoneId || SYSTEM_MICROPHONE }),
      speakerId === undefined || player?.sinkId === speakerId
        ? undefined
        : player?.setSinkId(speakerId || SYSTEM_SPEAKER),
    ])
    return true
  } catch {
    return false
  }
}
