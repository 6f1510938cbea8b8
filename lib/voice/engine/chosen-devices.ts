import type { ChosenDevices } from '../voice-call'
import type { CallSession } from '../session/types'

/** The part of the media library's call object that changes the microphone. */
interface MicrophoneSwitch {
  setInputDevicesAsync(devices: { audioDeviceId: string }): Promise<unknown>
}

const SYSTEM_MICROPHONE = 'default'
/** The empty id is the browser's word for the system's own output. */
const SYSTEM_SPEAKER = ''

/** Turns a call to the chosen devices. False when the browser or the library refused one; the old one stays. */
export async function applyDevices(session: CallSession, chosen: ChosenDevices): Promise<boolean> {
  try {
    await Promise.all([switchMicrophone(session, chosen), switchSpeaker(session, chosen)])
    return true
  } catch {
    return false
  }
}

async function switchMicrophone(session: CallSession, { microphoneId }: ChosenDevices) {
  const call = session.native() as MicrophoneSwitch | null
  if (microphoneId !== undefined)
    await call?.setInputDevicesAsync({ audioDeviceId: microphoneId || SYSTEM_MICROPHONE })
}

async function switchSpeaker(session: CallSession, { speakerId }: ChosenDevices) {
  const player = session.player()
  if (player && speakerId !== undefined && player.sinkId !== speakerId)
    await player.setSinkId(speakerId || SYSTEM_SPEAKER)
}
