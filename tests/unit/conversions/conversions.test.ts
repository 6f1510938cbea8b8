import { analyticsHosts, AnalyticsSettingError, readAnalyticsSetting } from '@/lib/config/analytics'
import {
  asksNotToBeTracked,
  conversionSender,
  type ConversionPorts,
} from '@/lib/conversions/send-conversions'

const ID = '94db1cb1-74f4-4a40-ad6c-962362670409'

describe('NEXT_PUBLIC_ANALYTICS', () => {
  it.each([
    ['plausible:agency.example', 'https://plausible.io/api/event'],
    ['plausible:agency.example@stats.agency.example', 'https://stats.agency.example/api/event'],
    [`umami:${ID}@cloud.umami.is`, 'https://cloud.umami.is/api/send'],
    [` UMAMI:${ID}@stats.example:3000 `, 'https://stats.example:3000/api/send'],
  ])('%s sends to %s and allows only that host', (setting, endpoint) => {
    const analytics = readAnalyticsSetting(setting)
    expect(analytics).toMatchObject({ endpoint })
    expect(analyticsHosts(analytics)).toEqual({ script: [], connect: [new URL(endpoint).origin] })
  })

  it('allows scripts of Google Tag Manager with a container alone', () => {
    expect(analyticsHosts(readAnalyticsSetting('gtm:GTM-ABC1234')).script).toEqual([
      'https://www.googletagmanager.com',
    ])
  })

  it.each([undefined, '', '  '])('is off where it is %j', (setting) => {
    expect(readAnalyticsSetting(setting)).toBeUndefined()
    expect(analyticsHosts(undefined)).toEqual({ script: [], connect: [] })
  })

  it.each([
    'plausible',
    'plausible:',
    'plausible:not a domain',
    'plausible:agency.example@evil.example/path',
    'umami:1@cloud.umami.is',
    `umami:${ID}`,
    'gtm:UA-1234-1',
    'gtm:GTM-ABC1234"><script>',
    'matomo:1@stats.example',
    'https://plausible.io',
  ])('“%s” stops the build with a sentence that shows the three forms', (setting) => {
    expect(() => readAnalyticsSetting(setting)).toThrow(AnalyticsSettingError)
    expect(() => readAnalyticsSetting(setting)).toThrow(/plausible:DOMAIN .* umami:ID@HOST .* gtm:ID/)
  })
})

function setUp(setting: string) {
  const requests: { url: string; init: RequestInit; body: unknown }[] = []
  const dataLayer: unknown[] = []
  const scripts: string[] = []
  const ports: ConversionPorts = {
    fetch: ((url: string, init: RequestInit) => {
      requests.push({ url, init, body: JSON.parse(String(init.body)) })
      return Promise.reject(new TypeError('refused by a blocker'))
    }) as typeof fetch,
    pageUrl: () => 'https://agency.example/pricing/',
    addScript: (url) => scripts.push(url),
    dataLayer: () => dataLayer,
    now: () => 5,
  }
  return { send: conversionSender(readAnalyticsSetting(setting)!, ports), requests, dataLayer, scripts }
}

describe('What a visitor did', () => {
  it('reaches Plausible as a page view or an event with properties, without cookies', () => {
    const { send, requests } = setUp('plausible:agency.example')
    send({ name: 'page', page: 'pricing' })
    send({ name: 'call-ended', reason: 'customer', seconds: 42 })
    expect(requests.map(({ body }) => body)).toEqual([
      { domain: 'agency.example', name: 'pageview', url: 'https://agency.example/pricing/' },
      {
        domain: 'agency.example',
        name: 'call-ended',
        url: 'https://agency.example/pricing/',
        props: { reason: 'customer', seconds: 42 },
      },
    ])
    expect(requests[0]!.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  })

  it('reaches Umami as a page view or an event with data', () => {
    const { send, requests } = setUp(`umami:${ID}@cloud.umami.is`)
    send({ name: 'page', page: 'pricing' })
    send({ name: 'rated', rating: 'good' })
    const payload = { website: ID, url: '/pricing/', hostname: 'agency.example' }
    expect(requests.map(({ body }) => body)).toEqual([
      { type: 'event', payload },
      { type: 'event', payload: { ...payload, name: 'rated', data: { rating: 'good' } } },
    ])
  })

  it('reaches Google Tag Manager through its data layer, from one script', () => {
    const { send, dataLayer, scripts } = setUp('gtm:GTM-ABC1234')
    send({ name: 'booking-opened', booking: 'discovery' })
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234'])
    expect(dataLayer).toEqual([
      { 'gtm.start': 5, event: 'gtm.js' },
      { event: 'conversion_booking-opened', booking: 'discovery' },
    ])
  })
})

it.each([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('A browser with %j asks not to be tracked: %s', (navigator, expected) => {
  expect(asksNotToBeTracked(navigator)).toBe(expected)
})
