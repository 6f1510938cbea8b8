'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { PageBoundary } from '@/components/layout/page-boundary'
import { SiteShell } from '@/components/layout/site-shell'
import { VoiceWidget } from '@/components/voice/widget'
import type { PageName } from '@/content/pages'
import { pageFromPath } from '@/lib/navigation/page-address'
import { preloadView, views } from './views'

export interface SiteProps {
  /** The page whose document the visitor opened. */
  openedPage: PageName
  /** Home, rendered on the server; only the document of home has it. */
  serverRenderedHome?: ReactNode
  /** Structured data of the opened page, in the document while that page is shown. */
  structuredData: ReactNode
}

/**
 * The shell around the page that the address names. Stays mounted when the address changes, which it does without
 * another document.
 */
export function Site({ openedPage, serverRenderedHome, structuredData }: SiteProps) {
  const page = pageFromPath(usePathname())
  const isServerRendered = page === 'home' && openedPage === 'home'
  const View = views[page]
  return (
    <PageBoundary where="site">
      <SiteShell page={page} preload={preloadView} widget={<VoiceWidget />}>
        {isServerRendered ? serverRenderedHome : <View />}
        {page === openedPage ? structuredData : null}
      </SiteShell>
    </PageBoundary>
  )
}
