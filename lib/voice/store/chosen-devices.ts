import type { CallSession } from '../session/types'
import { compact } from '../start-options'
import type { ChosenDevices } from './types'

/** Switches a call to devices. Resolves with those that it uses now; a device that is refused is not among them. */
export async function applyDevices(
  session: Pick<CallSession, 'setMicrophone' | 'setSpeaker'>,
  { microphoneId, speakerId }: ChosenDevices,
): Promise<ChosenDevices> {
  const [microphone, speaker] = await Promise.allSettled([
    microphoneId === undefined ? undefined : session.setMicrophone(microphoneId),
    speakerId === undefined ? undefined : session.setSpeaker(speakerId),
  ])
  return compact({
    microphoneId: microphone.status === 'fulfilled' ? microphoneId : undefined,
    speakerId: speaker.status === 'fulfilled' ? speakerId : undefined,
  })
}
