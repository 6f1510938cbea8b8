import { PAGE_NAMES, type PageName } from '../../content/pages'

export const isPageName = (name: unknown): name is PageName =>
  typeof name === 'string' && (PAGE_NAMES as readonly string[]).includes(name)

/** The page that an address asks for; an unknown name falls back to home. */
export function pageFromSearch(search: string): PageName {
  const name = new URLSearchParams(search).get('page')
  return isPageName(name) ? name : 'home'
}

/**
 * The query string of a page within the current address: other parameters (campaign tags and the
 * like) are kept, and home carries no `page`.
 */
export function searchForPage(page: PageName, currentSearch = ''): string {
  const params = new URLSearchParams(currentSearch)
  if (page === 'home') params.delete('page')
  else params.set('page', page)
  const query = params.toString()
  return query ? `?${query}` : ''
}

/** The page named by the detail of a `navigate` event: a name, or an object with a `page`. */
export function pageFromNavigateDetail(detail: unknown): PageName | undefined {
  const name =
    typeof detail === 'object' && detail !== null && 'page' in detail
      ? (detail as { page: unknown }).page
      : detail
  return isPageName(name) ? name : undefined
}
