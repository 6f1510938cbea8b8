'use client'

import { useEffect } from 'react'
import { PageTrouble } from '@/components/layout/page-boundary'
import { reportError } from '@/lib/site/error-reporting/report-error'

/** Shown when the document itself fails, outside of every boundary of the site. It replaces the root layout. */
export default function GlobalError({ error, reset }: { error: unknown; reset: () => void }) {
  useEffect(() => reportError(error, 'document'), [error])
  return (
    <html lang="en">
      <body>
        <main>
          <PageTrouble error={error} retry={reset} />
        </main>
      </body>
    </html>
  )
}
