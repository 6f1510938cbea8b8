import { createMediaControls, type ControlsPorts } from '@/lib/voice/controls/media-controls'
import type { DailyCall } from '@/lib/voice/daily/types'
import type { CallSession } from '@/lib/voice/session/types'
import type { CallTransport } from '@/lib/voice/session/transport'

const setUp = ({ isInCall = false, callState = 'joined' } = {}) => {
  const call = {
    enumerateDevices: () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError')),
    geo: async () => ({ current: 'CH' }),
  } as never as DailyCall
  const transport = { callObject: () => call, callState: () => callState } as never as CallTransport
  const session = { transport: () => transport } as CallSession
  const ports: ControlsPorts = {
    session: () => (isInCall ? session : undefined),
    setMicrophone: jest.fn(async () => {}),
    setSpeaker: async () => {},
    errorTexts: () => undefined,
  }
  return { controls: createMediaControls(ports), ...ports, call }
}

test('what the media library refuses does not tell the visitor that the call was refused', async () => {
  await expect(setUp({ isInCall: true }).controls.devices()).rejects.toMatchObject({
    code: 'refused',
    fatal: false,
    visitorText: { title: 'That did not work', advice: 'The call goes on without it.' },
  })
})

test('the country of the visitor is known in a call, also while it connects, and not outside of calls', async () => {
  await expect(setUp({ isInCall: true, callState: 'joining' }).controls.geo()).resolves.toBe('CH')
  await expect(setUp().controls.geo()).rejects.toMatchObject({
    code: 'misuse',
    message: 'geo() only supported in a call.',
  })
})

test('while the call connects, microphone and camera are refused together, and the microphone alone is chosen', async () => {
  const { controls, setMicrophone } = setUp({ isInCall: true, callState: 'joining' })
  const both = controls.setInputDevices({ audioDeviceId: 'desk', videoDeviceId: 'lens' })
  await expect(both).rejects.toMatchObject({ code: 'misuse' })
  expect(setMicrophone).not.toHaveBeenCalled()
  await controls.setInputDevices({ audioDeviceId: 'desk' })
  expect(setMicrophone).toHaveBeenCalledWith('desk')
})

describe('sharing the screen', () => {
  const share = async (...events: [name: string, event?: object][]) => shareFrom({}, ...events)

  const shareFrom = async (participants: object, ...events: [name: string, event?: object][]) => {
    const { controls, call } = setUp({ isInCall: true })
    const listeners = new Map<string, (event?: object) => void>()
    const startScreenShare = jest.fn(async () => {
      for (const [name, event] of events) listeners.get(name)?.(event)
    })
    Object.assign(call, {
      startScreenShare,
      participants: () => participants,
      on: (name: string, listener: () => void) => listeners.set(name, listener),
      off: (name: string) => listeners.delete(name),
    })
    const shared = controls.startScreenShare()
    await shared.catch(() => undefined)
    expect(startScreenShare).toHaveBeenCalledTimes(1)
    expect(listeners.size).toBe(0)
    return shared
  }

  test('resolves once it has begun', async () => {
    await expect(share(['local-screen-share-started'])).resolves.toBeUndefined()
  })

  test.each(['playable', 'loading', 'interrupted'])(
    'resolves at once where one is %s already',
    async (state) => {
      const local = { tracks: { screenVideo: { state } } }
      await expect(shareFrom({ local })).resolves.toBeUndefined()
    },
  )

  test('is refused where the call ends before it has begun', async () => {
    await expect(share(['left-meeting'])).rejects.toMatchObject({
      code: 'refused',
      message: 'startScreenShare() was refused: The call ended before the screen was shared.',
    })
  })

  test('is refused where the visitor chooses no screen, or the system allows none', async () => {
    const problem = { type: 'screen-share-error', errorMsg: 'Permission denied by system' }
    await expect(share(['nonfatal-error', problem])).rejects.toMatchObject({
      code: 'refused',
      message: 'startScreenShare() was refused: Permission denied by system',
    })
    await expect(share(['local-screen-share-canceled'])).rejects.toMatchObject({ code: 'refused' })
  })

  test('is not ended by another problem of the call', async () => {
    await expect(
      share(['nonfatal-error', { type: 'input-settings-error' }], ['local-screen-share-started']),
    ).resolves.toBeUndefined()
  })
})
