/** Response headers for the paths that a pattern matches: `/exact.txt`, or `/folder/*` for all below it. */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

const matches = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('/*') ? pathname.startsWith(pattern.slice(0, -1)) : pattern === pathname

/** The headers of one response. Several rules may match; no two of ours set the same header. */
export function headersForPath(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({ path }) => matches(path, pathname)).map(({ headers }) => headers),
  )
}
