'use client'

import { createContext, use } from 'react'
import type { PageTarget } from '@/lib/site/page-store'

export interface Shell {
  /** The page on show. */
  page: PageTarget['page']
  navigate: (target: PageTarget) => void
}

const ShellContext = createContext<Shell | null>(null)

export const ShellProvider = ShellContext.Provider

/** The shell that holds the current page; only within `SiteShell`. */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell must be used inside SiteShell.')
  return shell
}
