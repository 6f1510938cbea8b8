'use client'

import { usePathname, useSelectedLayoutSegment } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { PageBoundary } from '@/components/layout/page-boundary'
import { SiteShell } from '@/components/layout/site-shell'
import { VoiceWidget } from '@/components/voice/widget'
import { pageFromPath } from '@/lib/navigation/page-address'
import { preloadView, views } from './views'

/**
 * The shell around the page that the address names. It is in the layout and not in the page, where its code would be in
 * chunks of its own: 4 kB more in the first load. The gallery, a route for developers, has no shell.
 */
export function Site({ children: openedDocument }: { children: ReactNode }) {
  const page = pageFromPath(usePathname())
  const [openedPage] = useState(page)
  const isGallery = useSelectedLayoutSegment() === 'gallery'
  if (isGallery) return openedDocument

  // The document of home contains the page, rendered on the server. Every document contains its structured data.
  const isServerRendered = page === 'home' && openedPage === 'home'
  const View = views[page]
  return (
    <PageBoundary where="site">
      <SiteShell page={page} preload={preloadView} widget={<VoiceWidget />}>
        {isServerRendered ? null : <View />}
        {page === openedPage ? openedDocument : null}
      </SiteShell>
    </PageBoundary>
  )
}
