import { withPolicy } from '@/scripts/postbuild/write-content-security-policy'

describe('The policy inside a page, for hosts that cannot set headers', () => {
  it.each(['<head>', '<head data-shell="">'])('stands at the beginning of %s', (head) => {
    const html = withPolicy(`<html>${head}<title>Home</title></head></html>`, "default-src 'self'")
    expect(html).toMatch(/<head[^>]*><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/)
  })

  it('fails the build where a page has no head', () => {
    expect(() => withPolicy('<p>Words</p>', "default-src 'self'")).toThrow('no <head>')
  })
})
