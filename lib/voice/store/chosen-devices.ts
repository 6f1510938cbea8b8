import { VoiceError } from '../errors'
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

/** A device that was chosen before the call cannot be used in it. */
export const deviceRefused = (cause: unknown): VoiceError =>
  new VoiceError({
    code: 'refused',
    stage: 'live',
    message: 'The microphone or loudspeaker that was chosen could not be used; the one before stays in use.',
    visitorText: {
      title: 'The microphone or loudspeaker that you chose could not be used',
      advice: 'The one before stays. You can choose another one.',
    },
    fatal: false,
    cause,
  })
