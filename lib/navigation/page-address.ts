import { PAGE_NAMES, type PageName } from '@/content/pages'

const isPageName = (name: unknown): name is PageName =>
  typeof name === 'string' && (PAGE_NAMES as readonly string[]).includes(name)

/** The parameter of an address that named a page before pages had addresses of their own: `/?page=pricing`. */
export const PAGE_PARAMETER = 'page'

/** The query without that parameter. A query that does not have it is returned unchanged. */
export function withoutPageParameter(query: string): string {
  const parameters = new URLSearchParams(query)
  if (!parameters.has(PAGE_PARAMETER)) return query
  parameters.delete(PAGE_PARAMETER)
  return parameters.size > 0 ? `?${parameters.toString()}` : ''
}

/** Path of a page below the site's base path, with a slash at both ends. */
export const pagePath = (page: PageName): `/${string}` => (page === 'home' ? '/' : `/${page}/`)

/** The page at a path below the base path; an unknown one falls back to home, as some hosts do. */
export function pageFromPath(path: string): PageName {
  const name = path.replace(/index\.html$/, '').replace(/^\/|\/$/g, '')
  return isPageName(name) ? name : 'home'
}

/** The page named by the detail of a `navigate` event: a name, or an object with a `page`. */
export function pageFromNavigateDetail(detail: unknown): PageName | undefined {
  const name =
    typeof detail === 'object' && detail !== null && 'page' in detail
      ? (detail as { page: unknown }).page
      : detail
  return isPageName(name) ? name : undefined
}
