import { locale } from '@/content/locale'
import { pages, type PageName } from '@/content/pages'
import { siteConfig } from '../config'
import { pagePath } from './page-address'

/** Where the site is hosted: origin, as far as it is known, and sub-path. */
export type SiteAddress = Pick<typeof siteConfig, 'siteUrl' | 'basePath'>

/** Public address of a file or page: absolute, or a path while the site's address is unknown. */
export const publicUrl = (path: `/${string}`, { siteUrl, basePath }: SiteAddress = siteConfig): string =>
  `${siteUrl ?? ''}${basePath}${path}`

export const pageUrl = (page: PageName, address?: SiteAddress): string => publicUrl(pagePath(page), address)

/** Metadata of a page for search engines and share cards. */
export function pageMetadata(page: PageName, address: SiteAddress = siteConfig) {
  const { title, description } = pages[page]
  const url = pageUrl(page, address)
  return {
    title,
    description,
    /** The page's one public address; a path while the site's address is unknown. */
    url,
    /** Address of its picture, 1200 by 630 (scripts/images); a path while the site's address is unknown. */
    imageUrl: publicUrl(`/share/${page}.png`, address),
    /** Whether both are absolute, as search engines and share cards require. */
    isAbsolute: address.siteUrl !== undefined,
    /** The page in each of its languages, and for a visitor of any other: `hreflang` and address. */
    languages: { [locale.language]: url, 'x-default': url },
  }
}
