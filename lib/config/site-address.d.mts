/** Origin without a trailing slash; undefined where neither a setting nor the host says it. */
export function siteAddress(environment: Readonly<Record<string, string | undefined>>): string | undefined
