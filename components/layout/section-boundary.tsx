'use client'

import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { errorMessages } from '@/content/error-messages'
import { contact } from '@/lib/booking/contact'
import { focusOn } from './page-boundary'
import { ErrorBoundary } from './error-boundary'

/** Error boundary of one section: when it fails, the other sections stay. */
export function SectionBoundary({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      where={`section ${name}`}
      onRetried={() => focusOn(document.querySelector<HTMLElement>(`[data-section="${name}"]`))}
      fallback={(_, retry) => (
        <section
          data-section={name}
          data-failed=""
          aria-label={errorMessages.section.label}
          className="py-sec"
        >
          <Container>
            <p role="alert">{errorMessages.section.text}</p>
            <p className="mt-4 flex flex-wrap gap-3">
              <Button variant="quiet" size="sm" onClick={retry}>
                {errorMessages.retry}
              </Button>
              <ButtonLink variant="ghost" size="sm" external href={contact.discoveryCallUrl}>
                {errorMessages.book}
              </ButtonLink>
            </p>
          </Container>
        </section>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
