import { pages, type PageName } from '../../content/pages'
import { shareCards } from '../../content/share'
import { siteConfig } from '../config'
import { pagePath } from './page-address'

/** What a page says of itself to search engines and where it is shared. */
export interface PageHead {
  title: string
  description: string
  /** The page's one public address. */
  url: string
  /** Absolute address of its picture, 1200 by 630 (scripts/images). */
  imageUrl: string
  /** What the picture says. */
  imageAlt: string
}

/** Where the site is hosted: origin and sub-path. */
export type SiteAddress = Pick<typeof siteConfig, 'siteUrl' | 'basePath'>

/** Public address of a page. */
export const pageUrl = (page: PageName, { siteUrl, basePath }: SiteAddress = siteConfig): string =>
  `${siteUrl}${basePath}${pagePath(page)}`

export function pageHead(page: PageName, address: SiteAddress = siteConfig): PageHead {
  const { title, description } = pages[page]
  return {
    title,
    description,
    url: pageUrl(page, address),
    imageUrl: `${address.siteUrl}${address.basePath}/share/${page}.png`,
    imageAlt: shareCards[page].headline.join(' '),
  }
}
