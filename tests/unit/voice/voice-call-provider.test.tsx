import { act, render, screen } from '@testing-library/react'
import { createFakeEnvironment } from '@/lib/voice/testing'
import {
  useVoiceCall,
  useVoiceCallActions,
  useVoiceCallLevels,
  useVoiceCallValue,
  VoiceCallProvider,
  type VoiceCallActions,
  type VoiceCallCallbacks,
} from '@/lib/voice/react'

const account = { publicKey: 'key', assistantId: 'assistant' }
const said = (transcript: string) => ({
  type: 'transcript',
  role: 'assistant',
  transcriptType: 'final',
  transcript,
})

function setUp() {
  const environment = createFakeEnvironment()
  const renders = { controls: 0, transcript: 0, levels: 0, video: 0 }
  let actions: VoiceCallActions | undefined
  function Controls() {
    renders.controls += 1
    actions = useVoiceCallActions()
    return null
  }
  function Transcript() {
    renders.transcript += 1
    return (
      <output>{useVoiceCallValue(({ transcript }) => transcript.map(({ text }) => text).join(' '))}</output>
    )
  }
  function Orb() {
    renders.levels += 1
    return <meter value={useVoiceCallLevels().user} />
  }
  function Avatar() {
    renders.video += 1
    return <i data-picture={useVoiceCallValue(({ video }) => video)?.id} />
  }
  render(
    <VoiceCallProvider {...account} environment={environment}>
      <Controls />
      <Avatar />
      <Transcript />
      <Orb />
    </VoiceCallProvider>,
  )
  const goLive = () =>
    act(async () => {
      await actions?.start()
      environment.answer()
    })
  const stop = () => act(async () => actions?.stop())
  return { environment, renders, goLive, stop, actions: () => actions }
}

describe('VoiceCallProvider', () => {
  it('renders a component again for what it reads, and for nothing else', async () => {
    const { environment, renders, goLive, stop } = setUp()
    await goLive()
    const before = { ...renders }
    for (const level of [0.2, 0.4, 0.6]) act(() => environment.room().emit({ type: 'local-level', level }))
    expect(renders.levels - before.levels).toBe(3)
    expect(renders.transcript).toBe(before.transcript)
    act(() => environment.say(said('Good morning.')))
    expect(screen.getByText('Good morning.')).toBeInTheDocument()
    expect(renders.transcript - before.transcript).toBe(1)
    expect(renders.levels - before.levels).toBe(3)
    expect(renders.controls).toBe(1)
    await stop()
  })

  it('renders nothing but the picture for a picture, and nothing for the controls of the media library', async () => {
    const { environment, renders, goLive, stop, actions } = setUp()
    await goLive()
    const before = { ...renders }
    const [participant] = environment.room().participants()
    const track = { id: 'avatar', kind: 'video' } as MediaStreamTrack
    if (participant) act(() => environment.room().emit({ type: 'track-started', participant, track }))
    expect(document.querySelector('[data-picture="avatar"]')).not.toBeNull()
    environment.room().callObject = () => ({})
    await act(async () => (await actions()?.controls())?.setNoiseCancellation(false))
    expect(renders).toEqual({ ...before, video: before.video + 1 })
    act(() => environment.say(said('Good morning.')))
    expect(renders.video).toBe(before.video + 1)
    await stop()
  })

  it('is needed by the hooks that read of it', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const Lost = () => <p>{useVoiceCallValue(({ muted }) => String(muted))}</p>
    expect(() => render(<Lost />)).toThrow('<VoiceCallProvider>')
  })
})

it('The callbacks of a call are the newest of the component, and tell of the beginning, of messages and of each failure once', async () => {
  const environment = createFakeEnvironment()
  const calls: string[] = []
  const callbacks = (version: number): VoiceCallCallbacks => ({
    onConnect: () => calls.push(`${version} connect`),
    onMessage: (message) => calls.push(`${version} ${message?.type}`),
    onError: ({ code }) => calls.push(`${version} ${code}`),
  })
  let call: VoiceCallActions | undefined
  function Widget({ version }: { version: number }) {
    call = useVoiceCall({ ...account, environment, ...callbacks(version) })
    return null
  }
  const view = render(<Widget version={1} />)
  view.rerender(<Widget version={2} />)
  await act(async () => {
    await call?.start()
    environment.answer()
  })
  act(() => environment.say(said('Hello.')))
  await act(async () => call?.stop())
  expect(calls).toEqual(['2 connect', '2 transcript'])
  environment.refuseWith({ status: 401 })
  await act(async () => void (await call?.start()))
  expect(calls.slice(2)).toEqual(['2 unauthorized'])
})
