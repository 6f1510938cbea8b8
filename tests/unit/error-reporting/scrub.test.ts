import { scrub, scrubPageUrl } from '@/lib/error-reporting/envelope'

describe('A report has no personal data', () => {
  it.each([
    ['Cannot mail ann.lee+x@mail.example.co.uk', 'Cannot mail [email]'],
    ['No answer from +1 (555) 010-0142', 'No answer from [number]'],
    ['GET https://x.example/a/b?name=ann#frag failed', 'GET https://x.example/a/b failed'],
    ['Authorization: Bearer abc.def', 'Authorization: [token]'],
    ['token=abcdef0', '[token]'],
    ['Bad eyJhbGciOi.eyJzdWIi.c2ln', 'Bad [token]'],
    ['Call 0f8fad5b-d9cb-469f-a165-70867728950e ended', 'Call [id] ended'],
    ['Used pk_live_a1b2c3d4e5f6a7b8c9d0e1', 'Used [token]'],
  ])('%s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed)
  })

  it.each([
    ['x is not a function'],
    ["Cannot read properties of undefined (reading 'length')"],
    ['Failed to load chunk /_next/static/chunks/1cuyxw6v18rxx.js'],
    ['Status 404 after 12 s'],
  ])('keeps what helps to fix the error: %s', (text) => {
    expect(scrub(text)).toBe(text)
  })

  it('is cut to a length that cannot hold a conversation', () => {
    expect(scrub('so '.repeat(1000))).toHaveLength(500)
  })

  it('keeps which page was shown, and nothing of the query', () => {
    expect(scrubPageUrl('https://a.example/site/team/?utm_id=9#x')).toBe('https://a.example/site/team/')
    expect(scrubPageUrl('https://a.example/?email=ann%40example.com')).toBe('https://a.example/')
  })
})
