import type { ThirdPartyHosts } from '../../lib/config/hosts'

interface PolicyInput {
  hosts: ThirdPartyHosts
  /** Hashes of the inline scripts of the exported pages, such as `sha256-…`. */
  scriptHashes: readonly string[]
  /** Whether the site is served over HTTPS, so that a forgotten `http:` address is upgraded. */
  https: boolean
}

/**
 * The Content-Security-Policy. Scripts run from our own origin, from the call library's, or inline
 * with a known hash: never `unsafe-inline`, never `unsafe-eval`. Styles may be inline, because the
 * page's own CSS is inlined and elements carry their measured sizes in `style`.
 */
export function contentSecurityPolicy({ hosts, scriptHashes, https }: PolicyInput): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...(hosts.webAssembly ? ["'wasm-unsafe-eval'"] : []),
      ...hosts.script,
    ],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.image],
    'media-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connect],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': hosts.frame,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The part of a policy that a `<meta>` may carry, for hosts that cannot set headers. */
export const policyForMeta = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ')
