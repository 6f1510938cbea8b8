/**
 * Run by every build (`npm run build`) after the export, never by hand: makes of the exported pages in `out/` the site
 * that is published, in the steps below. `--csp-meta` also writes the Content-Security-Policy into the pages, for hosts
 * that cannot set headers.
 */
import './local/closed-output'
import path from 'node:path'
import nextEnv from '@next/env'
import { siteAddress } from '../lib/config/site-address.mjs'
import { siteHeaders } from './headers/site-headers'
import { addCompileHints } from './postbuild/add-compile-hints'
import { withDeferredScripts } from './postbuild/defer-scripts'
import { drawImages } from './postbuild/draw-images'
import { assetFolders, changePages } from './postbuild/files'
import { withInlinePageStyles } from './postbuild/inline-page-styles'
import { withMergedData } from './postbuild/merge-hydration-data'
import { withMetadataFirst } from './postbuild/metadata-first'
import { precompress } from './postbuild/precompress'
import { withoutPropertyFallback } from './postbuild/remove-property-fallback'
import { removeScriptsFrom404 } from './postbuild/remove-scripts-from-404'
import { stopAtDeadLinks } from './postbuild/stop-at-dead-links'
import { writeContentSecurityPolicy } from './postbuild/write-content-security-policy'
import { HOSTING, writeHosting } from './postbuild/write-hosting'

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
process.env.NEXT_PUBLIC_SITE_URL = siteAddress(process.env) ?? ''
const { siteConfig } = await import('../lib/config')
const { thirdPartyHosts } = await import('../lib/config/hosts')

const out = path.resolve('out')
const host = siteConfig.siteUrl && new URL(siteConfig.siteUrl).host

stopAtDeadLinks(out, siteConfig.basePath, path.resolve('.'))
removeScriptsFrom404(out)
changePages(out, (html) => {
  // The data are compared with the style sheet, so they come first.
  const merged = withoutPropertyFallback(withMergedData(html))
  // This moves the framework's scripts out of the head, in which they come before the metadata.
  return withMetadataFirst(withInlinePageStyles(withDeferredScripts(merged), out))
})
const policy = writeContentSecurityPolicy(out, {
  hosts: thirdPartyHosts(),
  https: siteConfig.siteUrl?.startsWith('https:') ?? false,
  meta: process.argv.includes('--csp-meta'),
})
const hinted = addCompileHints(out)
const images = await drawImages(out, { host: host ?? '' })
const rules = siteHeaders({
  contentSecurityPolicy: policy,
  basePath: siteConfig.basePath,
  unhashedFolders: assetFolders(out),
})
writeHosting(out, { rules, basePath: siteConfig.basePath, host: host || undefined })
const { files, bytes, brotliBytes } = await precompress(out)

const kilobytes = (count: number) => `${(count / 1000).toFixed(0)} kB`
console.log(`Policy of ${policy.length} characters, without unsafe-inline or unsafe-eval for scripts.`)
console.log(`${hinted} scripts are compiled while they load.`)
console.log(`Files for hosts: out/_headers and ${HOSTING}/.`)
console.log(`${images} share images and icons drawn.`)
console.log(`${files} files compressed: ${kilobytes(bytes)} to ${kilobytes(brotliBytes)} (brotli).`)
if (!siteConfig.siteUrl)
  console.warn(
    '\nWARNING: no site address. Search engines and shared links get no canonical address, share picture or sitemap.\n' +
      'Set NEXT_PUBLIC_SITE_URL to the address of the site, such as https://example.com, and build again.\n',
  )
