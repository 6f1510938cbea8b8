import { thirdPartyHosts } from '@/lib/config/hosts'
import { contentSecurityPolicy, policyForMeta } from '@/scripts/headers/content-security-policy'

const site = { splineSceneUrl: undefined, errorDsn: undefined }
const platform = { apiUrl: 'https://api.vapi.ai', callBundleUrl: undefined }
const policyFor = (hosts = thirdPartyHosts(platform, site), https = true) =>
  contentSecurityPolicy({ hosts, scriptHashes: ['sha256-abc='], https })
const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? []

describe('The Content-Security-Policy is made from the settings', () => {
  it('lets scripts run from the site, from a known hash and from the call library, and from nowhere else', () => {
    expect(sources(policyFor(), 'script-src')).toEqual([
      "'self'",
      "'sha256-abc='",
      "'wasm-unsafe-eval'",
      'https://c.daily.co',
    ])
  })

  it('allows connections to the voice platform and the call hosts, over sockets too', () => {
    expect(sources(policyFor(), 'connect-src')).toEqual([
      "'self'",
      'https://api.vapi.ai',
      'https://*.daily.co',
      'wss://*.daily.co:*',
    ])
  })

  it.each([
    ['frames', 'frame-src', ['https://www.youtube-nocookie.com']],
    ['pictures', 'img-src', ["'self'", 'data:', 'blob:', 'https://i.ytimg.com']],
    ['sounds', 'media-src', ["'self'", 'data:', 'blob:']],
    ['fonts', 'font-src', ["'self'"]],
    ['forms', 'form-action', ["'self'"]],
    ['scripts in attributes', 'script-src-attr', ["'none'"]],
    ['pages that frame it', 'frame-ancestors', ["'none'"]],
    ['everything else', 'default-src', ["'self'"]],
  ])('for %s, allows in %s no other source', (_, directive, allowed) => {
    expect(sources(policyFor(), directive)).toEqual(allowed)
  })

  it('names the bundle host instead of the library’s own when the bundle is served elsewhere', () => {
    const hosts = thirdPartyHosts(
      { ...platform, callBundleUrl: 'https://calls.example.com/machine.js' },
      site,
    )
    expect(sources(policyFor(hosts), 'script-src')).toContain('https://calls.example.com')
    expect(sources(policyFor(hosts), 'script-src')).not.toContain('https://c.daily.co')
    expect(sources(policyFor(hosts), 'connect-src')).toContain('https://calls.example.com')
  })

  it('adds no script host when the call machine is our own file, as with the sandbox', () => {
    const hosts = thirdPartyHosts({ apiUrl: '/sandbox/api', callBundleUrl: '/sandbox/machine.js' }, site)
    expect(sources(policyFor(hosts), 'script-src')).toEqual(["'self'", "'sha256-abc='"])
    expect(sources(policyFor(hosts), 'connect-src')).not.toContain('https://api.vapi.ai')
  })

  it.each([
    [
      'error reporting',
      { ...site, errorDsn: 'https://key@errors.example.com/7' },
      'https://errors.example.com',
    ],
    [
      'the scene',
      { ...site, splineSceneUrl: 'https://scenes.example.com/a.splinecode' },
      'https://scenes.example.com',
    ],
  ])('allows the host of %s only when it is set', (_, settings, origin) => {
    expect(sources(policyFor(thirdPartyHosts(platform, site)), 'connect-src')).not.toContain(origin)
    expect(sources(policyFor(thirdPartyHosts(platform, settings)), 'connect-src')).toContain(origin)
  })

  it('upgrades forgotten http addresses only on a site that is itself served over HTTPS', () => {
    expect(policyFor(undefined, true)).toContain('upgrade-insecure-requests')
    expect(policyFor(undefined, false)).not.toContain('upgrade-insecure-requests')
  })

  it('leaves out of a page the directives that only a header may set', () => {
    expect(policyForMeta(policyFor())).not.toContain('frame-ancestors')
    expect(sources(policyForMeta(policyFor()), 'script-src')).toEqual(sources(policyFor(), 'script-src'))
  })
})
