'use client'

import { createContext, use } from 'react'
import type { PageName } from '@/content/pages'
import type { PageTarget } from '@/lib/navigation/page-address'

export type { PageTarget }

export interface Shell {
  /** The current page. */
  page: PageName
  /** Shows a page and writes its address to the history. */
  navigate: (target: PageTarget) => void
  /** Preloads the code of a page. */
  preload: (page: PageName) => void
}

const ShellContext = createContext<Shell | null>(null)

export const ShellProvider = ShellContext.Provider

/** The shell that holds the current page; only within `SiteShell`. */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell must be used inside SiteShell.')
  return shell
}
