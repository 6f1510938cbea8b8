'use client'

import { lazy, type ComponentType } from 'react'
import type { PageName } from '@/content/pages'

/** Pages other than home: code of their own, fetched on intent and when the browser is idle. */
type LazyPageName = Exclude<PageName, 'home'>

/** Utilities beyond those of home: see the sheet itself. */
const styles = () => import('./every-utility')

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

const loadPage = async (name: LazyPageName) => (await Promise.all([loaders[name](), styles()]))[0]

export const lazyPages = Object.fromEntries(
  (Object.keys(loaders) as LazyPageName[]).map((name) => [name, lazy(() => loadPage(name))]),
) as unknown as Record<LazyPageName, ComponentType>

/** Fetches a page's code ahead of its opening. A failure is left to the opening itself to report. */
export function preloadPage(page: PageName): void {
  if (page === 'home') return
  loadPage(page).catch(() => undefined)
}
