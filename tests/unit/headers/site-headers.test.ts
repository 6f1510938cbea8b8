import { headersForPath } from '@/scripts/headers/header-rule'
import { formatHeadersFile, parseHeadersFile } from '@/scripts/headers/headers-file'
import { HOURLY, IMMUTABLE, siteHeaders } from '@/scripts/headers/site-headers'

const rulesAt = (basePath: string) =>
  siteHeaders({ contentSecurityPolicy: "default-src 'self'", basePath, unhashedFolders: ['audio'] })

describe('Response headers come from one source', () => {
  it.each([
    ['/_next/static/chunks/a.js', IMMUTABLE],
    ['/audio/support.mp3', HOURLY],
    ['/', undefined],
    ['/robots.txt', undefined],
  ])('%s is cached as long as its name allows', (path, cacheControl) => {
    expect(headersForPath(rulesAt(''), path)['Cache-Control']).toBe(cacheControl)
  })

  it('follows the site under a sub-path', () => {
    expect(headersForPath(rulesAt('/site'), '/site/_next/static/a.js')['Cache-Control']).toBe(IMMUTABLE)
    expect(headersForPath(rulesAt('/site'), '/elsewhere')).toEqual({})
  })

  it.each(['/', '/_next/static/a.js', '/audio/a.mp3'])(
    'sets no header twice for %s, since some hosts would join the values',
    (path) => {
      const names = rulesAt('').flatMap((rule) => Object.keys(headersForPath([rule], path)))
      expect(names.length).toBeGreaterThan(0)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    },
  )

  it.each([
    ['=(self)', ['microphone', 'screen-wake-lock']],
    [
      '=(self "https://www.youtube-nocookie.com")',
      ['autoplay', 'fullscreen', 'picture-in-picture', 'encrypted-media'],
    ],
    ['=()', ['camera', 'display-capture', 'geolocation', 'hid', 'midi', 'payment', 'serial', 'usb']],
  ])('allow with %s these features of the device: %j', (allowed, features) => {
    const policy = headersForPath(rulesAt(''), '/')['Permissions-Policy']!.split(', ')
    expect(policy.filter((rule) => rule.endsWith(allowed))).toEqual(features.map((name) => name + allowed))
  })

  it('the rules are the same after they are written to a _headers file and read back', () => {
    expect(parseHeadersFile(formatHeadersFile(rulesAt('')))).toEqual(rulesAt(''))
  })

  it('refuses a _headers file with a line that is not a header', () => {
    expect(() => parseHeadersFile('/*\n  nonsense')).toThrow('Not a header line')
  })
})
