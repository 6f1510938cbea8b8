import path from 'node:path'

// A sub-path such as `/site` when the host serves the site below its root.
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // The gallery of primitives is a route for developers only (`npm run gallery`).
  pageExtensions: process.env.CALLWRIGHT_GALLERY ? ['tsx', 'ts', 'gallery.tsx'] : ['tsx', 'ts'],
  // `npm test` checks the types of the whole repository; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname) },
  experimental: { inlineCss: true, globalNotFound: true },
  ...(basePath ? { basePath } : {}),
}

export default nextConfig
