import { StrictMode } from 'react'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { activeCallLock } from '@/lib/voice/browser/active-call-lock'
import { createFakeEnvironment } from '@/lib/voice/testing'
import { useConversation, useVoiceCall, type VoiceCall } from '@/lib/voice/react'
import { createDeferred } from '@/tests/support/deferred'
import { settle } from '@/tests/support/manual-clock'

const mount = () => {
  const environment = createFakeEnvironment()
  const renders: VoiceCall[] = []
  function Widget() {
    const call = useVoiceCall({ publicKey: 'key', assistantId: 'assistant', environment })
    renders.push(call)
    return <output>{call.state.phase}</output>
  }
  const view = render(
    <StrictMode>
      <Widget />
    </StrictMode>,
  )
  const call = () => renders.at(-1) as VoiceCall
  return { environment, renders, call, ...view }
}

const goLive = async (mounted: ReturnType<typeof mount>) => {
  await act(() => mounted.call().start())
  await act(async () => mounted.environment.answer())
  await screen.findByText('live')
}

describe('useVoiceCall', () => {
  test('keeps its call when `getToken` is another function at each render', async () => {
    const environment = createFakeEnvironment()
    let call: VoiceCall | undefined
    function Widget() {
      call = useVoiceCall({ getToken: async () => 'token', assistantId: 'assistant', environment })
      return <output>{call.state.phase}</output>
    }
    render(<Widget />)
    await act(() => call?.start())
    await act(async () => environment.answer())
    expect(await screen.findByText('live')).toBeVisible()
    await act(() => call?.stop())
  })

  test('shows each state of a call, under StrictMode too', async () => {
    const mounted = mount()
    expect(screen.getByText('idle')).toBeInTheDocument()
    await goLive(mounted)
    await act(() => mounted.call().stop())
    expect(screen.getByText('ended')).toBeInTheDocument()
  })

  test('passes levels to those who ask for them and re-renders nothing', async () => {
    const mounted = mount()
    await goLive(mounted)
    const heard: number[] = []
    mounted.call().levels.subscribe(({ assistant }) => heard.push(assistant))
    act(() => mounted.environment.room().emit({ type: 'remote-levels', levels: { assistant: 0.15 } }))
    const before = mounted.renders.length
    act(() => mounted.environment.room().emit({ type: 'remote-levels', levels: { assistant: 0.03 } }))
    expect(heard).toEqual([1, 0.2])
    expect(mounted.renders).toHaveLength(before)
    await act(() => mounted.call().stop())
  })

  test.each<[when: string, reach: (mounted: ReturnType<typeof mount>) => unknown]>([
    ['at once', ({ call }) => act(() => void call().start())],
    ['while live', goLive],
    [
      'while it ends',
      async (mounted) => {
        await goLive(mounted)
        act(() => void mounted.call().stop())
      },
    ],
  ])('unmounted %s, it leaves the room and releases everything', async (_when, reach) => {
    const mounted = mount()
    await reach(mounted)
    mounted.unmount()
    await waitFor(() => expect(activeCallLock.isTaken()).toBe(false))
    const { taken, outstanding } = mounted.environment.transports
    expect(taken.every((transport) => transport.listenerCount() === 0)).toBe(true)
    expect(outstanding()).toBe(0)
  })

  test('begins no call after the unmount, when the visitor answers the prompt only then', async () => {
    const mounted = mount()
    const answer = createDeferred<'granted'>()
    mounted.environment.microphone = {
      request: () => ({ settled: answer.promise, track: () => undefined, release: () => {} }),
    }
    const { checkMicrophone, start } = mounted.call()
    const checked = checkMicrophone()
    await act(settle)
    mounted.unmount()
    answer.resolve('granted')
    expect(await checked).toBe(false)
    expect(await start()).toBeNull()
    expect(activeCallLock.isTaken()).toBe(false)
  })

  test('does not ask for the microphone after the unmount', async () => {
    const mounted = mount()
    const request = jest.spyOn(mounted.environment.microphone, 'request')
    const checked = mounted.call().checkMicrophone()
    mounted.unmount()
    expect(await checked).toBe(false)
    expect(request).not.toHaveBeenCalled()
  })

  test('begins no call of a conversation after the unmount', async () => {
    const environment = createFakeEnvironment()
    const options = { publicKey: 'key', assistantId: 'assistant', environment }
    const { result, unmount } = renderHook(() => useConversation(options), { wrapper: StrictMode })
    await act(() => result.current.voice.checkMicrophone())
    unmount()
    result.current.start('voice')
    await settle()
    expect(activeCallLock.isTaken()).toBe(false)
    expect(environment.transports.taken).toEqual([])
  })
})
