import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { siteAddress } from './lib/config/site-address.mjs'

// A sub-path such as `/site` when the host serves the site below its root.
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

// A build that is to be repeated byte for byte sets its time: https://reproducible-builds.org/specs/source-date-epoch/
const { SOURCE_DATE_EPOCH } = process.env
const builtAt = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date()

// Inlined like every public setting; a host's own address counts where the setting is empty.
const siteUrl = siteAddress(process.env)

/** @type {import('next').NextConfig} */
export const nextConfig = {
  output: 'export',
  // `pricing/index.html`, which every host serves at `/pricing/`.
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // The gallery of primitives is a route for developers only (`npm run gallery`).
  pageExtensions: process.env.CALLWRIGHT_GALLERY ? ['tsx', 'ts', 'gallery.tsx'] : ['tsx', 'ts'],
  // Hosts run only the build, so a wrong type in `content/` fails it; `npm test` has checked all types before.
  typescript: { tsconfigPath: 'tsconfig.site.json', ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  // Compiles the inline scripts (lib/loading/inline-script.ts); a program of its own, not to be bundled.
  serverExternalPackages: ['esbuild'],
  turbopack: { root: path.resolve(import.meta.dirname) },
  experimental: {
    inlineCss: true,
    // A page loads its own styles, and not those of every inner page: 0.5 to 2.5 kB less for each of them.
    cssChunking: { type: 'graph', requestCost: 3000 },
    globalNotFound: true,
    // Fewer, larger scripts: home needs 14 requests instead of 18, and 3 kB less. A call, all in all, loads 7 kB more.
    turbopackChunking: { minChunkSize: 130_000 },
  },
  env: {
    NEXT_PUBLIC_BUILD_DAY: builtAt.toISOString().slice(0, 10),
    ...(siteUrl ? { NEXT_PUBLIC_SITE_URL: siteUrl } : {}),
  },
  ...(basePath ? { basePath } : {}),
}

/** The number is read here, so that the library which reads telephone numbers stays out of the pages. */
export default async function withTelephone() {
  const { stopAtFaultyLists } = await tsImport('./scripts/content-lists.ts', import.meta.url)
  stopAtFaultyLists()
  const { publishedTelephoneUrl } = await tsImport('./lib/booking/read-telephone.ts', import.meta.url)
  return { ...nextConfig, env: { ...nextConfig.env, NEXT_PUBLIC_PHONE_URL: publishedTelephoneUrl() } }
}
