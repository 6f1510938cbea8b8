import { applyDevices } from '@/lib/voice/store/chosen-devices'
import type { CallSession } from '@/lib/voice/session/types'
import { settle } from '@/tests/support/manual-clock'
import { createDeferred } from '@/tests/support/deferred'

const setUp = ({ refuses = '' } = {}) => {
  const asked: string[] = []
  const ask = async (what: string) => {
    asked.push(what)
    if (refuses && what.startsWith(refuses)) throw new Error('NotFoundError')
  }
  const player = { sinkId: 'desk', setSinkId: (id: string) => ask(`speaker "${id}"`) }
  const setMicrophone = (id: string) => ask(`microphone "${id}"`)
  const session = { setMicrophone, player: () => player } as never as CallSession
  return { asked, session }
}

describe('the devices that a visitor has chosen', () => {
  test('are switched to, and no others', async () => {
    const { asked, session } = setUp()
    await expect(applyDevices(session, { microphoneId: 'headset' })).resolves.toEqual([])
    await expect(applyDevices(session, { speakerId: 'headset' })).resolves.toEqual([])
    expect(asked).toEqual(['microphone "headset"', 'speaker "headset"'])
  })

  test('are the system’s own where the id is empty', async () => {
    const { asked, session } = setUp()
    await applyDevices(session, { microphoneId: '', speakerId: '' })
    expect(asked).toEqual(['microphone ""', 'speaker ""'])
  })

  test('are not switched where they are in use already', async () => {
    const { asked, session } = setUp()
    await applyDevices(session, { speakerId: 'desk' })
    expect(asked).toEqual([])
  })

  test.each(['microphone', 'speaker'])(
    'that are refused (%s) are reported, and the other device is still used',
    async (refuses) => {
      const { asked, session } = setUp({ refuses })
      await expect(applyDevices(session, { microphoneId: 'gone', speakerId: 'gone' })).resolves.toHaveLength(
        1,
      )
      expect(asked).toHaveLength(2)
    },
  )

  test('are reported as refused where the browser cannot choose a loudspeaker, after the microphone is switched', async () => {
    const switched = createDeferred()
    const session = { setMicrophone: () => switched.promise, player: () => ({}) }
    const answered = jest.fn()
    const applied = applyDevices(session as never, { microphoneId: 'headset', speakerId: 'headset' })
    void applied.then(answered)
    await settle()
    expect(answered).not.toHaveBeenCalled()
    switched.resolve()
    await expect(applied).resolves.toHaveLength(1)
  })
})
