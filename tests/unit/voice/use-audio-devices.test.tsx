import { act, renderHook, waitFor } from '@testing-library/react'
import { useAudioDevices } from '@/lib/voice/react'
import { define } from '@/tests/support/defined'

const device = (kind: MediaDeviceKind, deviceId: string, label = deviceId) =>
  ({ kind, deviceId, label }) as MediaDeviceInfo

function plugIn(...devices: MediaDeviceInfo[]) {
  const media = Object.assign(new EventTarget(), { enumerateDevices: jest.fn(async () => devices) })
  const added = jest.spyOn(media, 'addEventListener')
  const removed = jest.spyOn(media, 'removeEventListener')
  define(navigator, 'mediaDevices', media)
  return { media, devices, listening: () => added.mock.calls.length - removed.mock.calls.length }
}

const currentId: unknown = expect.any(Function)

describe('the list of devices', () => {
  test('lists microphones and loudspeakers apart, and follows what is plugged in and out', async () => {
    const { media, devices } = plugIn(
      // Chromium lists the system's choices beside the devices that they are.
      device('audioinput', 'default'),
      device('audioinput', 'communications'),
      device('audioinput', 'desk'),
      device('audiooutput', 'communications'),
      device('audiooutput', 'room'),
      device('videoinput', 'camera'),
    )
    const { result } = renderHook(() => useAudioDevices(true))
    const microphones = [{ id: 'desk', label: 'desk' }]
    const speakers = [{ id: 'room', label: 'room' }]
    await waitFor(() => expect(result.current).toEqual({ microphones, speakers, currentId }))
    devices.push(device('audioinput', 'headset'))
    await act(async () => void media.dispatchEvent(new Event('devicechange')))
    expect(result.current.microphones.map(({ id }) => id)).toEqual(['desk', 'headset'])
    devices.length = 0
    await act(async () => void media.dispatchEvent(new Event('devicechange')))
    expect(result.current).toEqual({ microphones: [], speakers: [], currentId })
  })

  test('finds a device that came back under a new id, by its name', async () => {
    const { media, devices } = plugIn(
      device('audioinput', 'before', 'Headset'),
      device('audioinput', 'desk', 'Desk'),
      device('audiooutput', 'before', 'Headset'),
    )
    const { result } = renderHook(() => useAudioDevices(true))
    await waitFor(() => expect(result.current.currentId('audioinput', 'before')).toBe('before'))
    devices.splice(0, 1, device('audioinput', 'after', 'Headset'))
    await act(async () => void media.dispatchEvent(new Event('devicechange')))
    expect(result.current.currentId('audioinput', 'before')).toBe('after')
    expect(result.current.currentId('audiooutput', 'before')).toBe('before')
    expect(result.current.currentId('audioinput', 'unknown')).toBeUndefined()
  })

  test('is the answer to the latest question, whichever answer of the browser arrives last', async () => {
    const { media } = plugIn()
    const answers: ((devices: MediaDeviceInfo[]) => void)[] = []
    media.enumerateDevices.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const { result } = renderHook(() => useAudioDevices(true))
    act(() => void media.dispatchEvent(new Event('devicechange')))
    await act(async () => answers[1]?.([device('audioinput', 'headset')]))
    await act(async () => answers[0]?.([device('audioinput', 'desk')]))
    expect(result.current.microphones.map(({ id }) => id)).toEqual(['headset'])
  })

  test('leaves out what the browser does not name before the microphone is allowed', async () => {
    const { media } = plugIn(device('audioinput', ''), device('audiooutput', ''))
    const { result } = renderHook(() => useAudioDevices(true))
    await waitFor(() => expect(media.enumerateDevices).toHaveBeenCalled())
    expect(result.current.microphones).toEqual([])
  })

  test('is filled once the visitor allows the microphone, which plugs nothing in', async () => {
    const { devices } = plugIn(device('audioinput', ''))
    const permission = new EventTarget()
    const listening = jest.spyOn(permission, 'removeEventListener')
    define(navigator, 'permissions', { query: async () => permission })
    const { result, unmount } = renderHook(() => useAudioDevices(true))
    await act(async () => {})
    expect(result.current.microphones).toEqual([])
    devices.splice(0, 1, device('audioinput', 'desk'))
    await act(async () => void permission.dispatchEvent(new Event('change')))
    expect(result.current.microphones).toEqual([{ id: 'desk', label: 'desk' }])
    unmount()
    expect(listening).toHaveBeenCalledTimes(1)
  })

  test('is asked for only while it is watched, and leaves no listener', async () => {
    const { media, listening } = plugIn(device('audioinput', 'desk'))
    const { rerender, unmount, result } = renderHook(({ watched }) => useAudioDevices(watched), {
      initialProps: { watched: false },
    })
    expect(media.enumerateDevices).not.toHaveBeenCalled()
    rerender({ watched: true })
    await waitFor(() => expect(result.current.microphones).toHaveLength(1))
    expect(listening()).toBe(1)
    unmount()
    expect(listening()).toBe(0)
  })

  test('is empty where there are no media devices, as on a page that is not secure', () => {
    const { result } = renderHook(() => useAudioDevices(true))
    expect(result.current).toEqual({ microphones: [], speakers: [], currentId })
  })
})
