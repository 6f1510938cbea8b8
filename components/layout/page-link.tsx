'use client'

import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { assetUrl } from '@/lib/config'
import { pagePath } from '@/lib/navigation/page-address'
import { useShell, type PageTarget } from './shell-context'

export interface PageLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'>, PageTarget {}

/** Whether the browser handles the click (new tab or window), or another handler already has. */
export const isModifiedOrHandledClick = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  event.button !== 0

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
        if (isModifiedOrHandledClick(event)) return
        event.preventDefault()
        shell.navigate({ page, section })
      }}
    />
  )
}
