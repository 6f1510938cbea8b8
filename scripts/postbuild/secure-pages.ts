import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentSecurityPolicy, policyForMeta } from '../headers/content-security-policy'
import { inlineScripts, scriptHash } from '../headers/inline-scripts'
import type { ThirdPartyHosts } from '../../lib/config/hosts'
import { filesUnder } from './files'
import { mergePageData } from './page-data'
import { scriptsAfterPaint } from './scripts-after-paint'

export interface SecurePagesOptions {
  hosts: ThirdPartyHosts
  https: boolean
  /** Writes the policy into each page too, for hosts that cannot set headers (GitHub Pages). */
  meta: boolean
}

const META = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/** Merges and delays the scripts of the framework; the 404 page has nothing of it (plain-not-found.ts). */
const arrangeScripts = (name: string, html: string) =>
  name === '404.html' ? html : scriptsAfterPaint(mergePageData(html))

/** The page with the policy inside, for hosts that cannot set headers. */
export const withPolicy = (html: string, policy: string): string =>
  html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${policyForMeta(policy)}">`,
  )

/** Makes the policy from the exported pages' own inline scripts, and returns it. Runs twice to the same end. */
export function securePages(folder: string, { hosts, https, meta }: SecurePagesOptions): string {
  const pages = filesUnder(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const file = path.join(folder, name)
      return { file, html: arrangeScripts(name, readFileSync(file, 'utf8').replace(META, '')) }
    })
  const scriptHashes = [...new Set(pages.flatMap(({ html }) => inlineScripts(html).map(scriptHash)))].sort()
  const policy = contentSecurityPolicy({ hosts, scriptHashes, https })
  for (const { file, html } of pages) writeFileSync(file, meta ? withPolicy(html, policy) : html)
  return policy
}
