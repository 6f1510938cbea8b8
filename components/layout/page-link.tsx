'use client'

import { createContext, use, type ComponentPropsWithoutRef } from 'react'
import type { PageName } from '@/content/pages'
import { assetUrl } from '@/lib/config'
import { pagePath, type PageTarget } from '@/lib/navigation/page-address'
import { isPlainClick } from '@/lib/navigation/plain-click'

export type { PageTarget }

export interface Shell {
  page: PageName
  /** Shows a page and writes its address to the history. */
  navigate: (target: PageTarget) => void
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

interface PageLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'>, PageTarget {}

/** A link to a page of the site. A plain click changes the page without a reload; other clicks are left to the browser. */
export function PageLink({ page, section, onClick, ...rest }: PageLinkProps) {
  const shell = useShell()
  const preload = () => shell.preload(page)
  return (
    <a
      aria-current={shell.page === page && !section ? 'page' : undefined}
      {...rest}
      href={assetUrl(pagePath(page)) + (section ? `#${section}` : '')}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event)) return
        event.preventDefault()
        shell.navigate({ page, section })
      }}
    />
  )
}
