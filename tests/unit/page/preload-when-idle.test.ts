import { preloadWhenIdle } from '@/lib/page/preload-when-idle'

function fakeWindow({ saveData = false, idleCallback = true } = {}) {
  const events = new EventTarget()
  const queue: (() => void)[] = []
  const enqueue = (callback: () => void) => queue.push(callback)
  const drop = (handle: number) => void (queue[handle - 1] = () => {})
  return {
    navigator: { connection: { saveData } },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    ...(idleCallback ? { requestIdleCallback: enqueue, cancelIdleCallback: drop } : {}),
    setTimeout: enqueue,
    clearTimeout: drop,
    visitorMoves: () => events.dispatchEvent(new Event('pointermove')),
    idle: () => queue.splice(0).forEach((callback) => callback()),
  }
}

describe('Preloading while idle', () => {
  it('waits for the first interaction', () => {
    const win = fakeWindow()
    const ran: string[] = []
    preloadWhenIdle([() => ran.push('a')], win)
    win.idle()
    expect(ran).toEqual([])
    win.visitorMoves()
    win.idle()
    expect(ran).toEqual(['a'])
  })

  it.each([true, false])('runs one task in each idle moment (idle callback: %s)', (idleCallback) => {
    const win = fakeWindow({ idleCallback })
    const ran: string[] = []
    preloadWhenIdle([() => ran.push('a'), () => ran.push('b')], win)
    win.visitorMoves()
    win.idle()
    expect(ran).toEqual(['a'])
    win.idle()
    expect(ran).toEqual(['a', 'b'])
  })

  it('does nothing for a visitor who saves data', () => {
    const win = fakeWindow({ saveData: true })
    const ran: string[] = []
    preloadWhenIdle([() => ran.push('a')], win)
    win.visitorMoves()
    win.idle()
    expect(ran).toEqual([])
  })

  it('stops when undone', () => {
    const win = fakeWindow()
    const ran: string[] = []
    const undo = preloadWhenIdle([() => ran.push('a'), () => ran.push('b')], win)
    win.visitorMoves()
    win.idle()
    undo()
    win.idle()
    win.visitorMoves()
    expect(ran).toEqual(['a'])
  })
})
