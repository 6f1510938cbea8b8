import type { MetadataRoute } from 'next'
import { siteConfig } from '@/lib/config'
import { publicUrl } from '@/lib/navigation/page-metadata'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(siteConfig.siteUrl && { sitemap: publicUrl('/sitemap.xml') }),
  }
}
