'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { PageName } from '@/content/pages'
import { missingCode } from '@/lib/loading/missing-code'

/**
 * The pages, each in a chunk of its own. A document preloads the chunk of its page: the framework finds it by the literal
 * `dynamic(() => import(…))`, which is why every page is also in `loaders`.
 */
export const views: Readonly<Record<PageName, ComponentType>> = {
  home: dynamic(() => import('@/components/pages/home').catch(missingCode)),
  services: dynamic(() => import('@/components/pages/services').catch(missingCode)),
  'case-studies': dynamic(() => import('@/components/pages/case-studies').catch(missingCode)),
  content: dynamic(() => import('@/components/pages/knowledge-base').catch(missingCode)),
  pricing: dynamic(() => import('@/components/pages/pricing').catch(missingCode)),
  team: dynamic(() => import('@/components/pages/team').catch(missingCode)),
  socials: dynamic(() => import('@/components/pages/socials').catch(missingCode)),
  terms: dynamic(() => import('@/components/pages/terms').catch(missingCode)),
  privacy: dynamic(() => import('@/components/pages/privacy').catch(missingCode)),
}

const loaders: Readonly<Record<PageName, () => Promise<unknown>>> = {
  home: () => import('@/components/pages/home'),
  services: () => import('@/components/pages/services'),
  'case-studies': () => import('@/components/pages/case-studies'),
  content: () => import('@/components/pages/knowledge-base'),
  pricing: () => import('@/components/pages/pricing'),
  team: () => import('@/components/pages/team'),
  socials: () => import('@/components/pages/socials'),
  terms: () => import('@/components/pages/terms'),
  privacy: () => import('@/components/pages/privacy'),
}

/** Preloads the code of a page. A failure is ignored here, and reported when the page is opened. */
export function preloadView(page: PageName): void {
  loaders[page]().catch(() => undefined)
}
