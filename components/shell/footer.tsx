'use client'

import { pages } from '@/content/pages'
import { PageLink } from './page-link'

export function Footer() {
  return (
    <footer>
      <PageLink page="terms">{pages.terms.label}</PageLink>
      <PageLink page="privacy">{pages.privacy.label}</PageLink>
      <p>© 2025 Callwright</p>
    </footer>
  )
}
