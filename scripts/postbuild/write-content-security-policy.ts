import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { contentSecurityPolicy, policyForMeta } from '../headers/content-security-policy'
import type { ThirdPartyHosts } from '../../lib/config/hosts'
import { pageFiles } from './files'

interface ContentSecurityPolicyOptions {
  hosts: ThirdPartyHosts
  https: boolean
  /** Writes the policy into each page too, for hosts that cannot set headers (GitHub Pages). */
  meta: boolean
}

const META = /<meta http-equiv="Content-Security-Policy"[^>]*>/

const SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g
const RUNS = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1]

/** Code of the inline scripts that a browser would run; data blocks such as JSON-LD are not among them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {}
    const isInline = !/\ssrc=/i.test(attributes)
    return isInline && RUNS.test(attribute(attributes, 'type') ?? '') && code !== '' ? [code] : []
  })
}

/** A hash as the Content-Security-Policy writes it. */
export const scriptHash = (code: string): string =>
  `sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}`

/** Adds the policy to the page, for hosts that cannot send headers. Throws if the page has no head. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyForMeta(policy)}">`
  const secured = html.replace(/<head\b[^>]*>/, (head) => head + meta)
  if (secured === html)
    throw new Error('A page has no <head> that the Content-Security-Policy could be put into.')
  return secured
}

/**
 * Makes the policy from the exported pages' own inline scripts, and returns it. Runs after everything that changes
 * those, and twice to the same end.
 *
 * @throws Error when no page has an inline script: the pages are not those of the build
 */
export function writeContentSecurityPolicy(
  out: string,
  { hosts, https, meta }: ContentSecurityPolicyOptions,
): string {
  const pages = pageFiles(out).map((file) => ({ file, html: readFileSync(file, 'utf8').replace(META, '') }))
  const scriptHashes = [...new Set(pages.flatMap(({ html }) => inlineScripts(html).map(scriptHash)))].sort()
  if (scriptHashes.length === 0) throw new Error(`No page in ${out} has an inline script to allow.`)
  const policy = contentSecurityPolicy({ hosts, scriptHashes, https })
  for (const { file, html } of pages) writeFileSync(file, meta ? withPolicy(html, policy) : html)
  return policy
}
