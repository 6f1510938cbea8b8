import type { MetadataRoute } from 'next'
import { PAGE_NAMES } from '@/content/pages'
import { pageMetadata } from '@/lib/navigation/page-metadata'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  // A sitemap holds absolute addresses only.
  return PAGE_NAMES.map((page) => pageMetadata(page))
    .filter(({ isAbsolute }) => isAbsolute)
    .map(({ url, imageUrl }) => ({ url, images: [imageUrl] }))
}
