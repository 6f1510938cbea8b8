import path from 'node:path'

// The framework's empty page, built the way the site is: what any page made with it cannot be below.
const config = {
  output: 'export',
  reactStrictMode: true,
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
  experimental: { inlineCss: true },
}

export default config
