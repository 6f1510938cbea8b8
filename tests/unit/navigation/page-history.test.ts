import { createPageHistory } from '@/lib/navigation/page-history'
import type { ScrollPosition } from '@/lib/navigation/page-history'

/** A window with a history of entries, a scroll position, and nothing else. */
function fakeWindow() {
  const events = new EventTarget()
  const entries: { url: string; state: unknown }[] = [{ url: '/', state: { framework: 'tree' } }]
  let at = 0
  const fire = (type: string) => events.dispatchEvent(new Event(type))
  const current = () => entries[at] ?? { url: '', state: null }
  const win = {
    scrollY: 0,
    location: {
      get href() {
        return current().url
      },
      get pathname() {
        return current().url.split('#')[0] ?? ''
      },
    },
    history: {
      scrollRestoration: 'auto' as ScrollRestoration,
      get state() {
        return current().state
      },
      pushState(state: unknown, _: string, url?: string | URL | null) {
        entries.splice(at + 1, Infinity, { url: String(url), state })
        at += 1
      },
      replaceState(state: unknown, _: string, url?: string | URL | null) {
        entries[at] = { url: String(url ?? current().url), state }
      },
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  }
  return {
    win,
    entries,
    fire,
    go(steps: number) {
      at += steps
      fire('popstate')
    },
    /** The browser follows a link to a fragment by itself. */
    followFragment(url: string) {
      entries.splice(at + 1, Infinity, { url, state: null })
      at += 1
      fire('popstate')
    },
  }
}

/** A page with its history connected; of a window that has been used before, as after a reload. */
function watched(browser = fakeWindow()) {
  const arrivals: (number | undefined)[] = []
  const history = createPageHistory(browser.win, () => ({ topPx: browser.win.scrollY }))
  const disconnect = history.connect((position?: ScrollPosition) => arrivals.push(position?.topPx))
  return { ...browser, history, arrivals, disconnect }
}

describe('Back and Forward', () => {
  it('name no position where none is known', () => {
    const { entries, go, arrivals } = watched()
    entries.push({ url: '/team/', state: { entry: 7 } })
    go(1)
    expect(arrivals).toEqual([undefined])
  })

  it('know after a reload where the entry was left, and nothing of one that a link has made since', () => {
    const before = watched()
    before.win.scrollY = 100
    before.history.push('/pricing/')
    before.win.scrollY = 3000
    before.go(-1)
    before.win.scrollY = 100
    expect(before.history.position()).toEqual({ topPx: 100 })
    before.history.push('/team/')
    expect(before.history.position()).toBeUndefined()
    before.go(-1)
    const reloaded = createPageHistory(before.win, () => ({ topPx: 0 }))
    expect(reloaded.position()).toEqual({ topPx: 100 })
  })

  it.each([['x'], [[1, null, ['2']]], [{ 1: 2 }]])('begin afresh where the entry holds %j', (positions) => {
    const { win } = fakeWindow()
    win.history.replaceState({ entry: 1, positions }, '')
    const history = createPageHistory(win, () => ({ topPx: win.scrollY }))
    expect(history.position()).toBeUndefined()
    history.push('/pricing/')
    expect(win.history.state).toMatchObject({ entry: 2 })
  })

  it('lead back to where the reader was if the fragment was in view already', () => {
    const { win, history, followFragment, go, arrivals } = watched()
    win.scrollY = 800
    history.notePosition()
    history.push('/#plans')
    followFragment('/#booking')
    win.scrollY = 2400
    history.notePosition()
    go(-1)
    expect(arrivals).toEqual([800])
  })

  it('lead to where the reader was even if the browser has refused an entry', () => {
    const { win, history, go, arrivals, entries } = watched()
    win.scrollY = 500
    history.push('/pricing/')
    const { pushState } = win.history
    win.scrollY = 1200
    win.history.pushState = () => {}
    history.push('/team/')
    win.history.pushState = pushState
    win.scrollY = 300
    history.push('/content/')
    expect(entries).toHaveLength(3)
    go(-1)
    go(-1)
    expect(arrivals).toEqual([1200, 500])
  })

  it('lead back to the top where the reader had not scrolled', () => {
    const { followFragment, go, arrivals } = watched()
    followFragment('/terms/#payment')
    go(-1)
    expect(arrivals).toEqual([0])
  })
})

describe('Restoring the scroll position', () => {
  it('is left to the browser when the document is left, and taken over again when it returns', () => {
    const { win, fire } = watched()
    expect(win.history.scrollRestoration).toBe('manual')
    fire('pagehide')
    expect(win.history.scrollRestoration).toBe('auto')
    fire('pageshow')
    expect(win.history.scrollRestoration).toBe('manual')
  })

  it('is left to the browser once disconnected', () => {
    const { win, go, history, arrivals, disconnect } = watched()
    history.push('/team/')
    disconnect()
    go(-1)
    expect(win.history.scrollRestoration).toBe('auto')
    expect(arrivals).toEqual([])
  })
})
