import path from 'node:path'

// A sub-path such as `/site` when the host serves the site below its root.
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  turbopack: { root: path.resolve(import.meta.dirname) },
  experimental: { inlineCss: true, globalNotFound: true },
  ...(basePath ? { basePath } : {}),
}

export default nextConfig
