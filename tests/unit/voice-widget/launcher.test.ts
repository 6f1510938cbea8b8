import { createLauncher } from '@/lib/site/widget/launcher'

const settle = () => new Promise((resolve) => setImmediate(resolve))

function setUp() {
  const pending: { resolve: (code: string) => void; reject: (reason: Error) => void }[] = []
  const load = jest.fn(() => new Promise<string>((resolve, reject) => pending.push({ resolve, reject })))
  const launcher = createLauncher(load)
  return { launcher, load, pending }
}

describe('Fetching the call’s code on intent', () => {
  it('fetches nothing until the visitor stirs', () => {
    const { launcher, load } = setUp()
    expect(load).not.toHaveBeenCalled()
    expect(launcher.current()).toEqual({ stage: 'resting' })
  })

  it('fetches once, however often the visitor hovers', async () => {
    const { launcher, load, pending } = setUp()
    launcher.warm()
    launcher.warm()
    pending[0]?.resolve('code')
    await settle()
    launcher.warm()
    expect(load).toHaveBeenCalledTimes(1)
    expect(launcher.current()).toEqual({ stage: 'ready', code: 'code', calls: 0 })
  })

  it('remembers a click that came before the code', async () => {
    const { launcher, pending } = setUp()
    launcher.warm()
    launcher.call()
    expect(launcher.current()).toEqual({ stage: 'loading', wanted: true })
    pending[0]?.resolve('code')
    await settle()
    expect(launcher.current()).toEqual({ stage: 'ready', code: 'code', calls: 1 })
  })

  it('forgets the click when the visitor cancels', async () => {
    const { launcher, pending } = setUp()
    launcher.call()
    launcher.cancel()
    pending[0]?.resolve('code')
    await settle()
    expect(launcher.current()).toEqual({ stage: 'ready', code: 'code', calls: 0 })
  })

  it('counts each further click as a call of its own', async () => {
    const { launcher, pending } = setUp()
    launcher.call()
    pending[0]?.resolve('code')
    await settle()
    launcher.call()
    expect(launcher.current()).toMatchObject({ calls: 2 })
  })

  it('keeps quiet when a mere warm-up fails, and tries again at the next intent', async () => {
    const { launcher, load, pending } = setUp()
    launcher.warm()
    pending[0]?.reject(new Error('offline'))
    await settle()
    expect(launcher.current()).toEqual({ stage: 'resting' })
    launcher.warm()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('says so when a click cannot be answered, and tries again at the next one', async () => {
    const { launcher, load, pending } = setUp()
    launcher.call()
    pending[0]?.reject(new Error('offline'))
    await settle()
    expect(launcher.current()).toEqual({ stage: 'failed' })
    launcher.call()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('tells its subscribers of every change until they leave', () => {
    const { launcher } = setUp()
    const listener = jest.fn()
    const leave = launcher.subscribe(listener)
    launcher.warm()
    leave()
    launcher.call()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
