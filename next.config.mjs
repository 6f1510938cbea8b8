import path from 'node:path'
import { siteAddress } from './lib/config/site-address.mjs'

// A sub-path such as `/site` when the host serves the site below its root.
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

// Inlined like every public setting; a host's own address counts where the setting is empty.
const siteUrl = siteAddress(process.env)

/** @type {import('next').NextConfig} */
const nextConfig = {
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
  turbopack: { root: path.resolve(import.meta.dirname) },
  experimental: { inlineCss: true, globalNotFound: true },
  ...(siteUrl ? { env: { NEXT_PUBLIC_SITE_URL: siteUrl } } : {}),
  ...(basePath ? { basePath } : {}),
}

export default nextConfig
