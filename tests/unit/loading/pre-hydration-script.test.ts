import { preHydrationScript } from '@/lib/loading/pre-hydration-script'

const script = preHydrationScript({
  scriptOrigins: ['https://calls.example'],
  basePath: '/site',
  noCode: 'Reload.',
  loading: 'Loading.',
})

const run = (location: object, history: object) =>
  new Function('location', 'window', 'history', 'addEventListener', script)(location, {}, history, () => {})

describe('The opening script', () => {
  it('contains no “<”, since its own policy refuses markup when React draws the document again', () => {
    expect(script).not.toContain('<')
  })

  it.each([
    ['/site/', '?page=pricing&utm_source=mail', '#faq', '/site/pricing/?utm_source=mail#faq'],
    ['/site/', '?page=home', '', '/site/'],
    ['/site/index.html', '?page=pricing', '', '/site/pricing/'],
    ['/site/', '?page=nonsense', '', undefined],
    ['/site/', '', '', undefined],
    ['/site/team/', '?page=pricing', '', undefined],
  ])('redirects %s%s%s to %s', (pathname, search, hash, target) => {
    const replaced: string[] = []
    const location = { pathname, search, hash, replace: (url: string) => replaced.push(url) }
    run(location, { pushState() {}, replaceState() {} })
    expect(replaced).toEqual(target === undefined ? [] : [target])
  })

  it('continues if the browser refuses a change of the history, warns once, and throws every other error', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const refused = new DOMException('More than 100 times per 30 seconds', 'SecurityError')
    let error: Error = refused
    const change = () => {
      throw error
    }
    const history = { pushState: change, replaceState: change }
    run({ pathname: '/site/', search: '' }, history)
    for (const name of ['pushState', 'replaceState', 'pushState'] as const) history[name]()
    expect(warn.mock.calls).toEqual([[refused]])
    error = new DOMException('Not a clone', 'DataCloneError')
    expect(() => history.pushState()).toThrow(error)
    expect(() => history.replaceState()).toThrow(error)
  })
})
