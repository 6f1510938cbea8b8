import { createPageStore, type PageTarget } from '@/lib/site/page-store'

/** A window with an address bar, a history and events, and nothing else. */
function fakeWindow(address = '/') {
  const events = new EventTarget()
  const url = new URL(address, 'http://site.test')
  const entries = [url.href]
  return {
    entries,
    location: url,
    pushAddress: (next: string) => {
      url.href = new URL(next, url).href
      entries.push(url.href)
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    navigateEvent: (detail: unknown) => events.dispatchEvent(new CustomEvent('navigate', { detail })),
    back(to: string) {
      url.href = new URL(to, url).href
      events.dispatchEvent(new Event('popstate'))
    },
  }
}

function watchedStore(address?: string) {
  const win = fakeWindow(address)
  const unknown: unknown[] = []
  const shown: PageTarget[] = []
  const store = createPageStore(win, win.pushAddress, (detail) => unknown.push(detail))
  store.subscribe((target) => shown.push(target))
  return { win, store, unknown, shown, disconnect: store.connect() }
}

describe('The current page of the shell', () => {
  it('is what the address says', () => {
    expect(watchedStore('/?page=pricing').store.current()).toEqual({ page: 'pricing' })
  })

  it('is written to the address and the history when a page is chosen', () => {
    const { win, store, shown } = watchedStore()
    store.navigate({ page: 'team' })
    expect(win.location.search).toBe('?page=team')
    expect(win.entries).toHaveLength(2)
    expect(shown).toEqual([{ page: 'team' }])
  })

  it('leaves no query for home', () => {
    const { win, store } = watchedStore('/?page=team')
    store.navigate({ page: 'home' })
    expect(win.location.href).toBe('http://site.test/')
  })

  it('can name a section to scroll to', () => {
    const { win, store, shown } = watchedStore('/?page=team')
    store.navigate({ page: 'home', section: 'booking' })
    expect(win.location.hash).toBe('#booking')
    expect(shown).toEqual([{ page: 'home', section: 'booking' }])
  })

  it('adds no second history entry for the page that is already shown', () => {
    const { win, store } = watchedStore('/?page=team')
    store.navigate({ page: 'team' })
    expect(win.entries).toHaveLength(1)
  })

  it('follows Back and Forward', () => {
    const { win, shown } = watchedStore('/?page=team')
    win.back('/')
    expect(shown).toEqual([{ page: 'home' }])
  })

  it('follows the navigate event, with a name or an object', () => {
    const { win, shown } = watchedStore()
    win.navigateEvent('terms')
    win.navigateEvent({ page: 'privacy' })
    expect(shown.map(({ page }) => page)).toEqual(['terms', 'privacy'])
  })

  it('logs an unknown name and changes nothing', () => {
    const { win, shown, unknown } = watchedStore()
    win.navigateEvent('nowhere')
    expect(shown).toEqual([])
    expect(unknown).toEqual(['nowhere'])
    expect(win.entries).toHaveLength(1)
  })

  it('listens no longer once disconnected', () => {
    const { win, shown, disconnect } = watchedStore()
    disconnect()
    win.navigateEvent('terms')
    win.back('/?page=team')
    expect(shown).toEqual([])
  })
})

describe('A navigate event from before the shell listened', () => {
  it('is answered as soon as it listens, and only once', () => {
    const win = { ...fakeWindow(), earlyNavigation: new CustomEvent('navigate', { detail: 'terms' }) }
    const shown: PageTarget[] = []
    const store = createPageStore(win, win.pushAddress)
    store.subscribe((target) => shown.push(target))
    store.connect()()
    store.connect()
    expect(shown).toEqual([{ page: 'terms' }])
  })
})
