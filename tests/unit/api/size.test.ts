import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** What a browser downloads for one import, in bytes: bundled, minified, gzipped at level 9. */
async function shippedBytes(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
    // A server SDK reaches for these; a bundler for browsers leaves them out.
    external: ['node:*', 'fs', 'stream', 'stream/web', 'path', 'os', 'crypto'],
  })
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length
}

const WEB_CALL = `import { createWebCall } from './lib/api'; console.log(createWebCall)`
const WHOLE_CLIENT = `import { createManagementClient } from './lib/api'; console.log(createManagementClient)`
const CALLS_ONLY = `import { calls, createClientFor } from './lib/api'
console.log(createClientFor({ calls }, { token: 't' }))`

const WEBHOOKS = `import { createServerMessageHandler, verifyHmac } from './lib/api/webhooks'
console.log(createServerMessageHandler, verifyHmac)`

/** Bytes that each may take at most, and that leaving resources out must save. */
const SIZE_LIMITS = {
  webCall: 2_700,
  // 2.4 kB of these are openapi-fetch, which makes every request, and 1.4 kB eventsource-parser, which reads streams.
  wholeClient: 13_500,
  // The limit for delays that are too long for a timer is 20 bytes.
  webhooks: 3_450,
  savedByFewerResources: 1_000,
} as const

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
