import { CALLS_ONLY, shippedBytes, SIZE_LIMITS, WEB_CALL, WEBHOOKS, WHOLE_CLIENT } from '@/scripts/api/sizes'

describe('what a browser downloads, minified and gzipped', () => {
  it('is within its limit for createWebCall with its runtime', async () => {
    expect(await shippedBytes(WEB_CALL)).toBeLessThan(SIZE_LIMITS.webCall)
  })

  it('is within its limit for the client with every resource', async () => {
    expect(await shippedBytes(WHOLE_CLIENT)).toBeLessThan(SIZE_LIMITS.wholeClient)
  })

  it('is smaller without the tables of the resources that are not used', async () => {
    expect(await shippedBytes(CALLS_ONLY)).toBeLessThanOrEqual(
      (await shippedBytes(WHOLE_CLIENT)) - SIZE_LIMITS.savedByFewerResources,
    )
  })

  it('is within its limit for the handler of server messages with HMAC', async () => {
    expect(await shippedBytes(WEBHOOKS)).toBeLessThan(SIZE_LIMITS.webhooks)
  })
})
