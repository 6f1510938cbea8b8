import { CALLS_ONLY, shippedBytes, WEB_CALL, WEBHOOKS, WHOLE_CLIENT } from '@/scripts/api/sizes'

describe('what a browser downloads, minified and gzipped', () => {
  it('is under 2.7 kB for createWebCall with its runtime', async () => {
    expect(await shippedBytes(WEB_CALL)).toBeLessThan(2_700)
  })

  // 2.4 kB of these are openapi-fetch, which makes every request, and 1.4 kB eventsource-parser, which reads streams.
  it('is under 13.5 kB for the client with every resource', async () => {
    expect(await shippedBytes(WHOLE_CLIENT)).toBeLessThan(13_500)
  })

  it('is smaller without the tables of the resources that are not used', async () => {
    expect(await shippedBytes(CALLS_ONLY)).toBeLessThanOrEqual((await shippedBytes(WHOLE_CLIENT)) - 1_000)
  })

  // A wait that is longer than a timer can be takes 20 bytes.
  it('is under 3.45 kB for the handler of server messages with HMAC', async () => {
    expect(await shippedBytes(WEBHOOKS)).toBeLessThan(3_450)
  })
})
