import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** What a browser downloads for one import, in bytes: bundled, minified, gzipped at level 9. */
export async function shippedBytes(code: string): Promise<number> {
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

export const WEB_CALL = `import { createWebCall } from './lib/api'; console.log(createWebCall)`
export const WHOLE_CLIENT = `import { createManagementClient } from './lib/api'; console.log(createManagementClient)`
export const CALLS_ONLY = `import { calls, createClientFor } from './lib/api'
console.log(createClientFor({ calls }, { token: 't' }))`

export const WEBHOOKS = `import { createServerMessageHandler, verifyHmac } from './lib/api/webhooks'
console.log(createServerMessageHandler, verifyHmac)`

/** Bytes that each may take at most, and that leaving resources out must save. `tests/unit/api/size.test.ts` holds them. */
export const SIZE_LIMITS = {
  webCall: 2_700,
  // 2.4 kB of these are openapi-fetch, which makes every request, and 1.4 kB eventsource-parser, which reads streams.
  wholeClient: 13_500,
  // The limit for delays that are too long for a timer is 20 bytes.
  webhooks: 3_450,
  savedByFewerResources: 1_000,
} as const

export const COMPARED = {
  'openapi-fetch 0.17.0, bare': `import create from 'openapi-fetch'; console.log(create)`,
  '`Api` of @vapi-ai/web 2.7.1': `import { Api } from './node_modules/@vapi-ai/web/dist/api.js'; console.log(Api)`,
  '@vapi-ai/server-sdk 2.0.1': `import { VapiClient } from '@vapi-ai/server-sdk'; console.log(VapiClient)`,
}
