'use client'

import { lazy, type ComponentType } from 'react'
import type { PageName } from '@/content/pages'

/** Pages other than home: code of their own, fetched on intent and when the browser is idle. */
type LazyPageName = Exclude<PageName, 'home'>

const loaders: Record<LazyPageName, () => Promise<{ default: ComponentType }>> = {
  services: () => import('@/components/pages/services'),
  'case-studies': () => import('@/components/pages/case-studies'),
  content: () => import('@/components/pages/content'),
  pricing: () => import('@/components/pages/pricing'),
  team: () => import('@/components/pages/team'),
  socials: () => import('@/components/pages/socials'),
  terms: () => import('@/components/pages/terms'),
  privacy: () => import('@/components/pages/privacy'),
}

export const lazyPages = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [name, lazy(load)]),
) as unknown as Record<LazyPageName, ComponentType>

/** Fetches a page's code ahead of its opening. A failure is left to the opening itself to report. */
export function preloadPage(page: PageName): void {
  if (page === 'home') return
  loaders[page]().catch(() => undefined)
}
