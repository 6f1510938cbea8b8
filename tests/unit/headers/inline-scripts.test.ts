import { inlineScripts, scriptHash } from '@/scripts/headers/inline-scripts'

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
