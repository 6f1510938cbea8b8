import type { HeaderRule } from './header-rule'

/** The `_headers` file that Netlify and Cloudflare Pages read from the published folder. */
export const formatHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n') + '\n'

/** Reads a `_headers` file back, so that the local server serves under the very same rules. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (/^\S/.test(line)) {
      rules.push({ path: line.trim(), headers: {} })
      continue
    }
    const separator = line.indexOf(':')
    const rule = rules.at(-1)
    if (separator < 0 || !rule) throw new Error(`Not a header line in _headers: ${line}`)
    rule.headers[line.slice(0, separator).trim()] = line.slice(separator + 1).trim()
  }
  return rules
}
