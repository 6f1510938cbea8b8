import { CALLS_ONLY, shippedBytes, WEB_CALL, WHOLE_CLIENT } from '@/scripts/api/sizes'

describe('what a browser downloads, minified and gzipped', () => {
  it('is under 2 kB for createWebCall with its runtime', async () => {
    expect(await shippedBytes(WEB_CALL)).toBeLessThan(2_000)
  })

  it('is at most 6.5 kB for the client with every resource', async () => {
    expect(await shippedBytes(WHOLE_CLIENT)).toBeLessThanOrEqual(6_500)
  })

  it('is less than that by the table of all resources that are not used', async () => {
    expect(await shippedBytes(CALLS_ONLY)).toBeLessThanOrEqual((await shippedBytes(WHOLE_CLIENT)) - 1_000)
  })
})
