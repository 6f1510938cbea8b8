import type { CallSession } from '../session/types'
import type { ChosenDevices } from './types'

/** Switches a call to the chosen devices. False when the browser or the library refused one; the old one stays. */
export async function applyDevices(
  session: Pick<CallSession, 'player' | 'transport'>,
  { microphoneId, speakerId }: ChosenDevices,
): Promise<boolean> {
  const player = session.player()
  try {
    await Promise.all([
      microphoneId === undefined ? undefined : session.transport()?.setMicrophone(microphoneId),
      speakerId === undefined || player?.sinkId === speakerId ? undefined : player?.setSinkId(speakerId),
    ])
    return true
  } catch {
    return false
  }
}
