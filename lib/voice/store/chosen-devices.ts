import type { CallSession } from '../session/types'
import type { ChosenDevices } from './types'

/** Switches a call to the chosen devices. Resolves with why one was refused by the browser or the library; the old one stays. */
export async function applyDevices(
  session: Pick<CallSession, 'player' | 'setMicrophone'>,
  { microphoneId, speakerId }: ChosenDevices,
): Promise<unknown[]> {
  const switchMicrophone = async () => {
    if (microphoneId !== undefined) await session.setMicrophone(microphoneId)
  }
  const switchSpeaker = async () => {
    const player = session.player()
    // A browser that cannot choose a loudspeaker has no `setSinkId`, which throws here.
    if (speakerId !== undefined && player?.sinkId !== speakerId) await player?.setSinkId(speakerId)
  }
  const switched = await Promise.allSettled([switchMicrophone(), switchSpeaker()])
  return switched.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
}
