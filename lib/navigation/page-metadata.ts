import { locale } from '@/content/locale'
import { pages, type PageName } from '@/content/pages'
import { siteConfig } from '../config'
import { pagePath } from './page-address'

/** Metadata of a page for search engines and share cards. */
interface PageMetadata {
  title: string
  description: string
  /** The page's one public address; a path while the site's address is unknown. */
  url: string
  /** Address of its picture, 1200 by 630 (scripts/images); a path while the site's address is unknown. */
  imageUrl: string
  /** Whether both are absolute, as search engines and share cards require. */
  isAbsolute: boolean
  /** The page in each of its languages, and for a visitor of any other: `hreflang` and address. */
  languages: Readonly<Record<string, string>>
}

/** Where the site is hosted: origin, as far as it is known, and sub-path. */
export type SiteAddress = Pick<typeof siteConfig, 'siteUrl' | 'basePath'>

/** Public address of a file or page: absolute, or a path while the site's address is unknown. */
export const publicUrl = (path: `/${string}`, { siteUrl, basePath }: SiteAddress = siteConfig): string =>
  `${siteUrl ?? ''}${basePath}${path}`

export const pageUrl = (page: PageName, address?: SiteAddress): string => publicUrl(pagePath(page), address)

export function pageMetadata(page: PageName, address: SiteAddress = siteConfig): PageMetadata {
  const { title, description } = pages[page]
  const url = pageUrl(page, address)
  return {
    title,
    description,
    url,
    imageUrl: publicUrl(`/share/${page}.png`, address),
    isAbsolute: address.siteUrl !== undefined,
    languages: { [locale.language]: url, 'x-default': url },
  }
}
