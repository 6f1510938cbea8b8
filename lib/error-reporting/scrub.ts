/** Longest text of an error that is sent. */
const MAX_LENGTH = 500

const RULES: readonly [pattern: RegExp, replacement: string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  // Addresses keep their path, which says where; never their query or fragment, which may say who.
  [/(\b[a-z][a-z+.-]*:\/\/[^\s?#"')]+)[?#][^\s"')]*/gi, '$1'],
  [/\beyJ[\w-]+(?:\.[\w-]*){1,2}/g, '[token]'],
  [/\b(?:bearer|key|token|secret|password)(\s*[=:]\s*|\s+)\S+/gi, '[token]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '[id]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi, '[token]'],
  [/\+?\d[\d\s().-]{6,}\d/g, '[number]'],
]

/** Text without personal data and secrets: addresses, numbers, keys, queries. */
export const scrub = (text: string): string =>
  RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text).slice(
    0,
    MAX_LENGTH,
  )

/** The address of the page as it is sent: which page is shown, without the query. */
export function scrubPageUrl(href: string): string {
  const { origin, pathname } = new URL(href)
  return origin + pathname
}
