'use client'

import { useSyncExternalStore } from 'react'
import { announcements } from '@/lib/navigation/announcements'

const emptyText = () => ''

/** The page's live region. Its `aria-live`, which the role implies, keeps a modal from hiding it. */
export function LiveRegion() {
  const text = useSyncExternalStore(announcements.subscribe, announcements.latest, emptyText)
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}
