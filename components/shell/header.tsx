'use client'

import { NAVIGATION, pages } from '@/content/pages'
import { PageLink } from './page-link'

export function Header() {
  return (
    <header>
      <PageLink page="home" aria-label="Callwright, home">
        Callwright
      </PageLink>
      <nav aria-label="Main">
        <ul>
          {NAVIGATION.map((page) => (
            <li key={page}>
              <PageLink page={page}>{pages[page].label}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
