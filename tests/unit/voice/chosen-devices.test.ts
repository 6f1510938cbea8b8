import { applyDevices } from '@/lib/voice/store/chosen-devices'
import type { CallSession } from '@/lib/voice/session/types'

const setUp = ({ refuses = '' } = {}) => {
  const asked: string[] = []
  const ask = (kind: string) => async (id: string) => {
    asked.push(`${kind} "${id}"`)
    if (kind === refuses) throw new Error('NotFoundError')
  }
  const session = { setMicrophone: ask('microphone'), setSpeaker: ask('speaker') } as never as CallSession
  return { asked, session }
}

describe('the devices that a visitor has chosen', () => {
  test('are switched to, and no others', async () => {
    const { asked, session } = setUp()
    await expect(applyDevices(session, { microphoneId: 'headset' })).resolves.toEqual({
      microphoneId: 'headset',
    })
    await expect(applyDevices(session, { speakerId: '' })).resolves.toEqual({ speakerId: '' })
    expect(asked).toEqual(['microphone "headset"', 'speaker ""'])
  })

  test.each([
    ['microphone', { speakerId: 'usb' }],
    ['speaker', { microphoneId: 'usb' }],
  ])('are used without the one that is refused (%s)', async (refuses, used) => {
    const { session } = setUp({ refuses })
    const wanted = { microphoneId: 'usb', speakerId: 'usb' }
    await expect(applyDevices(session, wanted)).resolves.toEqual(used)
  })
})
