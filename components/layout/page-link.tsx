'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { assetUrl } from '@/lib/config'
import { pagePath } from '@/lib/navigation/page-address'
import { isPlainClick } from '@/lib/navigation/plain-click'
import { useShell, type PageTarget } from './shell-context'

export interface PageLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'>, PageTarget {}

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
