import type { MetadataRoute } from 'next'
import { PAGE_NAMES } from '@/content/pages'
import { pageHead } from '@/lib/navigation/page-head'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return PAGE_NAMES.map((page) => {
    const { url, imageUrl } = pageHead(page)
    return { url, images: [imageUrl] }
  })
}
