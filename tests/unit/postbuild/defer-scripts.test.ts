import { withDeferredScripts } from '@/scripts/postbuild/defer-scripts'

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/>' +
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><h1>It rings once.</h1><script>data()</script><script src="/b.js" id="_R_" async=""></script></body></html>'

describe('Scripts wait for the first paint', () => {
  const html = withDeferredScripts(page)

  it('keeps every script of the framework, in its order, in a template that does not run', () => {
    expect(html).toContain(
      '<template data-scripts><script src="/a.js" async=""></script>' +
        '<script src="/b.js" id="_R_" async=""></script></template></head>',
    )
    expect(html.match(/<script src/g)).toHaveLength(3)
  })

  it('lets the preload of a page’s own code wait with them', () => {
    const preload = '<link rel="preload" href="/pricing.js" as="script" fetchPriority="low"/>'
    const changed = withDeferredScripts(page.replace('<h1>', `${preload}<h1>`))
    expect(changed).toContain(`<script src="/b.js" id="_R_" async=""></script>${preload}</template></head>`)
    expect(changed.split(preload)).toHaveLength(2)
  })

  it('leaves inline data and scripts for old browsers where they are', () => {
    expect(html).toContain('<script>data()</script>')
    expect(html).toContain('<script src="/old.js" noModule=""></script>')
  })

  it('starts them from the end of the body', () => {
    expect(html).toMatch(/<script>[^<]*template\[data-scripts\][^<]*<\/script><\/body><\/html>$/)
  })

  it('changes nothing when it runs twice', () => {
    expect(withDeferredScripts(html)).toBe(html)
  })

  it('fails the build when there is nothing to start', () => {
    expect(() => withDeferredScripts('<html><body>Words</body></html>')).toThrow('none of the scripts')
  })

  it.each(['</head>', '</body>'])('fails the build when there is no %s to put them before', (tag) => {
    expect(() => withDeferredScripts(page.replace(tag, ''))).toThrow('no end of its head or body')
  })
})
