import { inlineScripts, scriptHash, withPolicy } from '@/scripts/postbuild/write-content-security-policy'

describe('The policy inside a page, for hosts that cannot set headers', () => {
  it.each(['<head>', '<head data-shell="">'])('stands at the beginning of %s', (head) => {
    const html = withPolicy(`<html>${head}<title>Home</title></head></html>`, "default-src 'self'")
    expect(html).toMatch(/<head[^>]*><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/)
  })

  it('fails the build where a page has no head', () => {
    expect(() => withPolicy('<p>Words</p>', "default-src 'self'")).toThrow('no <head>')
  })
})

describe('Inline scripts of an exported page', () => {
  it('are those that a browser runs: not data blocks, not scripts with an address, not empty ones', () => {
    const html =
      '<script>a()</script><script type="application/ld+json">{"@type":"Thing"}</script>' +
      '<script src="/b.js" async=""></script><script type="module">c()</script><script id="x">d()</script>'
    expect(inlineScripts(html)).toEqual(['a()', 'c()', 'd()'])
  })

  it('are hashed over their exact text', () => {
    // From the CSP specification, section 8.4: the hash of `alert('Hello, world.');`
    expect(scriptHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
  })
})
