/**
 * The site's public address: `NEXT_PUBLIC_SITE_URL`, or what the host that builds the site announces. Read by
 * `next.config.mjs` and by what runs after the build.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {string | undefined} Origin without a trailing slash; undefined where nobody says it.
 * @throws {Error} Where `NEXT_PUBLIC_SITE_URL` is no address, such as one without `https://`.
 */
export function siteAddress(environment) {
  const { NEXT_PUBLIC_SITE_URL, URL: netlify, CF_PAGES_URL, VERCEL_PROJECT_PRODUCTION_URL } = environment
  const asked = NEXT_PUBLIC_SITE_URL?.trim().replace(/\/+$/, '')
  if (asked) {
    if (!globalThis.URL.canParse(asked) || !/^https?:$/.test(new globalThis.URL(asked).protocol))
      throw new Error(
        `NEXT_PUBLIC_SITE_URL is "${asked}"; it must be an address such as https://example.com. Set it in .env, or among the host's environment variables.`,
      )
    // A sitemap and a header take ASCII only: a domain with umlauts becomes its xn-- form.
    return new globalThis.URL(asked).href.replace(/\/+$/, '')
  }
  // Vercel announces a host name without a scheme.
  const vercel = VERCEL_PROJECT_PRODUCTION_URL && `https://${VERCEL_PROJECT_PRODUCTION_URL}`
  for (const announced of [netlify, CF_PAGES_URL, vercel]) {
    if (!announced || !globalThis.URL.canParse(announced)) continue
    const { protocol, hostname, origin } = new globalThis.URL(announced)
    if (protocol === 'https:' && hostname !== 'localhost') return origin
  }
  return undefined
}
