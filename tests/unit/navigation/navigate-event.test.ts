import { onNavigateEvent } from '@/lib/navigation/navigate-event'

function listened(preHydrationNavigation?: Event) {
  const events = new EventTarget()
  const win = {
    ...(preHydrationNavigation ? { preHydrationNavigation } : {}),
    addEventListener: events.addEventListener.bind(events) as Window['addEventListener'],
    removeEventListener: events.removeEventListener.bind(events) as Window['removeEventListener'],
  }
  const shown: string[] = []
  const unknown: unknown[] = []
  const listen = () =>
    onNavigateEvent(
      win,
      ({ page, section }) => shown.push(section ? `${page}#${section}` : page),
      (detail) => unknown.push(detail),
    )
  const send = (detail: unknown) => events.dispatchEvent(new CustomEvent('navigate', { detail }))
  return { shown, unknown, send, listen }
}

describe('The navigate event', () => {
  it('shows the page that it names, as a name or an object', () => {
    const { listen, send, shown } = listened()
    listen()
    send('terms')
    send({ page: 'privacy' })
    send({ page: 'pricing', section: 'dates' })
    expect(shown).toEqual(['terms', 'privacy', 'pricing#dates'])
  })

  it('with an unknown name is logged and changes nothing', () => {
    const { listen, send, shown, unknown } = listened()
    listen()
    send('nowhere')
    expect(shown).toEqual([])
    expect(unknown).toEqual(['nowhere'])
  })

  it('is ignored after the undo', () => {
    const { listen, send, shown } = listened()
    listen()()
    send('terms')
    expect(shown).toEqual([])
  })

  it('from before the shell listened is answered as soon as it listens, and only once', async () => {
    const { listen, shown } = listened(new CustomEvent('navigate', { detail: 'terms' }))
    listen()()
    listen()
    await Promise.resolve()
    expect(shown).toEqual(['terms'])
  })
})
