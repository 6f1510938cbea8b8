import type { HeaderRule } from './header-rule'

interface SiteHeadersInput {
  contentSecurityPolicy: string
  /** Sub-path under which the site is served, such as `/site`; empty at the root. */
  basePath: string
  /** Folders of files without a hash in their name, such as `audio`; kept for an hour, then revalidated. */
  unhashedFolders: readonly string[]
}

const VIDEO_PLAYER = '"https://www.youtube-nocookie.com"'

/**
 * The features of the device that our own pages may use: the microphone, and keeping the screen awake in a call. Choosing a
 * loudspeaker needs no rule, and Chromium warns about the name of that rule.
 */
const permissionsPolicy = [
  'microphone=(self)',
  'screen-wake-lock=(self)',
  ...['autoplay', 'fullscreen', 'picture-in-picture', 'encrypted-media'].map(
    (feature) => `${feature}=(self ${VIDEO_PLAYER})`,
  ),
  // What would ask the visitor for something else.
  ...['camera', 'display-capture', 'geolocation', 'hid', 'midi', 'payment', 'serial', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ')

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const HOURLY = 'public, max-age=3600, must-revalidate'
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/**
 * Headers that only matter for pages. Hosts send them with every file, because HTTP/2 compresses a repeated header to a few
 * bytes. A server on HTTP/1.1 may send them with pages only.
 */
export const PAGE_HEADERS: ReadonlySet<string> = new Set([
  'Content-Security-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
])

/**
 * The one source of the site's response headers. The files for every host are generated from it. Browsers should revalidate the
 * files that no caching rule names, such as pages, robots and manifest (`REVALIDATE`).
 */
export function siteHeaders(input: SiteHeadersInput): HeaderRule[] {
  const { basePath } = input
  return [
    {
      path: `${basePath}/*`,
      headers: {
        'Content-Security-Policy': input.contentSecurityPolicy,
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': permissionsPolicy,
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    { path: `${basePath}/_next/static/*`, headers: { 'Cache-Control': IMMUTABLE } },
    ...input.unhashedFolders.map((folder) => ({
      path: `${basePath}/${folder}/*`,
      headers: { 'Cache-Control': HOURLY },
    })),
  ]
}
