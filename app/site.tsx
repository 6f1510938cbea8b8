'use client'

import dynamic from 'next/dynamic'
import { usePathname, useSelectedLayoutSegment } from 'next/navigation'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { PageName } from '@/content/pages'
import { PageBoundary } from '@/components/layout/page-boundary'
import { SiteShell } from '@/components/layout/site-shell'
import { VoiceWidget } from '@/components/voice/widget'
import { failUnreadableScripts, missingCode } from '@/lib/loading/missing-code'
import { pageFromPath } from '@/lib/navigation/page-address'
import { withLoadLimit } from '@/lib/timing/load-limit'
// Several pages have tabs. Their code is loaded with the shell, so that no page opened later loads it again.
import '@/components/ui/tabs'

type LoadPage = () => Promise<{ default: ComponentType }>

const loaders: Partial<Record<PageName, LoadPage>> = {}

function remembered(page: PageName, load: LoadPage) {
  loaders[page] = load
  return () => withLoadLimit(load()).catch(missingCode)
}

/**
 * The pages, each in a chunk of its own. A document preloads the chunk of its page: the framework finds it by the literal
 * `import(…)` inside of `dynamic(…)`.
 */
const PAGES: Readonly<Record<PageName, ComponentType>> = {
  home: dynamic(remembered('home', () => import('@/components/pages/home'))),
  services: dynamic(remembered('services', () => import('@/components/pages/services'))),
  'case-studies': dynamic(remembered('case-studies', () => import('@/components/pages/case-studies'))),
  content: dynamic(remembered('content', () => import('@/components/pages/knowledge-base'))),
  pricing: dynamic(remembered('pricing', () => import('@/components/pages/pricing'))),
  team: dynamic(remembered('team', () => import('@/components/pages/team'))),
  socials: dynamic(remembered('socials', () => import('@/components/pages/socials'))),
  terms: dynamic(remembered('terms', () => import('@/components/pages/terms'))),
  privacy: dynamic(remembered('privacy', () => import('@/components/pages/privacy'))),
}

/** Preloads the code of a page. A failure is ignored here, and reported when the page is opened. */
function preloadPage(page: PageName): void {
  loaders[page]?.().catch(() => undefined)
}

/**
 * The shell around the page that the address names. It is in the layout and not in the page, where its code would be in
 * chunks of its own: 4 kB more in the first load. The gallery, a route for developers, has no shell.
 */
export function Site({ children: openedDocument }: { children: ReactNode }) {
  const page = pageFromPath(usePathname())
  const [openedPage] = useState(page)
  const isGallery = useSelectedLayoutSegment() === 'gallery'
  // The page works now: the opening script shows no more messages (lib/loading/pre-hydration-script.inline.ts).
  useEffect(() => {
    window.preHydrationNavigation = null
    document.getElementById('no-code')?.remove()
  }, [])
  useEffect(failUnreadableScripts, [])
  if (isGallery) return openedDocument

  // The document of home contains the page, rendered on the server. Every document contains its structured data.
  const isServerRendered = page === 'home' && openedPage === 'home'
  const View = PAGES[page]
  return (
    <PageBoundary where="site">
      <SiteShell page={page} preload={preloadPage} widget={<VoiceWidget />}>
        {isServerRendered ? null : <View />}
        {page === openedPage ? openedDocument : null}
      </SiteShell>
    </PageBoundary>
  )
}
