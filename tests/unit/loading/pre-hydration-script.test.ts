import { preHydrationScript } from '@/lib/loading/pre-hydration-script'

const script = preHydrationScript({
  scriptOrigins: ['https://calls.example'],
  basePath: '/site',
  noCode: 'Reload.',
  loading: 'Loading.',
})

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
    const history = { pushState() {}, replaceState() {} }
    new Function('location', 'window', 'history', 'addEventListener', script)(location, {}, history, () => {})
    expect(replaced).toEqual(target === undefined ? [] : [target])
  })
})
