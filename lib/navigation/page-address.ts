import { PAGE_NAMES, type PageName } from '@/content/pages'

const isPageName = (name: unknown): name is PageName =>
  typeof name === 'string' && (PAGE_NAMES as readonly string[]).includes(name)

/** The parameter of an address that named a page before pages had addresses of their own: `/?page=pricing`. */
const PAGE_PARAMETER = 'page'

/** The query without that parameter. A query that does not have it is returned unchanged. */
export function withoutPageParameter(query: string): string {
  const parameters = new URLSearchParams(query)
  if (!parameters.has(PAGE_PARAMETER)) return query
  parameters.delete(PAGE_PARAMETER)
  return parameters.size > 0 ? `?${parameters.toString()}` : ''
}

/** Path of a page below the site's base path, with a slash at both ends. */
export const pagePath = (page: PageName): `/${string}` => (page === 'home' ? '/' : `/${page}/`)

/** A path or fragment without its percent encoding. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A percent sign that encodes nothing.
    return text
  }
}

/** The page at a path below the base path; an unknown one falls back to home, as some hosts do. */
export function pageFromPath(path: string): PageName {
  const name = decoded(path)
    .replace(/index\.html$/, '')
    .replace(/^\/|\/$/g, '')
  return isPageName(name) ? name : 'home'
}

/** A page, and optionally the name of one of its sections, such as `booking`. */
export interface PageTarget {
  page: PageName
  section?: string | undefined
}

/** The target of a `navigate` event: the name of a page, or an object with a `page` and perhaps a `section`. */
export function targetFromNavigateDetail(detail: unknown): PageTarget | undefined {
  const { page, section } = (
    typeof detail === 'object' && detail !== null ? detail : { page: detail }
  ) as Record<string, unknown>
  if (!isPageName(page)) return undefined
  return { page, section: typeof section === 'string' ? section : undefined }
}

/** Dispatched on `window` when a link was followed, by the shell or, to a fragment, by the browser; not on Back and Forward. */
export const ADDRESS_EVENT = 'address-followed'
