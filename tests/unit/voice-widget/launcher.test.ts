import { createLauncher, reportDefects, type StartMode } from '@/components/voice/launcher'
import { define } from '@/tests/support/defined'
import { fakeLoadedCall, type FakeLoadedCall } from '@/tests/support/loaded-call'

const settle = () => new Promise((resolve) => setImmediate(resolve))

function setUp(onFailed?: (mode: StartMode, isRetry: boolean) => void) {
  const pending: { resolve: (call: FakeLoadedCall) => void; reject: (reason: Error) => void }[] = []
  const load = jest.fn(
    () => new Promise<FakeLoadedCall>((resolve, reject) => pending.push({ resolve, reject })),
  )
  const launcher = createLauncher(load, onFailed)
  const call = fakeLoadedCall()
  const arrive = async () => {
    pending.at(-1)?.resolve(call)
    await settle()
  }
  const fail = async () => {
    pending.at(-1)?.reject(new Error('offline'))
    await settle()
  }
  const shown = () => {
    const { button, presence } = launcher.snapshot()
    return [button, presence.state]
  }
  return { launcher, load, call, arrive, fail, shown }
}

describe('Fetching the call’s code on intent', () => {
  it('loads no media code for a visitor who is going to type', async () => {
    const { launcher, call, arrive } = setUp()
    launcher.prewarm('chat')
    await arrive()
    expect(call.prewarm.mock.calls).toEqual([['chat']])
    launcher.prewarm('voice')
    expect(call.prewarm).toHaveBeenLastCalledWith('voice')
  })

  it('fetches once, however often the visitor hovers, and starts nothing', async () => {
    const { launcher, load, call, arrive, shown } = setUp()
    launcher.prewarm()
    launcher.prewarm()
    await arrive()
    launcher.prewarm()
    expect(load).toHaveBeenCalledTimes(1)
    expect(call.start).not.toHaveBeenCalled()
    expect(shown()).toEqual(['talk', 'idle'])
  })

  it('goes from waiting to connecting without showing anything in between', async () => {
    const { launcher, arrive, shown } = setUp()
    const seen: unknown[] = []
    launcher.subscribe(() => seen.push(shown()))
    launcher.start()
    await arrive()
    expect(seen).toEqual([
      ['waiting', 'connecting'],
      ['hidden', 'connecting'],
    ])
  })

  it('passes each further click on to the call', async () => {
    const { launcher, call, arrive } = setUp()
    launcher.start()
    await arrive()
    launcher.stop()
    launcher.start()
    expect(call.stop).toHaveBeenCalledTimes(1)
    expect(call.start).toHaveBeenCalledTimes(2)
  })

  it('shows no error when a prewarm fails, and tries again at the next intent', async () => {
    const { launcher, load, fail, shown } = setUp()
    launcher.prewarm()
    await fail()
    expect(shown()).toEqual(['talk', 'idle'])
    launcher.prewarm()
    expect(load).toHaveBeenCalledTimes(2)
    // Or its limit of 20 s keeps jest's worker open.
    await fail()
  })

  it('says what a visitor waits for in vain, and whether it is the second time', async () => {
    const onFailed = jest.fn()
    const { launcher, fail } = setUp(onFailed)
    launcher.prewarm()
    await fail()
    expect(onFailed).not.toHaveBeenCalled()
    launcher.start('chat')
    await fail()
    launcher.start()
    await fail()
    expect(onFailed.mock.calls.flat()).toEqual(['chat', false, 'chat', true])
  })

  it('shows an error when the code does not arrive within 20 s, and releases what comes later', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] })
    const { launcher, call, arrive } = setUp()
    launcher.start()
    await jest.advanceTimersByTimeAsync(20_000)
    jest.useRealTimers()
    expect(launcher.snapshot().button).toBe('failed')
    await arrive()
    expect(call.dispose).toHaveBeenCalledTimes(1)
    expect(call.start).not.toHaveBeenCalled()
  })

  it('offers the call again when its start throws, and reports the error instead of a failed load', async () => {
    const { launcher, load, call, arrive, shown } = setUp()
    const error = new Error('The page gave a request that throws.')
    call.start.mockImplementationOnce(() => {
      throw error
    })
    const report = jest.fn()
    define(globalThis, 'reportError', report)
    launcher.start()
    await arrive()
    expect(report.mock.calls).toEqual([[error]])
    expect(shown()).toEqual(['talk', 'idle'])
    launcher.start()
    expect(load).toHaveBeenCalledTimes(1)
    expect(shown()).toEqual(['hidden', 'connecting'])
  })

  it('reports a defect of the page’s own set-up, which would look like code that cannot be fetched', () => {
    const defect = new TypeError('The page’s tool has no name.')
    const report = jest.fn()
    define(globalThis, 'reportError', report)
    const create = () =>
      reportDefects(() => {
        throw defect
      })
    expect(create).toThrow(defect)
    expect(report.mock.calls).toEqual([[defect]])
  })

  it('notifies its subscribers of every change that is shown, until they leave', async () => {
    const { launcher, call, arrive } = setUp()
    const listener = jest.fn()
    const leave = launcher.subscribe(listener)
    launcher.start()
    await arrive()
    call.become('connecting')
    expect(listener).toHaveBeenCalledTimes(2)
    call.become('connected')
    expect(listener).toHaveBeenCalledTimes(3)
    leave()
    call.become('idle')
    expect(listener).toHaveBeenCalledTimes(3)
  })
})

describe('Removed from the page', () => {
  it.each([
    [true, 0],
    [false, 1],
  ])(
    'withdraws a click whose code is still loading when the browser keeps the page for Back: %s',
    async (persisted, starts) => {
      const target = new EventTarget()
      define(globalThis, 'addEventListener', target.addEventListener.bind(target))
      const { launcher, call, arrive, shown } = setUp()
      launcher.start()
      target.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
      await arrive()
      expect(call.start).toHaveBeenCalledTimes(starts)
      expect(shown()[0]).toBe(persisted ? 'talk' : 'hidden')
    },
  )

  it('forgets a click whose code is still loading, and releases what arrives', async () => {
    const { launcher, call, arrive, shown } = setUp()
    launcher.start()
    launcher.reset()
    await arrive()
    expect(call.start).not.toHaveBeenCalled()
    expect(call.dispose).toHaveBeenCalledTimes(1)
    expect(shown()).toEqual(['talk', 'idle'])
  })
})
