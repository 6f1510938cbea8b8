import path from 'node:path'
import nextEnv from '@next/env'
import { siteHeaders } from './headers/site-headers'
import { addStructuredData } from './postbuild/add-structured-data'
import { drawImages } from './postbuild/draw-images'
import { foldersIn } from './postbuild/files'
import { plainNotFound } from './postbuild/plain-not-found'
import { precompress } from './postbuild/precompress'
import { securePages } from './postbuild/secure-pages'
import { HOSTING, writeHosting } from './postbuild/write-hosting'

/*
 * What `npm run build` does after the export: structured data, the Content-Security-Policy from the pages'
 * own inline scripts, share images and icons, a file for each host, and compressed copies. `--csp-meta`
 * also writes the policy into the pages, for hosts that cannot set headers.
 */
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
const { siteConfig } = await import('../lib/config')
const { jsonLdScript, siteGraph } = await import('../lib/site/structured-data/graph')
const { siteFacts } = await import('../lib/site/structured-data/site-facts')
const { thirdPartyHosts } = await import('../lib/config/hosts')

const out = path.resolve('out')
plainNotFound(out)
addStructuredData(out, jsonLdScript(siteGraph(siteFacts())))
const policy = securePages(out, {
  hosts: thirdPartyHosts(),
  https: siteConfig.siteUrl.startsWith('https:'),
  meta: process.argv.includes('--csp-meta'),
})
const { host } = new URL(siteConfig.siteUrl)
const images = await drawImages(out, { host })
const rules = siteHeaders({
  contentSecurityPolicy: policy,
  basePath: siteConfig.basePath,
  unhashedFolders: foldersIn(out).filter((name) => !name.startsWith('_')),
})
writeHosting(out, { rules, basePath: siteConfig.basePath }, host)
const { files, bytes, brotliBytes } = await precompress(out)

const kilobytes = (count: number) => `${(count / 1000).toFixed(0)} kB`
console.log(`Policy of ${policy.length} characters, without unsafe-inline or unsafe-eval for scripts.`)
console.log(`Files for hosts: out/_headers and ${HOSTING}/.`)
console.log(`${images} share images and icons drawn.`)
console.log(`${files} files compressed: ${kilobytes(bytes)} to ${kilobytes(brotliBytes)} (brotli).`)
