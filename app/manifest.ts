import type { MetadataRoute } from 'next'
import { facts } from '@/content/facts'
import { pages } from '@/content/pages'
import { BRAND_COLOURS } from '@/lib/drawing/brand-colours.generated'
import { assetUrl } from '@/lib/config'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: facts.name,
    short_name: facts.name,
    description: pages.home.description,
    id: assetUrl('/'),
    start_url: assetUrl('/'),
    scope: assetUrl('/'),
    display: 'minimal-ui',
    background_color: BRAND_COLOURS.paper,
    theme_color: BRAND_COLOURS.paper,
    icons: [
      { src: assetUrl('/icons/192.png'), sizes: '192x192', type: 'image/png' },
      { src: assetUrl('/icons/512.png'), sizes: '512x512', type: 'image/png' },
      { src: assetUrl('/icons/maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
