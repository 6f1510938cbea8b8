import { siteAddress } from '@/lib/config/site-address.mjs'
import { pageMetadata, publicUrl } from '@/lib/navigation/page-metadata'

describe('The address that a build publishes', () => {
  it.each([
    ['the setting', { NEXT_PUBLIC_SITE_URL: 'https://agency.example/' }, 'https://agency.example'],
    ['Netlify’s, where nothing is set', { URL: 'https://agency.netlify.app' }, 'https://agency.netlify.app'],
    [
      'Cloudflare’s, where nothing is set',
      { CF_PAGES_URL: 'https://agency.pages.dev' },
      'https://agency.pages.dev',
    ],
    [
      'Vercel’s production domain, which it names without a scheme',
      { VERCEL_PROJECT_PRODUCTION_URL: 'agency.vercel.app' },
      'https://agency.vercel.app',
    ],
    [
      'the setting, in the ASCII form that a sitemap takes',
      { NEXT_PUBLIC_SITE_URL: 'https://Müller.example' },
      'https://xn--mller-kva.example',
    ],
    [
      'the setting, even where a host announces another',
      { NEXT_PUBLIC_SITE_URL: 'https://agency.example', URL: 'https://agency.netlify.app' },
      'https://agency.example',
    ],
  ])('is %s', (_, environment, address) => {
    expect(siteAddress(environment)).toBe(address)
  })

  it.each(['agency.example', 'localhost:4173', 'https//agency.example'])(
    'is refused where the setting is no address (%s), naming the setting and what it must be',
    (setting) => {
      expect(() => siteAddress({ NEXT_PUBLIC_SITE_URL: setting })).toThrow(
        `NEXT_PUBLIC_SITE_URL is "${setting}"; it must be an address such as https://example.com`,
      )
    },
  )

  it.each([
    ['nothing is set', {}],
    ['the setting is empty', { NEXT_PUBLIC_SITE_URL: ' ' }],
    ['the host announces this machine', { URL: 'http://localhost:8888' }],
    ['the variable holds something else', { URL: 'not an address' }],
  ])('is unknown where %s', (_, environment) => {
    expect(siteAddress(environment)).toBeUndefined()
  })
})

describe('A page without a site address', () => {
  const address = { siteUrl: undefined, basePath: '/site' }

  it('has paths in the place of addresses, and is marked as without an address', () => {
    expect(pageMetadata('pricing', address)).toMatchObject({
      url: '/site/pricing/',
      imageUrl: '/site/share/pricing.png',
      isAbsolute: false,
    })
  })

  it('never names the computer that built it', () => {
    expect(publicUrl('/sitemap.xml', address)).toBe('/site/sitemap.xml')
  })
})

it('The sitemap and robots.txt of a build without a site address name no address', async () => {
  delete process.env.NEXT_PUBLIC_SITE_URL
  // The settings have been read already, with the address of `.env`.
  jest.resetModules()
  const { default: sitemap } = await import('@/app/sitemap')
  const { default: robots } = await import('@/app/robots')
  expect(sitemap()).toEqual([])
  expect(robots()).not.toHaveProperty('sitemap')
})
