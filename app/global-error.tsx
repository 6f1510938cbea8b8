'use client'

import { useEffect } from 'react'
import { PageError } from '@/components/layout/page-boundary'
import { locale } from '@/content/locale'
import { errorMessages } from '@/content/error-messages'
import { reportError } from '@/lib/error-reporting/report-error'
import './globals.css'

/**
 * Shown when the document itself fails, outside of every boundary of the site. It replaces the root layout, and is in
 * sans-serif letters: its own code is fetched with every page, and the site's fonts would make it four times as long.
 */
export default function GlobalError({ error, reset }: { error: unknown; reset: () => void }) {
  useEffect(() => reportError(error, 'document'), [error])
  return (
    <html lang={locale.language}>
      <head>
        <title>{errorMessages.page.title}</title>
      </head>
      <body>
        <main>
          <PageError error={error} retry={reset} />
        </main>
      </body>
    </html>
  )
}
