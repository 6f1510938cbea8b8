import path from 'node:path'

// The framework's empty page, built like the site. No page made with the framework can be smaller or faster.
const config = {
  output: 'export',
  reactStrictMode: true,
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  experimental: { inlineCss: true },
}

export default config
