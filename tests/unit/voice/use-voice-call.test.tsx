import { StrictMode } from 'react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { activeCallLock } from '@/lib/voice/browser/active-call-lock'
import { createFakeEnvironment } from '@/lib/voice/testing'
import { useVoiceCall, type CallPhase, type VoiceCall } from '@/lib/voice/react'

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

  test('is connecting from the click on, before any code has loaded', async () => {
    const mounted = mount()
    act(() => void mounted.call().start())
    expect(screen.getByText('requesting')).toBeInTheDocument()
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

  test('shows the transcript as it is spoken, and a typed question in it', async () => {
    const mounted = mount()
    await goLive(mounted)
    const spoken = { type: 'transcript', role: 'assistant', transcript: 'Hello', transcriptType: 'partial' }
    act(() => mounted.environment.say(spoken))
    expect(mounted.call().transcript).toMatchObject([{ role: 'assistant', text: 'Hello', partial: true }])
    act(() => void mounted.call().sendText('What does it cost?'))
    expect(mounted.call().transcript.at(-1)).toMatchObject({ role: 'user', text: 'What does it cost?' })
    await act(() => mounted.call().stop())
  })

  test('keeps what was muted before the call', async () => {
    const mounted = mount()
    act(() => mounted.call().toggleMute())
    expect(mounted.call().muted).toBe(true)
    await goLive(mounted)
    expect(mounted.environment.room().actions).not.toContainEqual({ action: 'microphone', enabled: true })
    await act(() => mounted.call().stop())
  })

  const never = () => new Promise<never>(() => {})
  const startUntil = async (phase: CallPhase, { call }: ReturnType<typeof mount>) => {
    act(() => void call().start())
    await waitFor(() => expect(call().state.phase).toBe(phase))
  }

  test.each<[when: string, reach: (mounted: ReturnType<typeof mount>) => unknown]>([
    ['at once', ({ call }) => act(() => void call().start())],
    [
      'while the web call is created',
      (mounted) => {
        const createWebCall = jest.fn(never)
        mounted.environment.createWebCall = createWebCall
        act(() => void mounted.call().start())
        return waitFor(() => expect(createWebCall).toHaveBeenCalled())
      },
    ],
    [
      'while the browser asks for the microphone',
      (mounted) => {
        const request = { settled: never(), track: () => undefined, release: () => {} }
        mounted.environment.microphone = { request: () => request }
        return startUntil('loading', mounted)
      },
    ],
    ['while the assistant is awaited', (mounted) => startUntil('awaiting-assistant', mounted)],
    ['while live', goLive],
    [
      'while it reconnects',
      async (mounted) => {
        await goLive(mounted)
        const lost = { type: 'connection', link: 'signaling', status: 'interrupted', native: null } as const
        act(() => mounted.environment.room().emit(lost))
      },
    ],
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

  test.each([
    ['an error', new Error('no'), { code: 'internal' }],
    ['an HTTP status', { status: 402 }, { code: 'payment-required', status: 402 }],
  ])(
    'a call refused with %s is a failed state with a sentence for the visitor',
    async (_with, refusal, error) => {
      const mounted = mount()
      mounted.environment.refuseWith(refusal)
      await act(() => mounted.call().start())
      expect(screen.getByText('failed')).toBeInTheDocument()
      expect(mounted.call().error).toMatchObject(error)
      expect(mounted.call().error?.visitorMessage).toMatch(/\.$/)
    },
  )
})
