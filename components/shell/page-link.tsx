'use client'

import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import type { PageName } from '@/content/pages'
import { searchForPage } from '@/lib/site/page-address'
import { useShell } from './page-context'
import { preloadPage } from './lazy-pages'
import { siteConfig } from '@/lib/config'

export interface PageLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  page: PageName
  /** Id of a section of that page to scroll to. */
  section?: string
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0

/** A real link to a page of the shell: shareable, openable in a new tab, and instant on a plain click. */
export function PageLink({ page, section, onClick, ...rest }: PageLinkProps) {
  const shell = useShell()
  const warmUp = () => preloadPage(page)
  return (
    <a
      {...rest}
      href={`${siteConfig.basePath}/${searchForPage(page)}${section ? `#${section}` : ''}`}
      aria-current={shell.page === page && !section ? 'page' : undefined}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || opensElsewhere(event)) return
        event.preventDefault()
        shell.navigate({ page, ...(section ? { section } : {}) })
      }}
    />
  )
}
