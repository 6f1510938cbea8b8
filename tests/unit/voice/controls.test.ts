import { createMediaControls, type ControlsPorts } from '@/lib/voice/controls/media-controls'
import type { DailyCall } from '@/lib/voice/daily/types'
import type { CallSession } from '@/lib/voice/session/types'
import type { CallTransport } from '@/lib/voice/session/transport'

const setUp = ({ isInCall = false, callState = 'joined' } = {}) => {
  const call = {
    enumerateDevices: () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError')),
    geo: async () => ({ current: 'CH' }),
    setOutputDeviceAsync: async () => ({}),
  } as never as DailyCall
  const setInputDevices = jest.fn(async () => {})
  const transport = {
    callObject: () => call,
    callState: () => callState,
    setInputDevices,
  } as never as CallTransport
  const session = { transport: () => transport } as CallSession
  const ports: ControlsPorts = {
    session: () => (isInCall ? session : undefined),
    setMicrophone: jest.fn(async () => {}),
    setSpeaker: jest.fn(async () => {}),
    errorTexts: () => undefined,
  }
  return { controls: createMediaControls(ports), ...ports, call, setInputDevices }
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

test.each(['audioSource', 'audioDeviceId'])(
  '%s: false is ignored with a warning, and leaves the microphone on',
  async (name) => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue()
    const { controls, setInputDevices } = setUp({ isInCall: true })
    await controls.setInputDevices({ [name]: false })
    expect(setInputDevices).toHaveBeenCalledWith({ [name]: undefined })
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(`${name}: false`))
    warned.mockRestore()
  },
)

test('default is the system’s own device in each browser, although only Chromium lists one with this id', async () => {
  const { controls, setMicrophone, setSpeaker } = setUp({ isInCall: true })
  await controls.setInputDevices({ audioDeviceId: 'default' })
  await controls.setOutputDevice({ outputDeviceId: 'default' })
  expect(setMicrophone).toHaveBeenCalledWith('')
  expect(setSpeaker).toHaveBeenCalledWith('')
})
