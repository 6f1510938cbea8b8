import {
  createPanelCall,
  withoutBegunGreeting,
  type PanelCall,
  type PanelCallOptions,
} from '@/components/voice/panel/panel-call'
import type { CallRequest } from '@/lib/voice/react'
import { define } from '@/tests/support/defined'
import { createFakeEnvironment } from '@/lib/voice/testing'
import { until as untilHolds } from '@/tests/support/until'

const stored = new Map<string, string>()
/** The visitor refuses to be recorded, in another tab or earlier. */
const storeRefusal = () =>
  stored.set('voice-recording', '{"mayRecord":false,"version":"2026-11","date":"2026-11-22"}')

const made: PanelCall[] = []
beforeEach(() => {
  stored.clear()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  const page = new EventTarget()
  define(globalThis, 'window', Object.assign(page, { localStorage }))
  define(globalThis, 'addEventListener', page.addEventListener.bind(page))
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  for (const call of made.splice(0)) call.dispose()
})

function setUp(options: Partial<PanelCallOptions> = {}) {
  const environment = createFakeEnvironment()
  const createWebCall = jest.spyOn(environment, 'createWebCall')
  const account = { publicKey: 'key', assistantId: 'assistant', environment }
  const call = createPanelCall({ account, ...options })
  made.push(call)
  const until = (holds: () => boolean) => untilHolds(call, holds)
  const view = () => call.snapshot().view
  const untilStep = (step: string) =>
    until(() => {
      const now = view()
      return now.kind === 'connecting' && now.step === step
    })
  const connect = async () => {
    await untilStep('waiting')
    environment.answer()
    await until(() => view().kind === 'connected')
  }
  const untilChatIsReady = () =>
    until(() => {
      const now = view()
      return now.kind === 'chat' && now.chat.phase === 'ready'
    })
  /** What the request for the latest call said of recording. */
  const artifactPlan = () => createWebCall.mock.lastCall?.[1].assistantOverrides?.artifactPlan
  const lines = () => call.snapshot().call.transcript.map(({ text }) => text)
  const say = (transcript: string, transcriptType = 'final') =>
    environment.say({ type: 'transcript', role: 'user', transcript, transcriptType })
  const untils = { until, untilChatIsReady }
  return { environment, createWebCall, call, view, connect, artifactPlan, lines, say, ...untils }
}

/** A call in which the visitor and the assistant speak. */
async function setUpCall(options?: Partial<PanelCallOptions>) {
  const setup = setUp(options)
  setup.call.start('voice')
  await setup.connect()
  return setup
}

it('says that a conversation begins, and not that one goes on in the other mode', async () => {
  const onStart = jest.fn()
  const { call, connect } = setUp({ onStart })
  call.start('voice')
  call.start('voice')
  await connect()
  call.switchTo('chat')
  call.switchTo('voice')
  expect(onStart).toHaveBeenCalledTimes(1)
})

it.each([
  ['is left out within its first sentence', 'Hello,', ['What does it cost?']],
  ['is kept after it', 'Hello, I am Ada. What', ['Hello, I am Ada. What', 'What does it cost?']],
])('A greeting that the visitor interrupts %s', (_, greeting, shown) => {
  const line = (role: 'assistant' | 'user', text: string) => ({
    id: role,
    role,
    text,
    partial: false,
    atMs: 0,
  })
  const said = [line('assistant', greeting), line('user', 'What does it cost?')]
  expect(withoutBegunGreeting(said).map(({ text }) => text)).toEqual(shown)
})

const OFF = { recordingEnabled: false, videoRecordingEnabled: false }

describe('Recording', () => {
  it('is refused by words in a chat, so that the call that follows is not recorded', async () => {
    const { call, connect, untilChatIsReady, artifactPlan } = setUp()
    call.start('chat')
    call.sendText('Please do not record our call. What does it cost?')
    await untilChatIsReady()
    expect(call.snapshot().recording.choice).toMatchObject({ mayRecord: false })
    call.switchTo('voice')
    await connect()
    expect(artifactPlan()).toEqual(OFF)
  })

  it('is refused by typed words in a call, which is replaced by one that is not recorded', async () => {
    const { call, connect, artifactPlan, lines } = await setUpCall()
    call.sendText('stop recording')
    await connect()
    expect(artifactPlan()).toEqual(OFF)
    expect(lines()).toContain('stop recording')
  })

  it('is refused in another tab: this one says so, and replaces a call that may be recorded', async () => {
    const { call, connect, artifactPlan } = await setUpCall()
    expect(artifactPlan()).toBeUndefined()
    storeRefusal()
    window.dispatchEvent(new Event('storage'))
    await connect()
    expect(artifactPlan()).toEqual(OFF)
    expect(call.isRecordingRefused()).toBe(true)
  })

  it('is refused for both calls of a page that has two', async () => {
    const { call, connect, artifactPlan } = await setUpCall()
    setUp().call.chooseRecording(false)
    await connect()
    expect(artifactPlan()).toEqual(OFF)
    expect(call.isRecordingRefused()).toBe(true)
  })

  it('is not refused by a question about it', async () => {
    const { call } = setUp()
    call.start('chat')
    call.sendText('Do you record calls?')
    expect(call.snapshot().recording.choice).toBeUndefined()
  })

  it('leaves a receipt of what the visitor was told and chose in the call’s metadata', async () => {
    const { call, connect, createWebCall } = await setUpCall({
      request: () => ({ assistantOverrides: { metadata: { campaign: 'spring' } } }),
    })
    const metadata = () => createWebCall.mock.lastCall?.[1].assistantOverrides?.metadata
    const askedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string
    const consent = { version: '2026-11', recording: 'optional', askedAt }
    expect(metadata()).toEqual({ campaign: 'spring', consent })
    call.chooseRecording(false)
    await connect()
    expect(metadata()).toMatchObject({ consent: { recording: 'off' } })
  })

  it.each<[string, CallRequest]>([
    ['squad by its id', { squadId: 'squad' }],
    ['squad by its id in the field of its definition', { squad: 'squad' }],
    ['squad by its definition', { squad: { members: [] } }],
    ['workflow by its id', { workflowId: 'workflow' }],
    ['workflow by its id in the field of its definition', { workflow: 'workflow' }],
    ['workflow by its definition', { workflow: { name: 'Intake', nodes: [], edges: [] } }],
  ])('cannot be refused for a %s, and is announced as possible', async (_target, request) => {
    storeRefusal()
    const { call, artifactPlan } = await setUpCall({ request: () => request })
    expect(artifactPlan()).toBeUndefined()
    expect(call.snapshot()).toMatchObject({ recording: { ofCall: 'required' } })
  })
})

it('A start while a call is going on changes nothing', async () => {
  const { call, say, lines, createWebCall } = await setUpCall()
  say('Still here.')
  call.start('chat')
  call.start('voice')
  expect(lines()).toEqual(['Still here.'])
  expect(createWebCall).toHaveBeenCalledTimes(1)
})

describe('A question from the folded panel', () => {
  it('opens a chat, so that its answer can be read', async () => {
    const { call, untilChatIsReady } = setUp()
    call.start('chat')
    await untilChatIsReady()
    call.fold(true)
    call.sendText('What happens to our callers’ data?')
    expect(call.snapshot().isFolded).toBe(false)
  })

  it('leaves a call folded, which shows what is being said', async () => {
    const { call } = await setUpCall()
    call.fold(true)
    call.sendText('What happens to our callers’ data?')
    expect(call.snapshot().isFolded).toBe(true)
  })
})

it('Another try keeps what was said before', async () => {
  const { call, connect, say, lines, environment, until, view } = await setUpCall()
  say('Before.')
  environment.refuseWith({ status: 500 })
  call.chooseRecording(false)
  await until(() => view().kind === 'failed')
  environment.refuseWith(undefined)
  call.switchTo('voice')
  await connect()
  expect(lines()).toEqual(['Before.'])
})

it('Each failure is reported once', async () => {
  const codes: string[] = []
  const { call, environment, until, view } = setUp({ onError: ({ code }) => codes.push(code) })
  environment.refuseWith({ status: 401 })
  call.start('voice')
  await until(() => view().kind === 'failed')
  call.switchTo('chat')
  call.switchTo('chat')
  expect(codes).toHaveLength(1)
})

it('A word that is said reads no storage, and leaves the other lines and the recording as they are', async () => {
  const { call, say } = await setUpCall()
  say('Before.')
  const before = call.snapshot()
  const read = jest.spyOn(window.localStorage, 'getItem')
  for (let word = 1; word <= 100; word++) say(`word ${word}`, 'partial')
  expect(read).not.toHaveBeenCalled()
  const after = call.snapshot()
  expect(after.call.transcript[0]).toBe(before.call.transcript[0])
  expect(after.recording).toBe(before.recording)
})

it('A listener that throws is reported, and the other listeners are called', () => {
  const { call } = setUp()
  const failure = new Error('The page failed.')
  const other = jest.fn()
  call.subscribe(() => {
    throw failure
  })
  call.subscribe(other)
  call.dismiss()
  expect(other).toHaveBeenCalledTimes(1)
  expect(console.error).toHaveBeenCalledWith(failure)
})

describe('A page that the visitor leaves, and that the browser keeps for Back,', () => {
  const leave = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))

  it('has ended its call and shows nothing of it', async () => {
    const { call, say, view, until } = await setUpCall()
    say('What does it cost?')
    leave(true)
    expect(view()).toEqual({ kind: 'idle' })
    await until(() => call.presence().state === 'idle')
    expect(view()).toEqual({ kind: 'idle' })
  })

  it('shows no card of a call that was over before', async () => {
    const { call, until, view } = await setUpCall()
    call.stop()
    await until(() => view().kind === 'ended')
    leave(true)
    expect(view()).toEqual({ kind: 'idle' })
  })

  it('has closed its chat', async () => {
    const { call, until, untilChatIsReady, view } = setUp()
    call.start('chat')
    call.sendText('What does it cost?')
    await untilChatIsReady()
    leave(true)
    await until(() => view().kind === 'idle')
    call.start('chat')
    expect(call.snapshot().call.transcript).toEqual([])
  })

  it('leaves the call to the browser where it does not keep the page', async () => {
    const { view } = await setUpCall()
    leave(false)
    expect(view().kind).toBe('connected')
  })
})
