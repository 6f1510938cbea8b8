import type { CallSession } from '../session/types'
import type { ChosenDevices } from './types'

/** Switches a call to the chosen devices. False when the browser or the library refused one; the old one stays. */
export async function applyDevices(
  session: Pick<CallSession, 'player' | 'transport'>,
  { microphoneId, speakerId }: ChosenDevices,
): Promise<boolean> {
  const switchMicrophone = async () => {
    if (microphoneId !== undefined) await session.transport()?.setMicrophone(microphoneId)
  }
  const switchSpeaker = async () => {
    const player = session.player()
    // A browser that cannot choose a loudspeaker has no `setSinkId`, which throws here.
    if (speakerId !== undefined && player?.sinkId !== speakerId) await player?.setSinkId(speakerId)
  }
  const switched = await Promise.allSettled([switchMicrophone(), switchSpeaker()])
  return switched.every(({ status }) => status === 'fulfilled')
}
