'use client'

import { usePathname, useSelectedLayoutSegment } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { PageBoundary } from '@/components/layout/page-boundary'
import { SiteShell } from '@/components/layout/site-shell'
import { VoiceWidget } from '@/components/voice/widget'
import { pageFromPath } from '@/lib/navigation/page-address'
import { preloadView, views } from './views'

/**
 * The shell around the page that the address names. `children` is what this document brought along: structured data,
 * and on home the page itself. The gallery, a route for developers, has no shell.
 */
export function Site({ children }: { children: ReactNode }) {
  const page = pageFromPath(usePathname())
  const [openedPage] = useState(page)
  const isGallery = useSelectedLayoutSegment() === 'gallery'
  if (isGallery) return children

  const isOpenedPage = page === openedPage
  const View = views[page]
  return (
    <PageBoundary where="site">
      <SiteShell page={page} preload={preloadView} widget={<VoiceWidget />}>
        {isOpenedPage && page === 'home' ? null : <View />}
        {isOpenedPage ? children : null}
      </SiteShell>
    </PageBoundary>
  )
}
